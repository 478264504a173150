import { dayIn } from '../../kit/dates/dates.js'
import { instantIn, timeIn } from '../../kit/dates/zoneTime.js'
import { formatDollars } from '../../kit/money.js'
import { isRecord, partsOf, recordsIn } from '../../kit/shape.js'
import { message, type Sayable } from '../../kit/text.js'
import { minimumWage, type WagePlace } from '../../payroll/minimumWage.js'
import type { WageRate } from '../wages/wageRateCalls.js'
import type { CarePlaceMoved } from './calls.js'
import { carePlaceErrorTexts as wrong } from './placeTexts.js'

const msPerMinute = 60_000

/** A visit by its instants. */
interface Span {
  readonly start: Date
  readonly end: Date
}

/** A visit at the same day and time of day in another zone; as it is where one of the zones or instants is none. */
export function spanInZone<S extends Span>(visit: S, from: string, to: string): Span {
  const { start, end } = partsOf(visit)
  const moved = (instant: Date | undefined) =>
    instant instanceof Date ? instantIn(to, dayIn(from, instant), timeIn(from, instant)) : null
  const [first, last] = [moved(start), moved(end)]
  return first && last && last > first ? { start: first, end: last } : { start: start!, end: end! }
}

/** Where the planned visits of a place go, where its zone becomes another: those that move, and those that stay. */
export interface PlaceMoves<V> {
  readonly moved: readonly { readonly visit: V; readonly to: Span }[]
  readonly kept: readonly V[]
  /** Those that move, by how many minutes; the earliest first. */
  readonly moves: CarePlaceMoved['moves']
}

/**
 * What becomes of planned visits where the zone of their place becomes another: each keeps its time of day. One that would then have
 * begun by now stays at its instant.
 */
export function placeMoves<V extends Span>(
  visits: readonly V[],
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): PlaceMoves<V> {
  const moved: { visit: V; to: Span }[] = []
  const kept: V[] = []
  const counted = new Map<number, number>()
  for (const visit of recordsIn(visits)) {
    const there = spanInZone(visit, from, to)
    const minutes = Math.round((there.start?.getTime() - visit.start?.getTime()) / msPerMinute)
    if (!minutes) continue
    if (there.start <= now) kept.push(visit)
    else {
      moved.push({ visit, to: there })
      counted.set(minutes, (counted.get(minutes) ?? 0) + 1)
    }
  }
  const moves = [...counted].map(([minutes, many]) => ({ minutes, visits: many }))
  return { moved, kept, moves: moves.toSorted((one, other) => one.minutes - other.minutes) }
}

/**
 * What keeps care from being given at a place: a rate that is paid there, from today on or from a later day, and is less than
 * the minimum wage of the place; both numbers are named. Null where there is none. `today` is the day there.
 */
export function placeWageError(rates: readonly WageRate[], place: WagePlace, today: string): Sayable | null {
  for (const rate of recordsIn(rates)) {
    const { valid_from, valid_to, unit, amount, day_hours } = rate
    if (valid_to !== null && valid_to < today) continue
    const legal = isRecord(place) ? minimumWage(place, valid_from > today ? valid_from : today) : null
    const hours = unit === 'day' ? day_hours : 1
    if (!legal || !hours || amount >= legal.cents * hours) continue
    const said = { least: formatDollars(legal.cents * hours), amount: formatDollars(amount) }
    return unit === 'day' ? message(wrong.dayBelow, { hours, ...said }) : message(wrong.hourBelow, said)
  }
  return null
}
