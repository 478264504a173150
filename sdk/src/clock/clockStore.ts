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
import { afterPress, type Clockable, type ClockEventKind } from './clocking.js'

/** A press that has not arrived yet, and the instant at which it was made. */
export type PendingPress = Pick<ClockEvent, 'event' | 'event_timestamp'>

/** A press that the server refused, and why. Its instant is kept until its person has settled it. */
export interface RefusedPress extends PendingPress {
  readonly error: ApiError | null
}

/** The clock of a shift or a visit. */
export interface ShiftClock {
  /** The presses that wait or are on their way, in their order. */
  readonly pending: ReadonlySignal<readonly PendingPress[]>
  /** Whether they wait: the first was tried, or is to be tried later. */
  readonly waits: ReadonlySignal<boolean>
  /** Whether the first is on its way, also while the device still looks for its place. */
  readonly busy: ReadonlySignal<boolean>
  /** Whether what waits outlives the page: not where the device's storage is closed or full. */
  readonly isKept: ReadonlySignal<boolean>
  /** The first press that was refused: sent again as it was, or given up. A new press takes the place of all of them. */
  readonly refused: ReadonlySignal<RefusedPress | null>
  /** Sends what was refused again, in order, each with its own instant. */
  tryAgain(): Promise<void>
  /** Gives the first refused press up. */
  discard(): void
  /**
   * Counts from now; `whereAmI` gives null where the device does not know. The same press again sends the one that
   * waits; undoing one that waits gives it up.
   */
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
  /** Whether the instant is the device's own, because the server has not told its time yet. */
  readonly isUnsure?: () => boolean
}

/** Which press an undo takes back. */
const undone: Readonly<Partial<Record<ClockEventKind, ClockEventKind>>> = {
  undo_clock_in: 'clock_in',
  undo_clock_out: 'clock_out',
}

/**
 * Clocks in and out, and breaks. A press counts from the instant at which it was made, and lies in the outbox until the
 * server has settled it: without a connection it waits there, also when its page is left, and so does what is pressed
 * after it. One that is refused keeps its instant until its person tries it again, presses anew or gives it up.
 */
export function createShiftClock(
  outbox: Outbox,
  { target, now, zone, isUnsure }: ShiftClockOptions,
): ShiftClock {
  const subject = clockSubject(target)
  const own = computed(() =>
    outbox.deeds.value.filter(isClockDeed).filter((deed) => deed.subject === subject),
  )
  const waiting = computed(() => own.value.filter(({ state }) => state !== 'refused'))
  const judged = computed(() => own.value.filter(({ state }) => state === 'refused'))
  const busy = computed(() => waiting.value[0]?.state === 'sending')

  return {
    pending: computed(() => waiting.value.map(pressOf)),
    waits: computed(() => {
      const [first] = waiting.value
      return first !== undefined && (!busy.value || first.error !== null)
    }),
    busy,
    isKept: outbox.isKept,
    refused: computed(() => {
      const [first] = judged.value
      return first ? { ...pressOf(first), error: first.error } : null
    }),
    async tryAgain() {
      if (waiting.peek().length > 0) return
      for (const { key } of judged.peek()) await outbox.retry(key)
    },
    discard() {
      const [first] = judged.peek()
      if (first) outbox.discard(first.key)
    },
    async press(event, whereAmI) {
      const last = waiting.peek().at(-1)
      if (last?.content.event === event) return last.state === 'sending' ? undefined : outbox.retry(last.key)
      if (last && undone[event] === last.content.event && outbox.discard(last.key)) return
      for (const { key } of judged.peek()) outbox.discard(key)
      const content: ClockDeed = {
        ...target,
        event,
        ...(zone && { zone }),
        ...(isUnsure?.() && { unsure: true }),
      }
      await outbox.add({ kind: 'clock', subject, content, at: now(), beside: whereAmI })
    },
    async resend() {
      const [first] = waiting.peek()
      if (first) await outbox.retry(first.key)
    },
    follow: (done, elsewhere) =>
      outbox.follow({
        answered: (deed, answer) => deed.subject === subject && done(answer as ClockRecord),
        settledElsewhere: (deed) => deed.subject === subject && elsewhere?.(),
      }),
  }
}

/** The work as it stands once what waits has arrived. */
export function afterPresses<W extends Clockable>(work: W, presses: readonly PendingPress[]): W {
  return presses.reduce(
    (before, { event, event_timestamp }) => afterPress(before, event, new Date(event_timestamp)),
    work,
  )
}

const pressOf = ({ at, content: { event } }: Deed<ClockDeed>): PendingPress => ({
  event,
  event_timestamp: new Date(at).toISOString(),
})
