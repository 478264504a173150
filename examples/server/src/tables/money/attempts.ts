import type { PaymentState } from '@homecare/sdk/payments'
import type { PayTaxes } from '@homecare/sdk/payroll'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { families } from '../families.ts'
import { invoices } from './invoices.ts'
import { paymentMethods } from './payments.ts'

/**
 * Attempts to pay an invoice. One is written before the provider is asked, and its number is the key by which it is asked: so it
 * is charged once, whoever asks again. Of an invoice one at most is under way or has succeeded.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    family_id: integer('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'restrict' }),
    method_id: integer('method_id')
      .notNull()
      .references(() => paymentMethods.id, { onDelete: 'restrict' }),
    /** All that is charged: the invoice, the tip, and the employer's taxes of the tip. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    tip_cents: bigint('tip_cents', { mode: 'number' }).notNull().default(0),
    /** The taxes of the tip, as they were when it was given; null where the family files them itself. */
    tip_taxes: jsonb('tip_taxes').$type<PayTaxes>(),
    /** The caller's own key: what is sent twice is one attempt. */
    client_key: text('client_key').notNull(),
    provider_ref: text('provider_ref').unique('payment_attempts_provider_ref'),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    /** Why it failed, by the provider's word. */
    failure: text('failure'),
    created_at: instant('created_at').notNull(),
    decided_at: instant('decided_at'),
  },
  (t) => [
    unique('payment_attempts_client_key').on(t.family_id, t.client_key),
    uniqueIndex('payment_attempts_one_live')
      .on(t.invoice_id)
      .where(sql`${t.state} in ('created', 'requires_action', 'processing', 'succeeded')`),
    index('payment_attempts_invoice').on(t.invoice_id, t.created_at),
    index('payment_attempts_method').on(t.method_id),
    // Whose outcome is asked for again.
    index('payment_attempts_open')
      .on(t.created_at)
      .where(sql`${t.state} in ('created', 'requires_action')`),
    check(
      'payment_attempts_state',
      sql`${t.state} in ('created', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled')`,
    ),
    check(
      'payment_attempts_decided',
      sql`(${t.state} in ('succeeded', 'failed', 'cancelled')) = (${t.decided_at} is not null)`,
    ),
    check(
      'payment_attempts_known',
      sql`${t.state} not in ('requires_action', 'processing', 'succeeded') or ${t.provider_ref} is not null`,
    ),
    check('payment_attempts_cents', sql`${t.cents} > 0 and ${t.tip_cents} between 0 and ${t.cents}`),
  ],
)
