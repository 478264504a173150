import { tellOfUnread } from '../chat/unread.ts'
import type { Deps } from '../deps/deps.ts'
import { tellOfExpiring } from '../documents/expiring.ts'
import { tellOfNewWork } from '../jobs/newWork.ts'
import { ringAfterQuiet } from '../notices/ring.ts'
import { tellOfNewCaregivers } from '../search/newCaregivers.ts'

/** Milliseconds between two rounds of what people wait for, and of what may come some time in the day. */
const noticeEveryMs = 60_000
const newsEveryMs = 900_000

const waitedFor = [ringAfterQuiet, tellOfUnread]
const news = [tellOfExpiring, tellOfNewWork, tellOfNewCaregivers]

/**
 * Tells by the clock what no deed tells: of messages that wait, documents that expire, work nearby, who is new in a saved search, and of what waited for
 * the end of somebody's quiet hours. Any number of processes may: of one event a person is told once.
 */
export function startNoticing(deps: Deps): {
  /** One round now. */
  notice(): Promise<void>
  /** Starts no more rounds, and resolves once the one under way is through. */
  stop(): Promise<void>
} {
  let last: Promise<void> = Promise.resolve()
  async function once(tasks: typeof waitedFor): Promise<void> {
    for (const one of tasks) {
      await one(deps).catch((error: unknown) =>
        deps.log.warn('Notices by the clock failed', { round: one.name, error }),
      )
    }
  }
  const next = (tasks: typeof waitedFor) => (last = last.then(() => once(tasks)))
  const timers = [
    setInterval(() => void next(waitedFor), noticeEveryMs).unref(),
    setInterval(() => void next(news), newsEveryMs).unref(),
  ]
  return {
    notice: () => next([...news, ...waitedFor]),
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await last
    },
  }
}
