import type { MethodPurpose, MethodState } from '@homecare/sdk/payments'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { flag, id, instant } from '../columns.ts'

/** What somebody agreed to when they gave their account: the words by their version, and how it is known that they did. */
export interface Mandate {
  readonly version: string
  readonly agreed_at: string
  /** Of the network that it came from, and of the browser. */
  readonly address: string
  readonly browser: string
  readonly revoked_at?: string
}

/** Somebody as the payment provider knows them when they pay. The row is written before the provider is asked. */
export const paymentCustomers = pgTable('payment_customers', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'restrict' }),
  attempt: uuid('attempt').notNull().unique().defaultRandom(),
  provider_ref: text('provider_ref').unique(),
  created_at: instant('created_at').notNull(),
})

/** Somebody as the payment provider knows them when they are paid. The row is written before the provider is asked. */
export const payees = pgTable('payees', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'restrict' }),
  attempt: uuid('attempt').notNull().unique().defaultRandom(),
  provider_ref: text('provider_ref').unique(),
  payouts_enabled: flag('payouts_enabled'),
  /** What the provider still wants, by the provider's own names. */
  requirements: jsonb('requirements').$type<readonly string[]>().notNull().default([]),
  created_at: instant('created_at').notNull(),
})

/**
 * Cards and bank accounts: what pays, and what pay goes to. Of their numbers the last four digits; the rest is the
 * provider's. What is removed stays as a row, since payments were made by it.
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<'card' | 'bank'>().notNull(),
    purpose: text('purpose').$type<MethodPurpose>().notNull(),
    /** The key by which the provider is asked to do something with it once. */
    attempt: uuid('attempt').notNull().unique().defaultRandom(),
    /** The caller's own key, so that what is sent twice is added once. */
    client_key: text('client_key'),
    provider_ref: text('provider_ref').unique(),
    /** The provider's setup that it came by, which is also what verifies it. */
    setup_ref: text('setup_ref').unique(),
    brand: text('brand').notNull().default(''),
    bank_name: text('bank_name').notNull().default(''),
    account_type: text('account_type').notNull().default(''),
    last4: text('last4'),
    exp_month: integer('exp_month'),
    exp_year: integer('exp_year'),
    /** The same for the same card or account, whoever has it. */
    fingerprint: text('fingerprint'),
    state: text('state').$type<MethodState | 'begun' | 'removed'>().notNull(),
    /** Why it failed, by the provider's word. */
    failure: text('failure'),
    verify_by: text('verify_by').$type<'amounts' | 'code'>(),
    /** When the small deposits are there, and until when they can be told. */
    arrives_at: instant('arrives_at'),
    verify_until: instant('verify_until'),
    tries_left: integer('tries_left').notNull().default(0),
    /** The caller's key of the last try, so that one that is sent twice counts once. */
    last_try: text('last_try'),
    mandate: jsonb('mandate').$type<Mandate>(),
    is_default: flag('is_default'),
    /** When its holder was told that it expires soon. */
    expiry_told_at: instant('expiry_told_at'),
    created_at: instant('created_at').notNull(),
    removed_at: instant('removed_at'),
    /** When the provider forgot it, too. */
    detached_at: instant('detached_at'),
  },
  (t) => [
    uniqueIndex('payment_methods_one_default')
      .on(t.user_id, t.purpose)
      .where(sql`${t.is_default}`),
    unique('payment_methods_client_key').on(t.user_id, t.client_key),
    index('payment_methods_of_user').on(t.user_id, t.purpose, t.id),
    check('payment_methods_kind', sql`${t.kind} in ('card', 'bank')`),
    check('payment_methods_purpose', sql`${t.purpose} in ('pay', 'payout')`),
    check('payment_methods_state', sql`${t.state} in ('begun', 'pending', 'verified', 'failed', 'removed')`),
    check('payment_methods_last4', sql`${t.last4} ~ '^[0-9]{4}$'`),
    // What is shown or used has a number and a place at the provider.
    check(
      'payment_methods_known',
      sql`${t.state} in ('begun', 'failed', 'removed') or (${t.last4} is not null and ${t.provider_ref} is not null)`,
    ),
    check('payment_methods_default', sql`not ${t.is_default} or ${t.state} = 'verified'`),
    check('payment_methods_tries', sql`${t.tries_left} between 0 and 3`),
    // A debit needs its holder's word.
    check(
      'payment_methods_mandate',
      sql`${t.kind} = 'card' or ${t.purpose} = 'payout' or ${t.mandate} is not null`,
    ),
    check('payment_methods_removed', sql`(${t.state} = 'removed') = (${t.removed_at} is not null)`),
  ],
)
