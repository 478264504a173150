import type { Client } from '../client/client.js'
import { isRecord } from '../kit/shape.js'
import type { Deed } from '../outbox/deeds.js'
import type { DeedKind } from '../outbox/outbox.js'
import { clockLimits } from '../vocabulary/shifts/constants.js'
import { clockInOrOut, type ClockEvent } from './clockCalls.js'
import { clockEventKinds } from './clocking.js'

/** What is clocked: a nursing shift, or with `connection_id` a visit of that connection. */
export type ClockTarget = Pick<ClockEvent, 'shift_id' | 'connection_id'>
export type ClockPosition = NonNullable<ClockEvent['position']>

/**
 * A press of the clock; `zone` is that of the work, in which its time is shown. `unsure` says that the server had not
 * told its time when it was pressed, so that the instant is the device's own. Where it was made is not kept.
 */
export interface ClockDeed extends ClockTarget {
  readonly event: ClockEvent['event']
  readonly zone?: string
  readonly unsure?: boolean
}

/**
 * How presses of the clock wait and are sent: each with its own instant. After a reload its place is no longer known, so
 * it is other content with another key; the server counts one clock-in and one clock-out of the same work, however often
 * they are pressed. An instant by a device whose clock is wrong is set right by the server's: `ahead` asks by how many
 * milliseconds that is ahead.
 */
export function clockDeeds(care: Client, ahead?: () => Promise<number>): DeedKind<ClockDeed> {
  return {
    kind: 'clock',
    isContent: isPress,
    async send({ key, at, content: { event, shift_id, connection_id, unsure } }, beside) {
      const position = (beside ?? null) as ClockPosition | null
      const drift = unsure && ahead ? driftOf(await ahead()) : 0
      const event_timestamp = new Date(at + drift).toISOString()
      const body = { event, shift_id, connection_id, event_timestamp, position }
      const parts = [key, ...(position ? [] : ['unplaced']), ...(drift === 0 ? [] : [drift])]
      return care.call(clockInOrOut, { body }, { idempotencyKey: parts.join('-') })
    },
  }
}

/** By how much a device's clock is wrong, in whole minutes, so that each try says the same; 0 where it is hardly. */
function driftOf(aheadMs: number): number {
  const minutes = Math.round(aheadMs / 60_000)
  return Math.abs(minutes) >= clockLimits.skewMinutes ? minutes * 60_000 : 0
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
  const { event, shift_id, connection_id, zone, unsure } = found
  return (
    clockEventKinds.some((kind) => kind === event) &&
    [shift_id, connection_id].every((id) => id === undefined || typeof id === 'number') &&
    (zone === undefined || typeof zone === 'string') &&
    (unsure === undefined || typeof unsure === 'boolean')
  )
}
