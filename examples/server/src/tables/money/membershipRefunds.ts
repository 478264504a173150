import type { RefundDeedKind } from '@homecare/sdk/moneyDesk'
import type { MoneyDeedState } from '@homecare/sdk/payments'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { instant } from '../columns.ts'
import { membershipPayments } from './memberships.ts'

/**
 * What was given back of a membership's payment, at the provider's own desk or at ours, each once by the provider's name of it. It
 * changes nothing about the membership. One that takes the place of another which did not arrive says so: of each there is one at most.
 */
export const membershipRefunds = pgTable(
  'membership_refunds',
  {
    provider_ref: text('provider_ref').primaryKey(),
    /** Its number, in addresses. */
    number: integer('number').notNull().generatedByDefaultAsIdentity().unique('membership_refunds_number'),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => membershipPayments.id, { onDelete: 'restrict' }),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    state: text('state').$type<Extract<MoneyDeedState, 'pending' | 'done' | 'failed'>>().notNull(),
    failure: text('failure'),
    made_at: instant('made_at').notNull(),
    /** Since when it is known that it did not arrive. */
    failed_at: instant('failed_at'),
    replaces: text('replaces').unique('membership_refunds_replaces'),
  },
  (t) => [
    index('membership_refunds_payment').on(t.payment_id),
    foreignKey({
      name: 'membership_refunds_replaced',
      columns: [t.replaces],
      foreignColumns: [t.provider_ref],
    }).onDelete('restrict'),
    check('membership_refunds_state', sql`${t.state} in ('pending', 'done', 'failed')`),
    check('membership_refunds_cents', sql`${t.cents} > 0`),
  ],
)

/**
 * What staff do about money of a membership that was given back, each with its reason, who, and when: it is also the record of that,
 * and is never removed. What the provider has to do is written down before it is asked, and its number is the key by which it is asked.
 * Of a refund one gives the money back, however many press.
 */
export const membershipRefundDeeds = pgTable(
  'membership_refund_deeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<RefundDeedKind>().notNull(),
    state: text('state').$type<Exclude<MoneyDeedState, 'pending'>>().notNull(),
    refund_ref: text('refund_ref')
      .notNull()
      .references(() => membershipRefunds.provider_ref, { onDelete: 'restrict' }),
    /** What it moves; null for what moves nothing. */
    cents: bigint('cents', { mode: 'number' }),
    /** Why, for the staff alone. */
    reason: text('reason').notNull(),
    /** What the family reads. */
    words: text('words').notNull().default(''),
    proposed_by: integer('proposed_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    proposed_at: instant('proposed_at').notNull(),
    /** The caller's own key: what is sent twice is done once. */
    client_key: text('client_key').notNull(),
    /** The second person; null where one was enough. */
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decided_at: instant('decided_at'),
    note: text('note').notNull().default(''),
    /** Since when the provider may know of it. */
    asked_at: instant('asked_at'),
    failure: text('failure'),
    settled_at: instant('settled_at'),
  },
  (t) => [
    unique('membership_refund_deeds_client_key').on(t.proposed_by, t.client_key),
    uniqueIndex('membership_refund_deeds_once')
      .on(t.refund_ref)
      .where(sql`${t.kind} <> 'check' and ${t.state} in ('proposed', 'asked', 'done')`),
    index('membership_refund_deeds_refund').on(t.refund_ref, t.proposed_at),
    check('membership_refund_deeds_kind', sql`${t.kind} in ('again', 'settled', 'check')`),
    check(
      'membership_refund_deeds_state',
      sql`${t.state} in ('proposed', 'refused', 'asked', 'done', 'failed')`,
    ),
    check(
      'membership_refund_deeds_cents',
      sql`(${t.kind} <> 'check') = (${t.cents} is not null) and ${t.cents} > 0`,
    ),
    check('membership_refund_deeds_reason', sql`${t.reason} <> ''`),
    check('membership_refund_deeds_words', sql`(${t.kind} = 'settled') = (${t.words} <> '')`),
    // Whoever proposes it may take it back, and never confirm it.
    check(
      'membership_refund_deeds_two_people',
      sql`${t.decided_by} is null or ${t.decided_by} <> ${t.proposed_by} or ${t.state} = 'refused'`,
    ),
    check('membership_refund_deeds_decided', sql`(${t.decided_by} is null) = (${t.decided_at} is null)`),
    check(
      'membership_refund_deeds_settled',
      sql`(${t.state} in ('done', 'failed')) = (${t.settled_at} is not null)`,
    ),
  ],
)
