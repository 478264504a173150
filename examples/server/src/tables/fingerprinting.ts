import type {
  FingerprintingPayer,
  FingerprintingResult,
  FingerprintingState,
  FingerprintProgramId,
  SkippableStep,
} from '@homecare/sdk/hiring'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { id, instant } from './columns.ts'
import { connections } from './hiring.ts'

const ofConnection = () =>
  integer('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' })

/**
 * Requests of families that their caregivers have their fingerprints taken; of a connection one at most is under way. Nobody
 * has an appointment or a result without having said yes, by the words of a version.
 */
export const fingerprintRequests = pgTable(
  'fingerprint_requests',
  {
    id: id(),
    connection_id: ofConnection(),
    program: text('program').$type<FingerprintProgramId>().notNull(),
    state: text('state').$type<FingerprintingState>().notNull().default('requested'),
    paid_by: text('paid_by').$type<FingerprintingPayer>().notNull(),
    requested_at: instant('requested_at').notNull(),
    /** The yes, which stays to be seen where it was taken back. */
    consented_at: instant('consented_at'),
    consent_version: text('consent_version'),
    /** The last answer of the caregiver. */
    answered_at: instant('answered_at'),
    /** A day and a time at the place of care; without a time at any time of the day. */
    appointment_day: date('appointment_day'),
    appointment_time: time('appointment_time'),
    appointment_place: text('appointment_place'),
    result: text('result').$type<FingerprintingResult>(),
    done_on: date('done_on'),
    version: integer('version').notNull().default(1),
    /** When it was declined, done or called off. */
    closed_at: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('fingerprint_requests_one_open')
      .on(t.connection_id)
      .where(sql`state in ('requested', 'agreed', 'sent')`),
    index('fingerprint_requests_connection').on(t.connection_id),
    check(
      'fingerprint_requests_states',
      sql`${t.state} in ('requested', 'agreed', 'declined', 'sent', 'done', 'canceled')`,
    ),
    check('fingerprint_requests_payers', sql`${t.paid_by} in ('family', 'caregiver')`),
    check(
      'fingerprint_requests_consent',
      sql`(${t.state} not in ('agreed', 'sent', 'done') and ${t.appointment_day} is null) or ${t.consented_at} is not null`,
    ),
    check(
      'fingerprint_requests_consent_words',
      sql`(${t.consented_at} is null) = (${t.consent_version} is null)`,
    ),
    check(
      'fingerprint_requests_appointment',
      sql`${t.state} not in ('sent', 'done') or (${t.appointment_day} is not null and ${t.appointment_place} is not null)`,
    ),
    check(
      'fingerprint_requests_result',
      sql`(${t.state} = 'done') = (${t.result} is not null) and (${t.result} is null) = (${t.done_on} is null)`,
    ),
    check(
      'fingerprint_requests_results',
      sql`${t.result} is null or ${t.result} in ('cleared', 'not_cleared', 'unreadable')`,
    ),
    check(
      'fingerprint_requests_closed',
      sql`(${t.state} in ('declined', 'done', 'canceled')) = (${t.closed_at} is not null)`,
    ),
  ],
)

/** What was done with a request, by whom; the note is the staff's alone. */
export const fingerprintEvents = pgTable(
  'fingerprint_events',
  {
    id: id(),
    request_id: integer('request_id')
      .notNull()
      .references(() => fingerprintRequests.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    day: date('day'),
    note: text('note').notNull().default(''),
  },
  (t) => [index('fingerprint_events_request').on(t.request_id)],
)

/** Steps after an offer that its family does not want; it may take them up all the same. */
export const skippedSteps = pgTable(
  'skipped_steps',
  {
    connection_id: ofConnection(),
    step: text('step').$type<SkippableStep>().notNull(),
    skipped_at: instant('skipped_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.connection_id, t.step] }),
    check('skipped_steps_steps', sql`${t.step} in ('advisor', 'fingerprinting')`),
  ],
)
