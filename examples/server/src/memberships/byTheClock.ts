import { membershipAfter, renewalOf, renewalReminderDays } from '@homecare/sdk/memberships'
import { addDays } from '@homecare/sdk/kit'
import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { lockUser } from '../people/lockUser.ts'
import { askAgain } from '../provider/charges.ts'
import { membershipPayments, memberships } from '../tables/money/memberships.ts'
import { membershipCharges } from './charges.ts'
import { tellOfMembership } from './letters.ts'
import {
  livePayment,
  payingCards,
  renewedTerms,
  type MembershipPaymentRow,
  type MembershipRow,
} from './rows.ts'
import { beDeclined, endMembership, haveTerms } from './settle.ts'
import { membershipDay } from './today.ts'

/** How many are seen to in one round. */
const atOnce = 100

/**
 * What is due of memberships today: those that were cancelled end, and those that renew are charged, each once, by whichever process
 * comes first; one that was declined is tried again.
 */
export async function renewMemberships(deps: Deps, now: number): Promise<void> {
  const { db, provider, log } = deps
  for (const { id } of await dueOf(db, membershipDay(now))) {
    try {
      const payment = await db.transaction((tx) => renew(tx, deps, id, now))
      if (payment && provider) await askAgain({ db, provider, log }, membershipCharges(deps), payment, now)
    } catch (error) {
      log.warn('A membership could not be renewed', { membership: id, error })
    }
  }
}

const isDueOn = (day: string) =>
  or(
    and(inArray(memberships.state, ['active', 'ending']), lte(memberships.renews_on, day)),
    and(eq(memberships.state, 'past_due'), lte(memberships.next_try_on, day)),
  )

const dueOf = (db: Db, day: string) =>
  db
    .select({ id: memberships.id })
    .from(memberships)
    .where(isDueOn(day))
    .orderBy(asc(memberships.renews_on), asc(memberships.id))
    .limit(atOnce)

/** Begins to renew one, or ends it. Null where nothing is to be charged, or another process is at it. */
async function renew(tx: Tx, deps: Deps, id: number, now: number): Promise<MembershipPaymentRow | null> {
  const today = membershipDay(now)
  const own = eq(memberships.id, id)
  const [found] = await tx.select({ family_id: memberships.family_id }).from(memberships).where(own)
  await lockUser(tx, found!.family_id)
  const [membership] = await tx
    .select()
    .from(memberships)
    .where(and(own, isDueOn(today)))
    .for('update')
  if (!membership || (await livePayment(tx, membership.family_id))) return null
  if (membership.state === 'ending') {
    await endMembership(tx, deps, membership, 'end', now)
    return null
  }
  return charge(tx, deps, membership, now)
}

async function charge(
  tx: Tx,
  deps: Deps,
  membership: MembershipRow,
  now: number,
): Promise<MembershipPaymentRow | null> {
  const next = renewalOf(membership, membershipDay(now))
  if (next === null || membershipAfter(membership, 'renew') === null) return null
  const { id, family_id, renews_on, declines } = membership
  const terms = renewedTerms(membership, next)
  if (next.due_cents === 0) {
    await haveTerms(tx, deps, { familyId: family_id, membership, terms, purpose: 'renewal', now })
    return null
  }
  // Nobody takes payments at present: it waits.
  if (!deps.provider) return null
  const [card] = await payingCards(tx, family_id)
  if (!card) {
    await beDeclined(tx, deps, membership, now)
    return null
  }
  const [payment] = await tx
    .insert(membershipPayments)
    .values({
      ...{ family_id, membership_id: id, method_id: card.id, purpose: 'renewal', terms },
      ...{ cents: next.due_cents, client_key: `renewal:${id}:${renews_on}:${declines}` },
      created_at: new Date(now),
    })
    .onConflictDoNothing()
    .returning()
  return payment ?? null
}

/** Reminds families of renewals that are charged within seven days: of each once. */
export async function remindOfRenewals(deps: Deps, now: number): Promise<void> {
  const today = membershipDay(now)
  const due = and(
    eq(memberships.state, 'active'),
    gt(memberships.price_cents, 0),
    gt(memberships.renews_on, today),
    lte(memberships.renews_on, addDays(today, renewalReminderDays)),
    or(isNull(memberships.reminded_for), ne(memberships.reminded_for, memberships.renews_on)),
  )
  await deps.db.transaction(async (tx) => {
    const some = await tx
      .select()
      .from(memberships)
      .where(due)
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const row of some) {
      await tx.update(memberships).set({ reminded_for: row.renews_on }).where(eq(memberships.id, row.id))
      // What was begun just now says itself when it renews.
      if (membershipDay(row.started_at.getTime()) < addDays(today, -1))
        await tellOfMembership(tx, deps, row.family_id, 'reminder', row)
    }
  })
}
