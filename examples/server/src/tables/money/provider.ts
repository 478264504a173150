import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The objects of the payment provider's stand-in, and the answers that it keeps under their keys. */
export const providerObjects = pgTable(
  'provider_objects',
  {
    id: text('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** By what it is listed: a customer, an account, a charge. */
    owner: text('owner').notNull(),
    body: jsonb('body').notNull(),
    hidden: jsonb('hidden').notNull(),
    /** When something becomes of it by itself. */
    due_at: instant('due_at'),
  },
  (t) => [
    index('provider_objects_listed').on(t.kind, t.owner, t.number),
    index('provider_objects_due')
      .on(t.due_at)
      .where(sql`${t.due_at} is not null`),
  ],
)

/** Events of the stand-in, until they are handed over and for as long as they may be handed over again. */
export const providerOutbox = pgTable(
  'provider_outbox',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    payload: text('payload').notNull(),
    /** Null for what is held, or given up. */
    next_at: instant('next_at'),
    tries: integer('tries').notNull().default(0),
    delivered_at: instant('delivered_at'),
  },
  (t) => [
    index('provider_outbox_due')
      .on(t.next_at, t.number)
      .where(sql`${t.delivered_at} is null`),
  ],
)

/** What the payment provider has told, each once: stored before it is answered, and handled behind that. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The connected account that it is about; null for the platform. */
    account: text('account'),
    /** When it happened, by the provider's clock. */
    created: instant('created').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    received_at: instant('received_at').notNull(),
    handled_at: instant('handled_at'),
    /** Why the last try failed; the next one is at `next_at`. */
    error: text('error'),
    tries: integer('tries').notNull().default(0),
    next_at: instant('next_at').notNull(),
  },
  (t) => [
    index('provider_events_waiting')
      .on(t.next_at)
      .where(sql`${t.handled_at} is null`),
  ],
)
