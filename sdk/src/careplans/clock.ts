import { isRecord, recordsIn, textOf } from '../kit/shape.js'
import { roundCoordinate } from '../places/address.js'

/** Where somebody is, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The clock-in state's plan: the first on which the caller is clocked in; null when at work on none. */
export function clockedInPlan<P extends { readonly clocked_in: boolean }>(plans: readonly P[]): P | null {
  return recordsIn(plans).find(({ clocked_in }) => clocked_in === true) ?? null
}

/**
 * What clocking in or out sends: out of the plan one is in, else in; the instant, and the position to six
 * decimals where it may be known. Null for an instant that is none.
 */
export function clockEvent(
  plan: { readonly id: number; readonly clocked_in: boolean },
  at: Date,
  position?: Position | null,
  note?: string,
): {
  event: 'clock_in' | 'clock_out'
  plan_id: number
  event_timestamp: string
  position: Position | null
  note?: string
} | null {
  if (!isRecord(plan) || !(at instanceof Date) || Number.isNaN(at.getTime())) return null
  const words = textOf(note)
  return {
    event: plan.clocked_in === true ? 'clock_out' : 'clock_in',
    plan_id: plan.id,
    event_timestamp: at.toISOString(),
    position: positionOf(position),
    ...(words !== '' && { note: words }),
  }
}

function positionOf(position: unknown): Position | null {
  if (!isRecord(position)) return null
  const latitude = roundCoordinate(position.latitude)
  const longitude = roundCoordinate(position.longitude)
  return latitude === null || longitude === null || Math.abs(latitude) > 90 ? null : { latitude, longitude }
}
