import type {
  BackgroundPerson,
  BackgroundReport,
  BackgroundStatus,
  BackgroundStep,
  ScreeningDecision,
} from '@homecare/sdk/screening'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { caregivers } from './caregivers.ts'

const ofCaregiver = () =>
  integer('caregiver_id')
    .primaryKey()
    .references(() => caregivers.id, { onDelete: 'cascade' })

/** A caregiver's background check, from the first agreement to what was found. */
export const backgroundChecks = pgTable('background_checks', {
  caregiver_id: ofCaregiver(),
  status: text('status').$type<Exclude<BackgroundStatus, 'none'>>().notNull(),
  /** The steps that are done, with the instant of each. */
  steps: jsonb('steps').$type<Partial<Record<BackgroundStep, string>>>().notNull().default({}),
  person: jsonb('person').$type<Omit<BackgroundPerson, 'ssn'>>(),
  /** Encrypted, and removed once the check is complete. */
  sealed_ssn: text('sealed_ssn'),
  signature: text('signature'),
  /** What is to be corrected, where the staff gave the check back. */
  note: text('note'),
  started_on: date('started_on').notNull(),
  completed_on: date('completed_on'),
  sections: jsonb('sections').$type<BackgroundReport['sections']>().notNull().default([]),
})

/** The questions of the screening that a new caregiver has answered. */
export const screenings = pgTable('screenings', {
  caregiver_id: ofCaregiver(),
  step: text('step').notNull(),
  answers: jsonb('answers').$type<Record<string, unknown>>().notNull().default({}),
  updated_at: instant('updated_at').notNull(),
  submitted_at: instant('submitted_at'),
  decision: text('decision').$type<ScreeningDecision>(),
  decided_at: instant('decided_at'),
  /** What is to be changed, where the staff gave it back. */
  note: text('note'),
})
