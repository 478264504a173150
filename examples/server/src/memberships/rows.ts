import {
  tierBenefits,
  type Membership,
  type MembershipPayment,
  type MembershipTier,
  type Purchase,
} from '@homecare/sdk/memberships'
import { say, type Locale } from '@homecare/sdk/kit'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { methodsOf, type MethodRow } from '../payments/methodRows.ts'
import { benefits, families } from '../tables/families.ts'
import { membershipPayments, memberships, type MembershipTerms } from '../tables/money/memberships.ts'

export type MembershipRow = typeof memberships.$inferSelect
export type MembershipPaymentRow = typeof membershipPayments.$inferSelect

/** The membership of a family that has not ended. */
export async function livingMembership(db: Db | Tx, familyId: number): Promise<MembershipRow | null> {
  const own = and(eq(memberships.family_id, familyId), ne(memberships.state, 'ended'))
  const [row] = await db.select().from(memberships).where(own)
  return row ?? null
}

/** The payment of a family's membership that is under way. */
export async function livePayment(db: Db | Tx, familyId: number): Promise<MembershipPaymentRow | null> {
  const own = and(
    eq(membershipPayments.family_id, familyId),
    inArray(membershipPayments.state, ['created', 'requires_action', 'processing']),
  )
  const [row] = await db.select().from(membershipPayments).where(own)
  return row ?? null
}

/** The cards with which a family can pay: the one that is used to pay first. */
export const payingCards = async (db: Db | Tx, familyId: number): Promise<MethodRow[]> =>
  (await methodsOf(db, familyId, 'pay', 'card')).filter(({ state }) => state === 'verified')

/** A tier as it is sold for some days. */
export const termsOf = (tier: MembershipTier, { due_cents: _, ...days }: Purchase): MembershipTerms => ({
  ...days,
  ...{ tier: tier.id, name: tier.name, benefits: tier.benefits },
  ...{ price_cents: tier.price_cents, interval: tier.interval },
  ...{ advisor_calls: tier.advisor_calls ?? false, fee_basis_points: tier.fee_basis_points ?? null },
})

/** A membership as it was sold, for some other days. */
export const renewedTerms = (row: MembershipRow, { due_cents: _, ...days }: Purchase): MembershipTerms => {
  const { tier, name, benefits, advisor_calls, fee_basis_points, price_cents, interval } = row
  return { tier, name, benefits, advisor_calls, fee_basis_points, price_cents, interval, ...days }
}

/** What a tier gives, in words. */
export const givenBy = (
  {
    benefits,
    advisor_calls,
    fee_basis_points,
  }: Pick<MembershipTier, 'benefits' | 'advisor_calls'> & {
    readonly fee_basis_points?: number | null
  },
  { feeBasisPoints }: Pick<Config, 'feeBasisPoints'>,
  locale: Locale,
): string[] =>
  tierBenefits(
    {
      benefits,
      ...(advisor_calls && { advisor_calls }),
      ...(fee_basis_points != null && { fee_basis_points }),
    },
    feeBasisPoints,
  ).map((line) => say(locale, line))

/** What a family has: a membership, with the plan that pays for its care, or that alone; null without either. */
export async function membershipOf(
  db: Db | Tx,
  config: Pick<Config, 'feeBasisPoints'>,
  familyId: number,
  locale: Locale,
): Promise<Membership | null> {
  const [row, benefit] = [await livingMembership(db, familyId), await benefitOf(db, familyId)]
  if (!row) return benefit
  const [card] = await payingCards(db, familyId)
  const ends = row.state === 'ending'
  return {
    ...{ tier: row.tier, name: say(locale, row.name), status: row.state },
    ...{ price_cents: row.price_cents, interval: row.interval, advisor_calls: row.advisor_calls },
    benefits: givenBy(row, config, locale),
    ...{ member_id: benefit?.member_id ?? null, benefit_name: benefit?.benefit_name ?? null },
    started_at: row.started_at.toISOString(),
    ...{ renews_on: ends ? null : row.renews_on, ends_on: ends ? row.renews_on : null },
    card: card ? { brand: card.brand, last4: card.last4 ?? '' } : null,
  }
}

/** The plan that pays for the care of a family, with the family's number there. */
export async function benefitOf(db: Db | Tx, familyId: number): Promise<Membership | null> {
  const [found] = await db
    .select({ name: benefits.name, member_id: families.member_id })
    .from(benefits)
    .innerJoin(families, eq(families.id, benefits.family_id))
    .where(eq(benefits.family_id, familyId))
  if (!found) return null
  return {
    ...{ tier: '', name: found.name, status: 'active', price_cents: 0, interval: 'month', benefits: [] },
    ...{ advisor_calls: false, member_id: found.member_id, benefit_name: found.name },
    ...{ started_at: null, renews_on: null, ends_on: null, card: null },
  }
}

/** A payment as its family sees it; null where nothing is under way. */
export const paymentOf = (row: MembershipPaymentRow | null): MembershipPayment | null =>
  row && { tier: row.terms.tier, purpose: row.purpose, cents: row.cents, state: row.state }
