import { refundGivenStates } from '@homecare/sdk/payments'
import type { MembershipRefund } from '@homecare/sdk/memberships'
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { membershipRefunded } from '../ledger/postings.ts'
import { post, reverse } from '../ledger/post.ts'
import { lockUser } from '../people/lockUser.ts'
import { isOwnId } from '../provider/ownIds.ts'
import type { ProviderRefund } from '../provider/provider.ts'
import { refundStates } from '../provider/refunds.ts'
import { membershipRefundDeeds, membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import { tellOfMembership, tellStaffOfRefund } from './letters.ts'

export type MembershipRefundRow = typeof membershipRefunds.$inferSelect

/** Another refund took the place of one. */
const isReplaced = sql`exists (
  select 1 from membership_refunds later where later.replaces = ${membershipRefunds.provider_ref})`
/** The money of one was given back another way. */
const isSettled = sql`exists (
  select 1 from membership_refund_deeds d
  where d.refund_ref = ${membershipRefunds.provider_ref} and d.kind = 'settled' and d.state = 'done')`
/** The family has the money of one that did not arrive. */
export const isAnswered = sql<boolean>`(${isReplaced} or ${isSettled})`
/** Money of one did not arrive, and its family has not got it since. */
export const isLost = and(
  eq(membershipRefunds.state, 'failed'),
  eq(membershipPayments.state, 'succeeded'),
  sql`not ${isAnswered}`,
)

/**
 * Writes what was given back of a membership's payment, by a deed of the staff or at the provider's own desk, where there is such a
 * payment: harmless when it is told again, and in whatever order. The membership stays as it is. What left us and did not arrive is
 * taken back.
 */
export async function writeMembershipRefund(
  tx: Tx,
  deps: Deps,
  refund: ProviderRefund,
  now: number,
): Promise<boolean> {
  const { ref, charge, cents, state: told, failure, madeAt } = refund
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
  const isFailed = state === 'failed'
  const stands = {
    ...{ state, failure: isFailed ? (failure ?? 'failed') : null },
    failed_at: isFailed ? new Date(now) : null,
  }
  if (before) await tx.update(membershipRefunds).set(stands).where(own)
  else {
    const replaces = await replacedBy(tx, refund, payment.id, now)
    const made = { payment_id: payment.id, cents, made_at: new Date(madeAt), replaces }
    await tx.insert(membershipRefunds).values({ provider_ref: ref, ...made, ...stands })
  }
  const tell = (what: 'refunded' | 'refundFailed') =>
    tellOfMembership(tx, deps, payment.family_id, what, payment.terms, { cents })
  if (!before && !isFailed) {
    await post(tx, membershipRefunded(payment.id, ref, cents), now)
    await tell('refunded')
  }
  if (isFailed) {
    deps.log.warn('A refund of a membership did not arrive', { refund: ref, code: failure })
    if (before) {
      await reverse(tx, { kind: 'membership_refunded', ref }, 'membership_refund_failed', now)
      await tell('refundFailed')
    }
    const [{ number } = { number: 0 }] = await tx.select().from(membershipRefunds).where(own)
    await tellStaffOfRefund(tx, deps, { ref, number, familyId: payment.family_id, failure })
  }
  return true
}

/**
 * Which refund a new one takes the place of: that of the deed by which it was made, which is done with it; else, where somebody made it
 * at the provider's own desk, the first of the same payment that did not arrive and came to no more. Null for none.
 */
async function replacedBy(
  tx: Tx,
  { id, cents, madeAt }: ProviderRefund,
  paymentId: string,
  now: number,
): Promise<string | null> {
  const own = isOwnId(id) ? eq(membershipRefundDeeds.id, id) : undefined
  const [deed] = own ? await tx.select().from(membershipRefundDeeds).where(own) : []
  if (deed?.state === 'asked')
    await tx
      .update(membershipRefundDeeds)
      .set({ state: 'done', settled_at: new Date(now) })
      .where(own)
  const [lost] = await tx
    .select({ ref: membershipRefunds.provider_ref })
    .from(membershipRefunds)
    .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
    .where(
      and(
        eq(membershipRefunds.payment_id, paymentId),
        isLost,
        deed
          ? eq(membershipRefunds.provider_ref, deed.refund_ref)
          : and(
              lte(membershipRefunds.cents, cents),
              lt(membershipRefunds.made_at, new Date(madeAt)),
              sql`not exists (select 1 from membership_refund_deeds d
                where d.refund_ref = ${membershipRefunds.provider_ref} and d.kind = 'again' and d.state = 'asked')`,
            ),
      ),
    )
    .orderBy(asc(membershipRefunds.made_at))
    .limit(1)
  return lost?.ref ?? null
}

const shown = 20

/**
 * What was given back of a family's payments for its memberships, or is on its way: the newest first. What did not arrive is there as
 * long as the family has not got it otherwise, and stays where our staff gave it back another way.
 */
export async function refundsTo(db: Db, familyId: number): Promise<MembershipRefund[]> {
  const settled = membershipRefundDeeds
  const rows = await db
    .select({
      ...{ id: membershipRefunds.provider_ref, cents: membershipRefunds.cents },
      ...{ state: membershipRefunds.state, made_at: membershipRefunds.made_at },
      ...{ settled_at: settled.settled_at, words: settled.words },
    })
    .from(membershipRefunds)
    .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
    .leftJoin(
      settled,
      and(
        eq(settled.refund_ref, membershipRefunds.provider_ref),
        eq(settled.kind, 'settled'),
        eq(settled.state, 'done'),
      ),
    )
    .where(
      and(
        eq(membershipPayments.family_id, familyId),
        or(inArray(membershipRefunds.state, [...refundGivenStates]), isNotNull(settled.id), isLost),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${settled.settled_at}, ${membershipRefunds.made_at})`),
      desc(membershipRefunds.provider_ref),
    )
    .limit(shown)
  return rows.map(({ id, cents, state, made_at, settled_at, words }) => ({
    ...{ id, cents, state: settled_at ? 'settled' : state, words: words ?? '' },
    at: (settled_at ?? made_at).toISOString(),
  }))
}

/** How many cents of a payment the family has got back or will get, in whichever way, but for one refund. */
export async function givenBackOf(db: Db | Tx, paymentId: string, but: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${membershipRefunds.cents}), 0)` })
    .from(membershipRefunds)
    .where(
      and(
        eq(membershipRefunds.payment_id, paymentId),
        ne(membershipRefunds.provider_ref, but),
        or(inArray(membershipRefunds.state, [...refundGivenStates]), isSettled),
      ),
    )
  return Number(row!.cents)
}
