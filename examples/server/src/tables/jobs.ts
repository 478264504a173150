import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { flag, id, ids, instant } from './columns.ts'
import { ofCaregiver } from './caregivers.ts'
import { coarsePosition } from '../geo/coarse.ts'
import { ofFamily } from './families.ts'
import type { ProviderTypeId } from '@homecare/sdk/caregivers'
import type { WeeklyHours } from '@homecare/sdk/jobs'

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    family_id: ofFamily(),
    status: text('status').$type<'draft' | 'open' | 'filled' | 'closed'>().notNull().default('open'),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    care_for: integer('care_for'),
    provider_type: integer('provider_type').$type<ProviderTypeId>().notNull().default(0),
    conditions: ids('conditions'),
    assistance: ids('assistance'),
    schedule_type: integer('schedule_type').$type<1 | 2>().notNull().default(2),
    schedule: jsonb('schedule').$type<WeeklyHours[]>().notNull().default([]),
    hours_week: doublePrecision('hours_week').notNull().default(0),
    housing: integer('housing').$type<0 | 1 | 2>().notNull().default(1),
    preferred_gender: integer('preferred_gender').$type<0 | 1 | 2>().notNull().default(0),
    preferred_languages: ids('preferred_languages'),
    wage_min: integer('wage_min'),
    wage_max: integer('wage_max'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    num_days: integer('num_days'),
    time_of_day: text('time_of_day').array().notNull().default([]),
    city: text('city').notNull().default(''),
    county: text('county').notNull().default(''),
    state: text('state').notNull().default(''),
    zip_code: text('zip_code').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    ...coarsePosition(),
    /** Agreed to by the family at the posting, in so many words. */
    may_be_indexed: flag('may_be_indexed'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('jobs_family').on(t.family_id),
    index('jobs_box').on(t.area_latitude, t.area_longitude),
    index('jobs_place').on(t.state, t.city),
  ],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    job_id: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    caregiver_id: ofCaregiver(),
    proposal_state: text('proposal_state').$type<'applied' | 'withdrawn' | 'not_interested'>().notNull(),
    note: text('note').notNull().default(''),
    applied_date: date('applied_date'),
    note_withdrawing: text('note_withdrawing'),
    withdrawn_date: date('withdrawn_date'),
    provider_not_interested_date: date('provider_not_interested_date'),
    note_not_interested: text('note_not_interested'),
    declined: flag('declined'),
    declined_date: date('declined_date'),
    /** For the staff alone. */
    decline_reason: text('decline_reason'),
    decline_feedback: text('decline_feedback'),
    /** The family has said yes, which made the two connected. */
    accepted: flag('accepted'),
    /** When the family said yes or no; it can be taken back for a while. */
    answered_at: instant('answered_at'),
    /** The letter that will tell of the answer: taken back with it. */
    answer_letter: bigint('answer_letter', { mode: 'number' }),
    /** When the caregiver was told that the job is no longer looked for: once, however often it closes. */
    closing_told_at: instant('closing_told_at'),
    family_note: text('family_note'),
  },
  (t) => [
    uniqueIndex('applications_job_caregiver').on(t.job_id, t.caregiver_id),
    index('applications_caregiver').on(t.caregiver_id),
  ],
)
