import { partsOf } from '../kit/shape.js'

const msPerHour = 3_600_000
const toldBeforeMs = 24 * msPerHour
const toldAfterMs = 12 * msPerHour

/**
 * Whether a caregiver is told the street and the telephone of where they work: from 24 hours before it begins, that moment
 * included, until 12 hours after its end, that moment not. Instants; of what is no time nothing is told.
 */
export function isPlaceTold(visit: { readonly start: string; readonly end: string }, now: Date): boolean {
  const { start, end } = partsOf(visit)
  const at = now instanceof Date ? now.getTime() : Number.NaN
  return at >= instantOf(start) - toldBeforeMs && at < instantOf(end) + toldAfterMs
}

const instantOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)
