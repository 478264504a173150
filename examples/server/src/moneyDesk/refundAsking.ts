import { moneyDeedAfter } from '@homecare/sdk/moneyDesk'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { writeMembershipRefund } from '../memberships/refunds.ts'
import { lockUser } from '../people/lockUser.ts'
import { atItMs } from '../provider/attemptTimes.ts'
import { finish, type Outcome } from '../provider/carryOut.ts'
import { askFor, seeToEach } from '../provider/charges.ts'
import type { PaymentProvider, ProviderRefund } from '../provider/provider.ts'
import { refundByKey } from '../provider/refunds.ts'
import { membershipRefundDeeds, membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import type { RefundDeedRow } from './refundRecord.ts'

/** As the log names what is asked for. */
const what = 'deed of staff about a membership'

/**
 * Asks the provider for what was written down about a refund, and writes what came of it. Where nobody knows, it stays as it is: it is
 * asked again by the same key, which does it once.
 */
export async function askForRefundDeed(
  deps: Deps,
  provider: PaymentProvider,
  deed: RefundDeedRow,
  now: number,
): Promise<void> {
  if (deed.state !== 'asked') return
  await askFor(deps.log, what, deed, () =>
    finish(deps.db, deed, {
      ask: (asked) => refundFor(deps, provider, asked, now),
      settle: (tx, asked, outcome) => settleRefundDeed(tx, deps, asked, outcome, now),
    }),
  )
}

/** The refund as it stands where that is asked; else a new one in its place, made by the deed's own key. */
async function refundFor(
  { db }: Pick<Deps, 'db'>,
  provider: PaymentProvider,
  { id, kind, refund_ref, cents, asked_at }: RefundDeedRow,
  now: number,
): Promise<ProviderRefund> {
  if (kind === 'check') return provider.readRefund(refund_ref)
  const [found] = await db
    .select({ charge: membershipPayments.provider_ref })
    .from(membershipRefunds)
    .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
    .where(eq(membershipRefunds.provider_ref, refund_ref))
  return refundByKey(provider, { id, charge: found!.charge!, cents: cents!, asked_at: asked_at! }, now)
}

/** Writes what came of a deed, harmless when it is done again: what was given back is written as the provider's events would. */
async function settleRefundDeed(
  tx: Tx,
  deps: Deps,
  { id, refund_ref }: RefundDeedRow,
  outcome: Outcome<ProviderRefund>,
  now: number,
): Promise<void> {
  const [of] = await tx
    .select({ family: membershipPayments.family_id })
    .from(membershipRefunds)
    .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
    .where(eq(membershipRefunds.provider_ref, refund_ref))
  await lockUser(tx, of!.family)
  if ('done' in outcome) await writeMembershipRefund(tx, deps, outcome.done, now)
  const own = eq(membershipRefundDeeds.id, id)
  const [deed] = await tx.select().from(membershipRefundDeeds).where(own).for('update')
  const isDone = 'done' in outcome
  if (deed!.state !== 'asked' || moneyDeedAfter(deed!, isDone ? 'do' : 'fail') === null) return
  await tx
    .update(membershipRefundDeeds)
    .set({
      ...{ state: isDone ? 'done' : 'failed', settled_at: new Date(now) },
      failure: isDone ? null : outcome.failed.code,
    })
    .where(own)
}

/** Sees to what was asked about refunds of memberships and left: what came of it is asked of the provider by its own key. */
export async function finishRefundDeeds(deps: Deps, now: number): Promise<void> {
  const { db, provider, log } = deps
  if (!provider) return
  const left = await db
    .select()
    .from(membershipRefundDeeds)
    .where(
      and(
        eq(membershipRefundDeeds.state, 'asked'),
        lte(membershipRefundDeeds.asked_at, new Date(now - atItMs)),
      ),
    )
    .orderBy(asc(membershipRefundDeeds.asked_at))
    .limit(100)
  await seeToEach(log, what, left, (deed) => askForRefundDeed(deps, provider, deed, now))
}
