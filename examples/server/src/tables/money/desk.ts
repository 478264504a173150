import type { ClaimState, MoneyDeedKind, MoneyDeedState } from '@homecare/sdk/payments'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { instant } from '../columns.ts'
import { paymentAttempts } from './attempts.ts'
import { invoices } from './invoices.ts'

/**
 * What staff do about payments, each with its reason, who, and when: it is also the record of that, and is never removed. What the
 * provider has to do is written down before it is asked, and its number is the key by which it is asked. What is proposed is decided
 * by another. Of an invoice one at a time waits. A refund that somebody made at the provider's own desk stands here as well.
 */
export const moneyDeeds = pgTable(
  'money_deeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<MoneyDeedKind>().notNull(),
    state: text('state').$type<MoneyDeedState>().notNull(),
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** Of a refund the payment that is given back. */
    attempt_id: uuid('attempt_id').references(() => paymentAttempts.id, { onDelete: 'restrict' }),
    /** Of an answer the dispute. */
    dispute_ref: text('dispute_ref'),
    /** What it moves; null for what moves nothing. */
    cents: bigint('cents', { mode: 'number' }),
    /** Why, for the staff alone. */
    reason: text('reason').notNull(),
    /** What the family reads, or the bank. */
    words: text('words').notNull().default(''),
    /** Null for a refund that somebody made at the provider's own desk: nobody here asked for it. */
    proposed_by: integer('proposed_by').references(() => users.id, { onDelete: 'restrict' }),
    proposed_at: instant('proposed_at').notNull(),
    /** The caller's own key: what is sent twice is done once. */
    client_key: text('client_key').notNull(),
    /** The second person; null where one was enough. */
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decided_at: instant('decided_at'),
    note: text('note').notNull().default(''),
    /** Since when the provider may know of it. */
    asked_at: instant('asked_at'),
    provider_ref: text('provider_ref').unique('money_deeds_provider_ref'),
    failure: text('failure'),
    settled_at: instant('settled_at'),
  },
  (t) => [
    unique('money_deeds_client_key').on(t.proposed_by, t.client_key),
    uniqueIndex('money_deeds_one_open')
      .on(t.invoice_id)
      .where(sql`${t.state} in ('proposed', 'asked')`),
    index('money_deeds_invoice').on(t.invoice_id, t.proposed_at),
    index('money_deeds_attempt').on(t.attempt_id),
    check(
      'money_deeds_kind',
      sql`${t.kind} in ('refund', 'write_off', 'hold', 'release', 'retry_transfer', 'answer_dispute')`,
    ),
    check(
      'money_deeds_state',
      sql`${t.state} in ('proposed', 'refused', 'asked', 'pending', 'done', 'failed')`,
    ),
    check(
      'money_deeds_cents',
      sql`(${t.kind} in ('refund', 'write_off')) = (${t.cents} is not null) and ${t.cents} > 0`,
    ),
    check(
      'money_deeds_of',
      sql`(${t.kind} = 'refund') = (${t.attempt_id} is not null) and (${t.kind} = 'answer_dispute') = (${t.dispute_ref} is not null)`,
    ),
    check('money_deeds_reason', sql`${t.reason} <> '' or ${t.proposed_by} is null`),
    // What nobody here asked for is a refund that the provider has, under its own name.
    check(
      'money_deeds_made_there',
      sql`${t.proposed_by} is not null or ${t.kind} = 'refund' and ${t.provider_ref} is not null and ${t.decided_by} is null and ${t.state} in ('pending', 'done', 'failed')`,
    ),
    // Whoever proposes it may take it back, and never confirm it.
    check(
      'money_deeds_two_people',
      sql`${t.decided_by} is null or ${t.decided_by} <> ${t.proposed_by} or ${t.state} = 'refused'`,
    ),
    check('money_deeds_decided', sql`(${t.decided_by} is null) = (${t.decided_at} is null)`),
    check(
      'money_deeds_settled',
      sql`(${t.state} in ('pending', 'done', 'failed')) = (${t.settled_at} is not null)`,
    ),
  ],
)

/** What families say of payments that they made, and what is answered. Of an invoice one at a time is open. */
export const paymentClaims = pgTable(
  'payment_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    state: text('state').$type<ClaimState>().notNull().default('open'),
    reason: text('reason').notNull(),
    /** What was answered. */
    words: text('words').notNull().default(''),
    opened_at: instant('opened_at').notNull(),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decided_at: instant('decided_at'),
    /** By which it was granted. */
    deed_id: uuid('deed_id').references(() => moneyDeeds.id, { onDelete: 'restrict' }),
  },
  (t) => [
    uniqueIndex('payment_claims_one_open')
      .on(t.invoice_id)
      .where(sql`${t.state} = 'open'`),
    index('payment_claims_invoice').on(t.invoice_id, t.opened_at),
    check('payment_claims_state', sql`${t.state} in ('open', 'granted', 'declined')`),
    check('payment_claims_decided', sql`(${t.state} = 'open') = (${t.decided_at} is null)`),
    check('payment_claims_granted', sql`(${t.state} = 'granted') = (${t.deed_id} is not null)`),
  ],
)
