import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { newIdempotencyKey } from '../client/idempotencyKey.js'
import { action, type Action } from '../kit/action.js'
import { isRecord } from '../kit/shape.js'
import { clockInOrOut, type ClockEvent, type ClockRecord } from './clockCalls.js'
import type { ClockEventKind } from './clocking.js'

/** What is clocked: a nursing shift, or with `connection_id` a visit of that connection. */
export type ClockTarget = Pick<ClockEvent, 'shift_id' | 'connection_id'>
type Position = NonNullable<ClockEvent['position']>

/** A press that has not arrived yet: when it was made, an instant, and the key under which it counts once. */
export interface PendingPress {
  readonly event: ClockEventKind
  readonly event_timestamp: string
  readonly key: string
}

/** The clock of a shift or a visit. */
export interface ShiftClock {
  /** The press that waits for a connection; pressing again sends this one. */
  readonly pending: ReadonlySignal<PendingPress | null>
  readonly press: Action<[event: ClockEventKind, position?: Position | null], ClockRecord>
  /** Sends what waits, as when the connection is back. */
  resend(): Promise<void>
}

/** What a clock works with. */
export interface ShiftClockOptions {
  readonly target: ClockTarget
  /** The instant, in milliseconds. */
  readonly now: () => number
  /** Where a press that waits outlives a reload, without its position. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly newKey?: () => string
  readonly done: (record: ClockRecord) => void
  /** A press that counts for nothing, as one that came too early. One that waits is no failure. */
  readonly failed: (error: ApiError) => void
}

/**
 * Clocks in and out (D3 §3, §7). A press counts from the instant at which it was made: without a connection it is kept
 * and sent again under the same key, so that however often it is sent it counts once.
 */
export function createShiftClock(
  care: Client,
  { target, now, storage = null, newKey = newIdempotencyKey, done, failed }: ShiftClockOptions,
): ShiftClock {
  const name = `clock:${target.connection_id ?? ''}:${target.shift_id ?? ''}`
  const pending = signal<PendingPress | null>(readPress(storage?.getItem(name)))
  const keep = (press: PendingPress | null) => {
    pending.value = press
    if (press) storage?.setItem(name, JSON.stringify(press))
    else storage?.removeItem(name)
  }

  const press = action<[event: ClockEventKind, position?: Position | null], ClockRecord>(
    async (event, position = null) => {
      const { key, ...made } = pending.peek() ?? {
        event,
        event_timestamp: new Date(now()).toISOString(),
        key: newKey(),
      }
      keep({ ...made, key })
      return care.call(clockInOrOut, { body: { ...target, ...made, position } }, { idempotencyKey: key })
    },
    {
      done(record) {
        keep(null)
        done(record)
      },
      failed(error) {
        if (mayHaveArrived(error)) return
        keep(null)
        failed(error)
      },
    },
  )
  return {
    pending,
    press,
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

function readPress(text: string | null | undefined): PendingPress | null {
  try {
    const press: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(press)) return null
    const { event, event_timestamp, key } = press
    const isEvent = event === 'clock_in' || event === 'clock_out'
    return isEvent && typeof event_timestamp === 'string' && typeof key === 'string'
      ? { event, event_timestamp, key }
      : null
  } catch {
    return null
  }
}
