import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { flag, instant } from './columns.ts'

/** The answers of calls that may be sent twice and must count once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').notNull(),
    /** The user's number, or 0 for a visitor without a session. */
    user_id: integer('user_id').notNull(),
    route: text('route').notNull(),
    body_hash: text('body_hash').notNull(),
    /** The envelope that was answered; null while the first attempt is under way. */
    answer: jsonb('answer').$type<unknown>(),
    answered: flag('answered'),
    /** The process in which the first attempt is under way. */
    taken_by: integer('taken_by'),
    /** The user whom the call signed in, so that a repetition signs in again. */
    signed_in_user_id: integer('signed_in_user_id'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.key] }),
    index('idempotency_keys_age').on(t.created_at),
    index('idempotency_keys_signed_in').on(t.signed_in_user_id),
  ],
)

/** Counters of a window each: shared by every process that serves the same database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resets_at: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_age').on(t.resets_at)],
)

/** What the server knows of itself, such as the seeded world and keys it made on its first start. */
export const serverFacts = pgTable('server_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
