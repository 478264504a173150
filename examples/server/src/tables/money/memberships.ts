import type { MembershipInterval, MembershipState, PaidPeriod } from '@homecare/sdk/memberships'
import type { PaymentState } from '@homecare/sdk/payments'
import type { Text } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { flag, id, instant } from '../columns.ts'
import { families } from '../families.ts'
import { paymentMethods } from './payments.ts'

/** What a member has: a tier as it was sold, whatever the configuration says later, and the days that are paid for. */
export interface MembershipTerms extends PaidPeriod {
  readonly tier: string
  readonly name: Text
  readonly benefits: readonly Text[]
  readonly advisor_calls: boolean
  readonly fee_basis_points: number | null
}

const ofFamily = () =>
  integer('family_id')
    .notNull()
    .references(() => families.id, { onDelete: 'restrict' })

/** Memberships of families: of one at most one has not ended. Each begins with a payment that has come, or costs nothing. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    family_id: ofFamily(),
    tier: text('tier').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    benefits: jsonb('benefits').$type<readonly Text[]>().notNull().default([]),
    advisor_calls: flag('advisor_calls'),
    fee_basis_points: integer('fee_basis_points'),
    price_cents: bigint('price_cents', { mode: 'number' }).notNull(),
    interval: text('interval').$type<MembershipInterval>().notNull(),
    state: text('state').$type<MembershipState>().notNull().default('active'),
    started_at: instant('started_at').notNull(),
    period_start: date('period_start').notNull(),
    renews_on: date('renews_on').notNull(),
    anchor_on: date('anchor_on').notNull(),
    /** How often the renewal that is due was declined, and when it is tried again. */
    declines: integer('declines').notNull().default(0),
    next_try_on: date('next_try_on'),
    /** The renewal of which the family was reminded. */
    reminded_for: date('reminded_for'),
    ended_at: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('memberships_one')
      .on(t.family_id)
      .where(sql`${t.state} <> 'ended'`),
    // What is due by the clock.
    index('memberships_due')
      .on(t.renews_on)
      .where(sql`${t.state} <> 'ended'`),
    check('memberships_state', sql`${t.state} in ('active', 'past_due', 'ending', 'ended')`),
    check('memberships_interval', sql`${t.interval} in ('month', 'year')`),
    check('memberships_price', sql`${t.price_cents} >= 0`),
    check('memberships_period', sql`${t.renews_on} > ${t.period_start}`),
    check('memberships_fee', sql`${t.fee_basis_points} between 0 and 5000`),
    check('memberships_past_due', sql`(${t.state} = 'past_due') = (${t.next_try_on} is not null)`),
    check('memberships_ended', sql`(${t.state} = 'ended') = (${t.ended_at} is not null)`),
  ],
)

/**
 * Payments of memberships. One is written before the provider is asked, and its number is the key by which it is asked: so it
 * is charged once, whoever asks again. `start`, `upgrade` and `due` are pressed by the family, `renewal` is the clock's; `terms`
 * is what the family has once it has come.
 */
export const membershipPayments = pgTable(
  'membership_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    family_id: ofFamily(),
    /** Null while it is to begin. */
    membership_id: integer('membership_id').references(() => memberships.id, { onDelete: 'restrict' }),
    method_id: integer('method_id')
      .notNull()
      .references(() => paymentMethods.id, { onDelete: 'restrict' }),
    purpose: text('purpose').$type<'start' | 'upgrade' | 'due' | 'renewal'>().notNull(),
    terms: jsonb('terms').$type<MembershipTerms>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** The caller's own key: what is sent twice is one payment. */
    client_key: text('client_key').notNull(),
    provider_ref: text('provider_ref').unique('membership_payments_provider_ref'),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    /** Why it failed, by the provider's word. */
    failure: text('failure'),
    created_at: instant('created_at').notNull(),
    decided_at: instant('decided_at'),
  },
  (t) => [
    unique('membership_payments_client_key').on(t.family_id, t.client_key),
    uniqueIndex('membership_payments_one_live')
      .on(t.family_id)
      .where(sql`${t.state} in ('created', 'requires_action', 'processing')`),
    index('membership_payments_membership').on(t.membership_id),
    index('membership_payments_method').on(t.method_id),
    // Whose outcome is asked for again.
    index('membership_payments_open')
      .on(t.created_at)
      .where(sql`${t.state} in ('created', 'requires_action')`),
    check('membership_payments_purpose', sql`${t.purpose} in ('start', 'upgrade', 'due', 'renewal')`),
    check(
      'membership_payments_state',
      sql`${t.state} in ('created', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled')`,
    ),
    check(
      'membership_payments_decided',
      sql`(${t.state} in ('succeeded', 'failed', 'cancelled')) = (${t.decided_at} is not null)`,
    ),
    check(
      'membership_payments_known',
      sql`${t.state} not in ('requires_action', 'processing', 'succeeded') or ${t.provider_ref} is not null`,
    ),
    check('membership_payments_cents', sql`${t.cents} > 0`),
  ],
)
