import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { atItMs, confirmMs } from '../provider/attemptTimes.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { askProvider, giveUp } from './asking.ts'

/**
 * Sees to payments that were left: what came of them is asked of the provider by their own key, and those that nobody confirmed are
 * given up.
 */
export async function finishPayments(deps: Deps, now: number): Promise<void> {
  const { db, provider, log } = deps
  if (!provider) return
  const { state, created_at } = paymentAttempts
  const left = await db
    .select()
    .from(paymentAttempts)
    .where(
      or(
        and(eq(state, 'created'), lte(created_at, new Date(now - atItMs))),
        and(eq(state, 'requires_action'), lte(created_at, new Date(now - confirmMs))),
      ),
    )
    .orderBy(asc(created_at))
    .limit(100)
  for (const attempt of left) {
    const done = attempt.state === 'created' ? askProvider : giveUp
    await done(deps, provider, attempt, now).catch((error: unknown) =>
      log.warn('A payment that was left could not be seen to', { attempt: attempt.id, error }),
    )
  }
}
