import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { ApiError } from '../kit/error.js'
import type { Deed } from '../outbox/deeds.js'
import type { Outbox } from '../outbox/outbox.js'
import type { ClockEvent, ClockRecord } from './clockCalls.js'
import {
  clockSubject,
  isClockDeed,
  type ClockDeed,
  type ClockPosition,
  type ClockTarget,
} from './clockDeeds.js'
import type { ClockEventKind } from './clocking.js'

/** A press that has not arrived yet, and the instant at which it was made. */
export type PendingPress = Pick<ClockEvent, 'event' | 'event_timestamp'>

/** A press that the server refused, and why. Its instant is kept until its person has settled it. */
export interface RefusedPress extends PendingPress {
  readonly error: ApiError | null
}

/** The clock of a shift or a visit. */
export interface ShiftClock {
  /** The press that waits or is on its way; pressing again sends this one. */
  readonly pending: ReadonlySignal<PendingPress | null>
  /** Whether it waits: it was tried, or is to be tried later. */
  readonly waits: ReadonlySignal<boolean>
  /** Whether it is on its way, also while the device still looks for its place. */
  readonly busy: ReadonlySignal<boolean>
  /** Whether what waits outlives the page: not where the device's storage is closed or full. */
  readonly isKept: ReadonlySignal<boolean>
  /** The press that was refused: sent again as it was, or given up. A new press takes its place. */
  readonly refused: ReadonlySignal<RefusedPress | null>
  /** Sends the refused press again, with its own instant. */
  tryAgain(): Promise<void>
  /** Gives the refused press up. */
  discard(): void
  /** Counts from now; `whereAmI` gives null where the device does not know. A second press while busy does nothing. */
  press(event: ClockEventKind, whereAmI?: () => Promise<ClockPosition | null>): Promise<void>
  /** Sends what waits. */
  resend(): Promise<void>
  /**
   * Told of each record that the server answers with, and `elsewhere` that another tab has settled a press, so that what
   * is known of the work is to be loaded anew. Returns how to stop.
   */
  follow(done: (record: ClockRecord) => void, elsewhere?: () => void): () => void
}

/** What a clock works with. */
export interface ShiftClockOptions {
  readonly target: ClockTarget
  /** The instant, in milliseconds. */
  readonly now: () => number
  /** Where the work is: the zone in which the times of its presses are shown. */
  readonly zone?: string
}

/**
 * Clocks in and out. A press counts from the instant at which it was made, and lies in the outbox until the
 * server has settled it: without a connection it waits there, also when its page is left. One that is refused keeps its
 * instant until its person tries it again, presses anew or gives it up.
 */
export function createShiftClock(outbox: Outbox, { target, now, zone }: ShiftClockOptions): ShiftClock {
  const subject = clockSubject(target)
  const own = computed(() =>
    outbox.deeds.value.filter(isClockDeed).filter((deed) => deed.subject === subject),
  )
  const waiting = computed(() => own.value.find(({ state }) => state !== 'refused') ?? null)
  const judged = computed(() => own.value.findLast(({ state }) => state === 'refused') ?? null)
  const busy = computed(() => waiting.value?.state === 'sending')

  return {
    pending: computed(() => waiting.value && pressOf(waiting.value)),
    waits: computed(() => waiting.value !== null && (!busy.value || waiting.value.error !== null)),
    busy,
    isKept: outbox.isKept,
    refused: computed(() => judged.value && { ...pressOf(judged.value), error: judged.value.error }),
    async tryAgain() {
      if (judged.peek() && !waiting.peek()) await outbox.retry(judged.peek()?.key ?? '')
    },
    discard,
    async press(event, whereAmI) {
      if (busy.peek()) return
      const before = waiting.peek()
      if (before) return outbox.retry(before.key)
      discard()
      const content: ClockDeed = { ...target, event, ...(zone && { zone }) }
      await outbox.add({ kind: 'clock', subject, content, at: now(), beside: whereAmI })
    },
    async resend() {
      const before = waiting.peek()
      if (before) await outbox.retry(before.key)
    },
    follow: (done, elsewhere) =>
      outbox.follow({
        answered: (deed, answer) => deed.subject === subject && done(answer as ClockRecord),
        settledElsewhere: (deed) => deed.subject === subject && elsewhere?.(),
      }),
  }

  function discard(): void {
    for (const { key, state } of own.peek()) if (state === 'refused') outbox.discard(key)
  }
}

const pressOf = ({ at, content: { event } }: Deed<ClockDeed>): PendingPress => ({
  event,
  event_timestamp: new Date(at).toISOString(),
})
