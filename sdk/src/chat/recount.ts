import type { After } from '../kit/state/toasts.js'
import { unreadRecomputeMs } from '../vocabulary/chat/constants.js'

/** When what is unread is counted anew. */
export interface Recount {
  /** Something changed: it is counted 500 ms after the first of several changes. */
  soon(): void
  /** The conversations have come: it is counted at once, so that no count of before them is shown as theirs. */
  now(): void
  /** The server's own count, which has messages of conversations that are not followed, or not known yet. */
  serverCounts(count: number | null): void
  stop(): void
}

/** What is counted, and where the list is asked for. */
interface RecountOptions {
  readonly after: After
  /** Counts, and says how many are unread. */
  readonly recount: () => number
  /** The server counts otherwise: its list is asked again, once for each of its counts. */
  readonly ask: () => void
}

/** Counts what is unread a little after it has changed. */
export function createRecount({ after, recount, ask }: RecountOptions): Recount {
  let isDue = false
  let isOver = false
  let theirs: number | null = null
  let askedFor: number | null = null

  function count(): void {
    const ours = recount()
    if (theirs === null || theirs === ours || theirs === askedFor) return
    askedFor = theirs
    ask()
  }

  function soon(): void {
    if (isDue || isOver) return
    isDue = true
    after(unreadRecomputeMs, () => {
      if (isOver) return
      isDue = false
      count()
    })
  }

  return {
    soon,
    now: () => void recount(),
    serverCounts(count) {
      theirs = count
      soon()
    },
    stop() {
      isOver = true
    },
  }
}
