import type { Client } from '../client/client.js'
import { isRecord } from '../kit/shape.js'
import type { Deed } from '../outbox/deeds.js'
import type { DeedKind } from '../outbox/outbox.js'
import { clockInOrOut, type ClockEvent } from './clockCalls.js'

/** What is clocked: a nursing shift, or with `connection_id` a visit of that connection. */
export type ClockTarget = Pick<ClockEvent, 'shift_id' | 'connection_id'>
export type ClockPosition = NonNullable<ClockEvent['position']>

/** A press of the clock; `zone` is that of the work, in which its time is shown. Where it was made is not kept. */
export interface ClockDeed extends ClockTarget {
  readonly event: ClockEvent['event']
  readonly zone?: string
}

/**
 * How presses of the clock wait and are sent: each with its own instant. After a reload its place is no longer known, so
 * it is other content with another key; the server counts one clock-in and one clock-out of the same work, however often
 * they are pressed.
 */
export function clockDeeds(care: Client): DeedKind<ClockDeed> {
  return {
    kind: 'clock',
    isContent: isPress,
    send({ key, at, content: { event, shift_id, connection_id } }, beside) {
      const position = (beside ?? null) as ClockPosition | null
      const body = { event, shift_id, connection_id, event_timestamp: new Date(at).toISOString(), position }
      return care.call(clockInOrOut, { body }, { idempotencyKey: position ? key : `${key}-unplaced` })
    },
  }
}

/** Whether a deed is a press of the clock. */
export function isClockDeed(deed: Deed): deed is Deed<ClockDeed> {
  return deed.kind === 'clock' && isPress(deed.content)
}

/** The subject of presses: one clock. */
export function clockSubject({ shift_id, connection_id }: ClockTarget): string {
  return `clock:${connection_id ?? ''}:${shift_id ?? ''}`
}

function isPress(found: unknown): found is ClockDeed {
  if (!isRecord(found)) return false
  const { event, shift_id, connection_id, zone } = found
  return (
    (event === 'clock_in' || event === 'clock_out') &&
    [shift_id, connection_id].every((id) => id === undefined || typeof id === 'number') &&
    (zone === undefined || typeof zone === 'string')
  )
}
