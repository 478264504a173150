import { sweepCodes } from '../account/codes.ts'
import { sweepLinks } from '../people/links.ts'
import { sweepSessions } from '../people/session.ts'
import { sweepOffers } from '../account/socialAccounts.ts'
import { sweepAttempts } from '../account/socialSignIn.ts'
import { sweepDrafts } from '../families/drafts.ts'
import type { Deps } from '../deps/deps.ts'
import { sweepKeys } from '../calls/idempotency.ts'
import { sweepLimits } from '../limits/rateLimit.ts'
import { sweepNoticeLinks } from '../notices/links.ts'

/** Milliseconds between two rounds. */
export const sweepEveryMs = 600_000

const sweeps = [
  sweepSessions,
  sweepLinks,
  sweepCodes,
  sweepAttempts,
  sweepOffers,
  sweepDrafts,
  sweepKeys,
  sweepLimits,
  sweepNoticeLinks,
]

/** Removes by the clock the rows that have ended by themselves. A round that fails is tried again with the next. */
export function startSweeping({ db, now, log, realtime }: Pick<Deps, 'db' | 'now' | 'log' | 'realtime'>): {
  /** Starts no more rounds, and resolves once the one under way is through. */
  stop(): Promise<void>
} {
  let round: Promise<void> | null = null
  async function sweep(): Promise<void> {
    for (const one of sweeps) {
      await one(db, now(), realtime).catch((error: unknown) =>
        log.warn('Sweeping failed', { sweep: one.name, error }),
      )
    }
    round = null
  }
  const timer = setInterval(() => {
    round ??= sweep()
  }, sweepEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
