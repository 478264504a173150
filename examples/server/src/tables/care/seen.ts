import type { SeenAction, SeenThing } from '@homecare/sdk/careplans'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Who looked at what of a plan: kinds and numbers, no words. It is only added to (a trigger of the migration), and refers to
 * nothing: an entry outlives what it is about.
 */
export const planSeen = pgTable(
  'plan_seen',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    plan_id: integer('plan_id').notNull(),
    at: instant('at').notNull(),
    by_user: integer('by_user').notNull(),
    /** How they stood to the plan then. */
    side: text('side').notNull(),
    action: text('action').$type<SeenAction>().notNull(),
    what: text('what').$type<SeenThing>().notNull(),
    record_id: integer('record_id'),
    /** Roughly from where: a network of addresses, none of them whole. */
    network: text('network').notNull().default(''),
  },
  (t) => [
    index('plan_seen_plan').on(t.plan_id, t.id),
    index('plan_seen_lately').on(t.plan_id, t.by_user, t.at),
    check('plan_seen_actions', sql`${t.action} in ('read', 'export', 'refused')`),
  ],
)

/** The chain of a plan: each link is the hash of the one before and of an entry, so that none can be changed unnoticed. */
export const planSeenChain = pgTable(
  'plan_seen_chain',
  {
    plan_id: integer('plan_id').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
    seen_id: bigint('seen_id', { mode: 'number' })
      .notNull()
      .references(() => planSeen.id, { onDelete: 'restrict' }),
    /** Hexadecimal SHA-256. */
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.plan_id, t.n] }),
    uniqueIndex('plan_seen_chain_entry').on(t.seen_id),
    check('plan_seen_chain_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('plan_seen_chain_from_one', sql`${t.n} >= 1`),
  ],
)
