import type { DisputeState, PayoutState, TransferState } from '@homecare/sdk/deposits'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { instant } from '../columns.ts'
import { paymentAttempts } from './attempts.ts'
import { invoices } from './invoices.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Deposits of whoever is paid, as the payment provider makes them: of one or more transfers. */
export const payouts = pgTable(
  'payouts',
  {
    provider_ref: text('provider_ref').primaryKey(),
    payee_id: integer('payee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    cents: cents('cents'),
    state: text('state').$type<PayoutState>().notNull(),
    /** The day on which it is in the account. */
    arrives_on: date('arrives_on').notNull(),
    /** Why it failed, by the provider's word. */
    failure: text('failure'),
    created_at: instant('created_at').notNull(),
    decided_at: instant('decided_at'),
  },
  (t) => [
    index('payouts_payee').on(t.payee_id, t.created_at),
    check('payouts_state', sql`${t.state} in ('on_its_way', 'paid', 'failed')`),
    check('payouts_cents', sql`${t.cents} > 0`),
    check('payouts_decided', sql`(${t.state} = 'on_its_way') = (${t.decided_at} is null)`),
  ],
)

/**
 * What a caregiver gets of an invoice that was paid: of each once, whoever pays it a second time. It is written with the payment,
 * and sent by its number as the key; what the provider refused is asked for anew under another (`tries`).
 */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invoice_id: integer('invoice_id')
      .notNull()
      .unique('transfers_invoice')
      .references(() => invoices.id, { onDelete: 'restrict' }),
    payee_id: integer('payee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    cents: cents('cents'),
    /** What was spent for the family, which is no wage: more than the cents where a correction takes off wages, below zero where it takes off expenses. */
    expenses_cents: cents('expenses_cents'),
    state: text('state').$type<TransferState>().notNull().default('ready'),
    provider_ref: text('provider_ref').unique('transfers_provider_ref'),
    payout_ref: text('payout_ref').references(() => payouts.provider_ref, { onDelete: 'restrict' }),
    /** Why it was not made, or its deposit failed, by the provider's word. */
    failure: text('failure'),
    /** Since when staff keep it from being sent. */
    held_at: instant('held_at'),
    tries: integer('tries').notNull().default(0),
    /** Since when the provider may know of it: also of a try that it has said to have refused. */
    asked_at: instant('asked_at'),
    next_at: instant('next_at').notNull(),
    created_at: instant('created_at').notNull(),
    sent_at: instant('sent_at'),
    deposited_at: instant('deposited_at'),
  },
  (t) => [
    index('transfers_payee').on(t.payee_id, t.created_at),
    index('transfers_payout').on(t.payout_ref),
    index('transfers_ready')
      .on(t.next_at)
      .where(sql`${t.state} = 'ready'`),
    check('transfers_state', sql`${t.state} in ('ready', 'sent', 'deposited')`),
    check('transfers_cents', sql`${t.cents} > 0`),
    check('transfers_sent', sql`(${t.state} in ('sent', 'deposited')) = (${t.sent_at} is not null)`),
    check('transfers_known', sql`(${t.sent_at} is null) = (${t.provider_ref} is null)`),
    check('transfers_held', sql`${t.held_at} is null or ${t.state} = 'ready'`),
    check('transfers_deposited', sql`(${t.state} = 'deposited') = (${t.deposited_at} is not null)`),
  ],
)

/** Payments by card that a bank disputes: what its holder says against one, and how that was decided. */
export const disputes = pgTable(
  'disputes',
  {
    provider_ref: text('provider_ref').primaryKey(),
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    attempt_id: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'restrict' }),
    cents: cents('cents'),
    state: text('state').$type<DisputeState>().notNull().default('open'),
    opened_at: instant('opened_at').notNull(),
    /** Until when it can be answered. */
    due_at: instant('due_at'),
    decided_at: instant('decided_at'),
  },
  (t) => [
    index('disputes_invoice').on(t.invoice_id),
    // What waits for an answer.
    index('disputes_open')
      .on(t.opened_at)
      .where(sql`${t.state} = 'open'`),
    check('disputes_cents', sql`${t.cents} > 0`),
    check('disputes_state', sql`${t.state} in ('inquiry', 'open', 'answered', 'won', 'lost')`),
    check('disputes_decided', sql`(${t.state} in ('won', 'lost')) = (${t.decided_at} is not null)`),
  ],
)
