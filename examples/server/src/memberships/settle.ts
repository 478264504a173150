import { membershipAfter, renewalTriesAfterDays, type MembershipEvent } from '@homecare/sdk/memberships'
import { paymentAfter } from '@homecare/sdk/payments'
import { addDays } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import {
  membershipCharged,
  membershipDisputed,
  membershipDisputeWon,
  membershipRegained,
  membershipReturned,
  providerFee,
} from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import { lockUser } from '../people/lockUser.ts'
import type { Outcome } from '../provider/carryOut.ts'
import { standingAfter } from '../provider/charging.ts'
import type { ProviderCharge, ProviderDispute } from '../provider/provider.ts'
import { membershipPayments, memberships, type MembershipTerms } from '../tables/money/memberships.ts'
import { tellOfMembership } from './letters.ts'
import { livingMembership, type MembershipPaymentRow, type MembershipRow } from './rows.ts'
import { membershipDay } from './today.ts'

/**
 * Writes what has come of the payment of a membership, with all that follows from it: by whoever pressed, by the provider's
 * events, by the clock, and harmless when it is done again. Answers the payment as it is then.
 */
export async function settleMembership(
  tx: Tx,
  deps: Deps,
  { id, family_id }: Pick<MembershipPaymentRow, 'id' | 'family_id'>,
  outcome: Outcome<ProviderCharge>,
  now: number,
): Promise<MembershipPaymentRow> {
  await lockUser(tx, family_id)
  const own = eq(membershipPayments.id, id)
  const [payment] = await tx.select().from(membershipPayments).where(own).for('update')
  const standing = standingAfter(payment!, outcome, now)
  if (standing === null) return payment!
  const [settled] = await tx.update(membershipPayments).set(standing.columns).where(own).returning()
  const { feeCents, columns } = standing
  const { state } = columns
  const { cents, terms, purpose } = settled!
  if (state === 'succeeded') {
    await post(tx, membershipCharged(id, cents), now)
    if (feeCents !== null) await post(tx, providerFee(null, id, feeCents), now)
    const membership = await livingMembership(tx, family_id)
    await haveTerms(tx, deps, { familyId: family_id, membership, terms, purpose, payment: settled!, now })
  }
  if ((state === 'failed' || state === 'cancelled') && purpose === 'renewal') {
    const membership = await livingMembership(tx, family_id)
    if (membership) await beDeclined(tx, deps, membership, now)
  }
  return settled!
}

interface Having {
  readonly familyId: number
  readonly membership: MembershipRow | null
  readonly terms: MembershipTerms
  readonly purpose: MembershipPaymentRow['purpose']
  /** What was paid for it; none where it costs nothing. */
  readonly payment?: MembershipPaymentRow
  readonly now: number
}

const eventOf = {
  start: 'start',
  upgrade: 'upgrade',
  due: 'renew',
  renewal: 'renew',
} as const satisfies Record<MembershipPaymentRow['purpose'], MembershipEvent>

/** What a family is written of it; nothing of a renewal that costs nothing. */
const letterOf = { start: 'started', upgrade: 'upgraded', due: 'renewed', renewal: 'renewed' } as const

/** A family has what it has paid for: it begins, changes or goes on. */
export async function haveTerms(
  tx: Tx,
  deps: Deps,
  { familyId, membership, terms, purpose, payment, now }: Having,
): Promise<void> {
  // What ended meanwhile begins anew: it is paid for.
  const state = membershipAfter(membership, membership ? eventOf[purpose] : 'start')
  if (state === null)
    throw new Error(`A membership of ${familyId} was paid while it was ${membership?.state}`)
  const fresh = { declines: 0, next_try_on: null, state }
  if (membership)
    await tx
      .update(memberships)
      .set({ ...terms, ...fresh })
      .where(eq(memberships.id, membership.id))
  else {
    const [begun] = await tx
      .insert(memberships)
      .values({ ...terms, ...fresh, family_id: familyId, started_at: new Date(now) })
      .returning({ id: memberships.id })
    if (payment)
      await tx
        .update(membershipPayments)
        .set({ membership_id: begun!.id })
        .where(eq(membershipPayments.id, payment.id))
  }
  const what = letterOf[purpose]
  if (payment) await tellOfMembership(tx, deps, familyId, what, terms, { cents: payment.cents })
  else if (what === 'started') await tellOfMembership(tx, deps, familyId, 'begun', terms)
}

/**
 * A renewal was declined, or there is no card to charge: it is tried again some days later, and the membership ends when nothing
 * is left to try.
 */
export async function beDeclined(tx: Tx, deps: Deps, membership: MembershipRow, now: number): Promise<void> {
  const days = renewalTriesAfterDays[membership.declines]
  if (days === undefined) return endMembership(tx, deps, membership, 'end', now)
  const state = membershipAfter(membership, 'decline')
  if (state === null) return
  await tx
    .update(memberships)
    .set({ state, declines: membership.declines + 1, next_try_on: addDays(membershipDay(now), days) })
    .where(eq(memberships.id, membership.id))
  await tellOfMembership(tx, deps, membership.family_id, 'declined', membership)
}

/** Ends a membership, where its table has that move. */
export async function endMembership(
  tx: Tx,
  deps: Deps,
  membership: MembershipRow,
  event: 'end' | 'cancel' | 'return',
  now: number,
): Promise<void> {
  const state = membershipAfter(membership, event)
  if (state !== 'ended') return
  await tx
    .update(memberships)
    .set({ state, next_try_on: null, ended_at: new Date(now) })
    .where(eq(memberships.id, membership.id))
  await tellOfMembership(tx, deps, membership.family_id, 'ended', membership)
}

/**
 * A bank disputes the payment of a membership: its money, and what the bank charges for it, are gone until that is decided. Where it is
 * lost the membership ends. Harmless when it is told again, and in whatever order; an inquiry takes no money.
 */
export async function disputePayment(
  tx: Tx,
  deps: Deps,
  { ref, charge, state, cents, feeCents }: ProviderDispute,
  now: number,
): Promise<void> {
  if (charge === null || state === 'inquiry' || state === 'inquiry_closed' || state === 'unknown') return
  const of = eq(membershipPayments.provider_ref, charge)
  const [found] = await tx.select().from(membershipPayments).where(of)
  if (!found) return
  await lockUser(tx, found.family_id)
  const [payment] = await tx.select().from(membershipPayments).where(of).for('update')
  await post(tx, providerFee(null, ref, feeCents), now)
  if (payment!.failure === 'returned') {
    if (state === 'won') await post(tx, membershipRegained(ref, cents), now)
    return
  }
  await post(tx, membershipDisputed(ref, cents), now)
  if (state === 'won') await post(tx, membershipDisputeWon(ref, cents), now)
  const returned = paymentAfter(payment!, 'return')
  if (state !== 'lost' || returned === null) return
  await tx
    .update(membershipPayments)
    .set({ state: returned, failure: 'returned', decided_at: new Date(now) })
    .where(of)
  await post(tx, membershipReturned(ref, cents), now)
  const membership = await livingMembership(tx, found.family_id)
  if (membership && membership.id === found.membership_id)
    await endMembership(tx, deps, membership, 'return', now)
}
