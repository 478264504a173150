/** A clock that stands still until a test moves it, and runs what has fallen due on the way. */
export interface TestClock {
  now(): number
  readonly after: (ms: number, run: () => void) => void
  /** Moves on by `ms`, running what falls due in order of its time. */
  advance(ms: number): void
}

/** A clock that stands until it is told to go on. */
export function createTestClock(start = Date.UTC(2026, 10, 21, 12)): TestClock {
  let now = start
  let waiting: { at: number; run: () => void }[] = []

  return {
    now: () => now,
    after(ms, run) {
      waiting.push({ at: now + ms, run })
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const due = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        waiting = waiting.filter((one) => one !== due)
        now = due.at
        due.run()
      }
      now = end
    },
  }
}
