import type { MembershipRefund } from '@homecare/sdk/memberships'
import { refundGivenStates } from '@homecare/sdk/payments'
import { and, desc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { membershipRefunded } from '../ledger/postings.ts'
import { post, reverse } from '../ledger/post.ts'
import { lockUser } from '../people/lockUser.ts'
import type { ProviderRefund } from '../provider/provider.ts'
import { refundStates } from '../provider/refunds.ts'
import { membershipPayments, membershipRefunds } from '../tables/money/memberships.ts'
import { tellOfMembership, tellStaffOfRefund } from './letters.ts'

/**
 * Writes what somebody gave back of a membership's payment at the provider's own desk, where there is such a payment: harmless when
 * it is told again, and in whatever order. The membership stays as it is. What left us and did not arrive is taken back.
 */
export async function writeMembershipRefund(
  tx: Tx,
  deps: Deps,
  { ref, charge, cents, state: told, failure, madeAt }: ProviderRefund,
  now: number,
): Promise<boolean> {
  if (charge === null) return false
  const [payment] = await tx
    .select()
    .from(membershipPayments)
    .where(eq(membershipPayments.provider_ref, charge))
  if (!payment) return false
  await lockUser(tx, payment.family_id)
  const own = eq(membershipRefunds.provider_ref, ref)
  const [before] = await tx.select().from(membershipRefunds).where(own).for('update')
  const state = refundStates[told]
  // What has failed stays so.
  if (before?.state === state || before?.state === 'failed') return true
  const stands = { state, failure: state === 'failed' ? (failure ?? 'failed') : null }
  if (before) await tx.update(membershipRefunds).set(stands).where(own)
  else
    await tx
      .insert(membershipRefunds)
      .values({ provider_ref: ref, payment_id: payment.id, cents, made_at: new Date(madeAt), ...stands })
  const tell = (what: 'refunded' | 'refundFailed') =>
    tellOfMembership(tx, deps, payment.family_id, what, payment.terms, cents)
  if (!before && state !== 'failed') {
    await post(tx, membershipRefunded(payment.id, ref, cents), now)
    await tell('refunded')
  }
  if (before && state === 'failed') {
    await reverse(tx, { kind: 'membership_refunded', ref }, 'membership_refund_failed', now)
    deps.log.warn('A refund of a membership did not arrive', { refund: ref, code: failure })
    await tell('refundFailed')
    await tellStaffOfRefund(tx, deps, { ref, familyId: payment.family_id, failure })
  }
  return true
}

const shown = 20
const later = alias(membershipRefunds, 'later_refund')

/**
 * What was given back of a family's payments for its memberships, or is on its way: the newest first. What did not arrive is there as
 * long as nothing was given back of the same payment since.
 */
export async function refundsTo(db: Db, familyId: number): Promise<MembershipRefund[]> {
  const rows = await db
    .select({
      id: membershipRefunds.provider_ref,
      cents: membershipRefunds.cents,
      state: membershipRefunds.state,
      made_at: membershipRefunds.made_at,
    })
    .from(membershipRefunds)
    .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
    .where(
      and(
        eq(membershipPayments.family_id, familyId),
        or(
          inArray(membershipRefunds.state, [...refundGivenStates]),
          notExists(
            db
              .select({ one: sql`1` })
              .from(later)
              .where(
                and(
                  eq(later.payment_id, membershipRefunds.payment_id),
                  gt(later.made_at, membershipRefunds.made_at),
                  inArray(later.state, [...refundGivenStates]),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(desc(membershipRefunds.made_at), desc(membershipRefunds.provider_ref))
    .limit(shown)
  return rows.map(({ made_at, ...refund }) => ({ ...refund, at: made_at.toISOString() }))
}
