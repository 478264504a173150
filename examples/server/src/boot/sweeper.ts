import { tellOfAreas } from '../areas/waiting.ts'
import { sweepCodes } from '../account/codes.ts'
import { sweepLinks } from '../people/links.ts'
import { sweepSessions } from '../people/session.ts'
import { sweepOffers } from '../account/socialAccounts.ts'
import { sweepAttempts } from '../account/socialSignIn.ts'
import { sweepDrafts } from '../families/drafts.ts'
import { countAtMidnight } from '../careplans/counting.ts'
import { sealAllSeen } from '../careplans/seen/chain.ts'
import { lookAtReplies } from '../caregivers/replies.ts'
import { closeForgotten } from '../clock/closing.ts'
import { endFingerprinting } from '../fingerprinting/ending.ts'
import { sweepHireDrafts } from '../offers/drafts.ts'
import { lapseOffers } from '../offers/lapsing.ts'
import { remindOfInvoices } from '../timesheets/family/reminders.ts'
import { planAhead } from '../hiring/seriesAhead.ts'
import type { Deps } from '../deps/deps.ts'
import { sweepKeys } from '../calls/idempotency.ts'
import { sweepLimits } from '../limits/rateLimit.ts'
import { followRides } from '../rides/following.ts'
import { sweepNoticeLinks } from '../notices/links.ts'
import { remindOfRenewals, renewMemberships } from '../memberships/byTheClock.ts'
import { keepSearchWeeks } from '../search/rows.ts'
import { finishMembershipPayments } from '../memberships/charges.ts'
import { finishMoneyDeeds } from '../moneyDesk/asking.ts'
import { finishRefundDeeds } from '../moneyDesk/refundAsking.ts'
import { finishPayments } from '../paying/charges.ts'
import { tellOfExpiringCards } from '../payments/expiringCards.ts'
import { sweepFirstWords } from '../visitors/erase.ts'
import { forgetRemoved } from '../payments/removeMethod.ts'

/** Milliseconds between two rounds, and between two of what somebody waits for. */
export const sweepEveryMs = 600_000
const followEveryMs = 60_000

const sweeps = [
  sweepSessions,
  sweepLinks,
  sweepCodes,
  sweepAttempts,
  sweepOffers,
  sweepDrafts,
  sweepHireDrafts,
  sweepKeys,
  sweepLimits,
  sweepNoticeLinks,
  sweepFirstWords,
]

/**
 * Does by the clock what nobody asks for: closes clocks that were forgotten, plans weekly visits ahead, ends offers that
 * nobody answered and requests between two who have parted, follows rides that are under way, reminds of invoices that wait, writes to
 * who waits for an area, sees to payments that were left, renews memberships, writes of cards that expire, counts tasks anew at the
 * midnight of each care plan, keeps how soon caregivers answer and when they are free, and removes the rows that have ended by
 * themselves. What fails is tried again with the next round.
 */
export function startSweeping(deps: Deps): {
  /** One round now. */
  sweep(): Promise<void>
  /** Starts no more rounds, and resolves once the one under way is through. */
  stop(): Promise<void>
} {
  const { db, now, log, realtime } = deps
  let round: Promise<void> | null = null
  let following: Promise<void> | null = null
  const failed = (name: string) => (error: unknown) => log.warn('Sweeping failed', { sweep: name, error })
  async function sweep(): Promise<void> {
    for (const one of [
      closeForgotten,
      planAhead,
      lapseOffers,
      endFingerprinting,
      remindOfInvoices,
      tellOfAreas,
      finishPayments,
      finishMembershipPayments,
      finishMoneyDeeds,
      finishRefundDeeds,
      remindOfRenewals,
      renewMemberships,
      tellOfExpiringCards,
      forgetRemoved,
      countAtMidnight,
      sealAllSeen,
      lookAtReplies,
      keepSearchWeeks,
    ])
      await one(deps, now()).catch(failed(one.name))
    for (const one of sweeps) await one(db, now(), realtime).catch(failed(one.name))
    round = null
  }
  async function follow(): Promise<void> {
    for (const one of [
      followRides,
      finishPayments,
      finishMembershipPayments,
      finishMoneyDeeds,
      finishRefundDeeds,
    ])
      await one(deps, now()).catch(failed(one.name))
  }
  const timer = setInterval(() => {
    round ??= sweep()
  }, sweepEveryMs).unref()
  const often = setInterval(() => {
    following ??= follow().finally(() => (following = null))
  }, followEveryMs).unref()
  return {
    async sweep() {
      await round
      await (round ??= sweep())
    },
    async stop() {
      clearInterval(timer)
      clearInterval(often)
      await round
      await following
    },
  }
}
