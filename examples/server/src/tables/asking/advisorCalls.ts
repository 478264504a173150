import type { AdvisorCallKind, AdvisorCallState, CallTime } from '@homecare/sdk/families'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { id, instant } from '../columns.ts'
import { ofFamily } from '../families.ts'

/** Calls that families asked their advisors for; of a family one at most is still to be made. */
export const advisorCalls = pgTable(
  'advisor_calls',
  {
    id: id(),
    family_id: ofFamily(),
    kind: text('kind').$type<AdvisorCallKind>().notNull(),
    state: text('state').$type<AdvisorCallState>().notNull().default('asked'),
    /** Days where the family lives, and parts of them. */
    times: jsonb('times').$type<readonly CallTime[]>().notNull(),
    time_zone: text('time_zone').notNull(),
    phone: text('phone').notNull(),
    note: text('note').notNull().default(''),
    asked_at: instant('asked_at').notNull(),
    version: integer('version').notNull().default(1),
    /** When it was made, or taken back. */
    closed_at: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('advisor_calls_one_open')
      .on(t.family_id)
      .where(sql`state in ('asked', 'missed')`),
    index('advisor_calls_family').on(t.family_id),
    index('advisor_calls_waiting')
      .on(t.asked_at)
      .where(sql`state in ('asked', 'missed')`),
    check('advisor_calls_kinds', sql`${t.kind} in ('onboarding', 'hire')`),
    check('advisor_calls_states', sql`${t.state} in ('asked', 'missed', 'done', 'withdrawn')`),
    check('advisor_calls_closed', sql`(${t.state} in ('done', 'withdrawn')) = (${t.closed_at} is not null)`),
  ],
)

/** Tries to call a family: by whom and when, and whether anybody was reached. */
export const advisorCallAttempts = pgTable(
  'advisor_call_attempts',
  {
    id: id(),
    call_id: integer('call_id')
      .notNull()
      .references(() => advisorCalls.id, { onDelete: 'cascade' }),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    reached: boolean('reached').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('advisor_call_attempts_call').on(t.call_id)],
)
