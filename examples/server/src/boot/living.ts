import { keepDayLiving } from '../demo/livingDay.ts'
import { handInPayrollForm } from '../demo/payrollForm.ts'
import type { Deps } from '../deps/deps.ts'

/** Milliseconds between two rounds: less than what is about to begin is ahead. */
const everyMs = 300_000

/**
 * Keeps the day of the demo accounts living, at once and again and again: a round that fails is tried with the next. Hands in the
 * demo's payroll form once, too.
 */
export async function startLiving(deps: Pick<Deps, 'db' | 'keyRing' | 'now' | 'log'>): Promise<{
  /** Starts no more rounds, and resolves once the one under way is through. */
  stop(): Promise<void>
}> {
  const { db, now, log } = deps
  const keep = () =>
    keepDayLiving(db, now()).catch((error: unknown) =>
      log.warn('The demo’s day could not be kept living', { error }),
    )
  await keep()
  await handInPayrollForm(deps).catch((error: unknown) =>
    log.warn('The demo’s payroll form could not be handed in', { error }),
  )
  let round: Promise<void> | null = null
  const timer = setInterval(() => {
    round ??= keep().finally(() => (round = null))
  }, everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
