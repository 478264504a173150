import { signal, type ReadonlySignal } from '@preact/signals-core'
import { keptIn, type DeviceStorage } from '../kit/deviceStorage.js'
import type { Client } from '../client/client.js'
import { ApiError, type ErrorKind } from '../client/error.js'
import { keyPerContent, newIdempotencyKey } from '../client/idempotencyKey.js'
import { action, type Action } from '../kit/action.js'
import { isRecord } from '../kit/shape.js'
import { clockInOrOut, type ClockEvent, type ClockRecord } from './clockCalls.js'
import type { ClockEventKind } from './clocking.js'

/** What is clocked: a nursing shift, or with `connection_id` a visit of that connection. */
export type ClockTarget = Pick<ClockEvent, 'shift_id' | 'connection_id'>
type Position = NonNullable<ClockEvent['position']>

/** A press that has not arrived yet, and the instant at which it was made. */
export type PendingPress = Pick<ClockEvent, 'event' | 'event_timestamp'>

/** A press that the server refused, and why. Its instant is kept until its person has settled it. */
export interface RefusedPress extends PendingPress {
  readonly error: ApiError
}

/** The clock of a shift or a visit. */
export interface ShiftClock {
  /** The press that waits for a connection; pressing again sends this one. */
  readonly pending: ReadonlySignal<PendingPress | null>
  /** Whether what waits outlives the page: not where the device's storage is closed or full. */
  readonly isKept: ReadonlySignal<boolean>
  /** The press that was refused: sent again as it was, or given up. A new press takes its place. */
  readonly refused: ReadonlySignal<RefusedPress | null>
  /** Sends the refused press again, with its own instant. */
  tryAgain(): Promise<void>
  /** Gives the refused press up. */
  discard(): void
  /** Counts from now, also while the device still looks for its place; null where it does not know. */
  readonly press: Action<[event: ClockEventKind, whereAmI?: () => Promise<Position | null>], ClockRecord>
  /** Sends what waits, as when the connection is back. */
  resend(): Promise<void>
}

/** What a clock works with. */
export interface ShiftClockOptions {
  readonly target: ClockTarget
  /** The instant, in milliseconds. */
  readonly now: () => number
  /** Where a press that waits outlives a reload, without its position. */
  readonly storage?: DeviceStorage | null
  readonly newKey?: () => string
  readonly done: (record: ClockRecord) => void
  /** A press that the server refused, as one that came too early. One that waits is no failure. */
  readonly failed: (error: ApiError) => void
}

/**
 * Clocks in and out (D3 §3, §7). A press counts from the instant at which it was made: without a connection it is kept
 * and sent again as it was, under the same key. After a reload its place is no longer known, so it is other content with
 * another key; the server counts one clock-in and one clock-out of the same work, however often they are pressed. One
 * that is refused keeps its instant until its person tries it again, presses anew or gives it up.
 */
export function createShiftClock(
  care: Client,
  { target, now, storage = null, newKey = newIdempotencyKey, done, failed }: ShiftClockOptions,
): ShiftClock {
  const name = `clock:${target.connection_id ?? ''}:${target.shift_id ?? ''}`
  const kept = keptIn(storage ?? undefined, name, isPress)
  const keptRefusal = keptIn(storage ?? undefined, `${name}:refused`, isRefusal)
  const pending = signal(kept.read())
  const refused = signal(refusedOf(keptRefusal.read()))
  const keyFor = keyPerContent(newKey)
  /** Where what waits was pressed; undefined where nobody asked, as after a reload. */
  let position: Position | null | undefined
  const isKept = signal(true)
  const keep = (press: PendingPress | null) => {
    pending.value = press
    isKept.value = kept.write(press) || press === null
    if (!press) position = undefined
  }
  const refuse = (press: RefusedPress | null) => {
    refused.value = press
    keptRefusal.write(press && refusalOf(press))
  }

  const press = action<[event: ClockEventKind, whereAmI?: () => Promise<Position | null>], ClockRecord>(
    async (event, whereAmI) => {
      const { event_timestamp, event: pressed } = pending.peek() ?? {
        event,
        event_timestamp: new Date(now()).toISOString(),
      }
      keep({ event: pressed, event_timestamp })
      refuse(null)
      if (position === undefined) position = (await whereAmI?.()) ?? null
      const body = { ...target, event: pressed, event_timestamp, position }
      return care.call(clockInOrOut, { body }, { idempotencyKey: keyFor(body) })
    },
    {
      done(record) {
        keep(null)
        done(record)
      },
      failed(error) {
        if (mayHaveArrived(error)) return
        const press = pending.peek()
        keep(null)
        if (press) refuse({ ...press, error })
        failed(error)
      },
    },
  )
  return {
    pending,
    isKept,
    refused,
    press,
    async tryAgain() {
      const again = refused.peek()
      if (!again || pending.peek()) return
      keep({ event: again.event, event_timestamp: again.event_timestamp })
      await press.run(again.event)
    },
    discard: () => refuse(null),
    async resend() {
      const waiting = pending.peek()
      if (waiting) await press.run(waiting.event)
    },
  }
}

/** The server may not have heard of it, or may have and could not say so: to be sent again as it is. */
function mayHaveArrived({ kind }: ApiError): boolean {
  return ['offline', 'timeout', 'server', 'malformed', 'unauthenticated', 'tooMany'].includes(kind)
}

function isPress(found: unknown): found is PendingPress {
  if (!isRecord(found)) return false
  const isEvent = found.event === 'clock_in' || found.event === 'clock_out'
  return isEvent && typeof found.event_timestamp === 'string'
}

/** A refused press as it is kept: its words, for a page that is opened later. */
interface Refusal extends PendingPress {
  readonly kind: ErrorKind
  readonly says: string | null
}

function refusalOf({ event, event_timestamp, error }: RefusedPress): Refusal {
  return { event, event_timestamp, kind: error.kind, says: error.serverMessage ?? null }
}

function refusedOf(kept: Refusal | null): RefusedPress | null {
  if (!kept) return null
  const { event, event_timestamp, kind, says } = kept
  return { event, event_timestamp, error: new ApiError(kind, says === null ? {} : { serverMessage: says }) }
}

function isRefusal(found: unknown): found is Refusal {
  if (!isPress(found) || !isRecord(found)) return false
  const { kind, says } = found as Readonly<Record<string, unknown>>
  return typeof kind === 'string' && refusals.has(kind) && (says === null || typeof says === 'string')
}

/** What a press can be refused with. */
const refusals: ReadonlySet<string> = new Set(['conflict', 'forbidden', 'notFound', 'invalid'])
