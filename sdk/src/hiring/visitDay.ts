import { dayIn } from '../kit/dates/dates.js'
import { recordsIn } from '../kit/shape.js'

/** What the rule asks of a visit. */
interface Planned {
  readonly start: string
  readonly end: string
  readonly time_zone: string
  readonly cancelled: boolean
  readonly clock_in_at: string | null
  readonly clock_out_at: string | null
  readonly clock_closed_at?: string | null
}

/** The visits of one day, and whether it is today where they take place. */
export interface VisitDay<V> {
  readonly day: string
  readonly isToday: boolean
  readonly visits: readonly V[]
}

/**
 * The visits that a home shows first: today's, those that are over too, or of the next day that has some; null where none
 * lies ahead. A cancelled one is no visit; one that began yesterday and goes on is today's.
 */
export function visitDay<V extends Planned>(visits: readonly V[] | null, now: Date): VisitDay<V> | null {
  const planned = recordsIn(visits)
    .filter(({ cancelled, start }) => cancelled !== true && !Number.isNaN(Date.parse(start)))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const dayOf = ({ start, time_zone }: V) => dayIn(time_zone, new Date(start))
  const isOfToday = (visit: V) => dayOf(visit) === dayIn(visit.time_zone, now) || goesOn(visit, now)
  const today = planned.filter(isOfToday)
  if (today[0]) return { day: dayIn(today[0].time_zone, now), isToday: true, visits: today }
  const next = planned.find(({ start }) => Date.parse(start) > now.getTime())
  if (!next) return null
  const day = dayOf(next)
  return { day, isToday: false, visits: planned.filter((visit) => dayOf(visit) === day) }
}

/**
 * The visits that go on or lie ahead, by the day on which each begins where it takes place, in order. A cancelled one is
 * no visit; one that goes on since yesterday stands under today.
 */
export function visitsAhead<V extends Planned>(visits: readonly V[] | null, now: Date): VisitDay<V>[] {
  const ahead = recordsIn(visits)
    .filter(({ cancelled, end }) => cancelled !== true && Date.parse(end) > now.getTime())
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const days = new Map<string, { isToday: boolean; visits: V[] }>()
  for (const visit of ahead) {
    const today = dayIn(visit.time_zone, now)
    const begins = dayIn(visit.time_zone, new Date(visit.start))
    const day = begins < today ? today : begins
    const known = days.get(day)
    if (known) known.visits.push(visit)
    else days.set(day, { isToday: day === today, visits: [visit] })
  }
  return [...days].map(([day, found]) => ({ day, ...found }))
}

const goesOn = ({ start, end, clock_out_at }: Planned, now: Date) =>
  clock_out_at === null && Date.parse(start) <= now.getTime() && Date.parse(end) > now.getTime()

/**
 * How a visit stands for who waits for it. Late is who is not clocked in a quarter of an hour after the start; of one whose clock
 * was forgotten (`notOut`) nobody knows when it was over.
 */
export type VisitStanding = 'planned' | 'late' | 'here' | 'done' | 'missed' | 'notOut'

const lateAfterMs = 900_000

/** Where a visit stands at an instant. One whose end has passed without a clock is not said to have taken place. */
export function visitStanding(visit: Omit<Planned, 'time_zone' | 'cancelled'>, now: Date): VisitStanding {
  const { start, end, clock_in_at, clock_out_at, clock_closed_at } = visit
  if (clock_closed_at) return 'notOut'
  if (clock_out_at !== null) return 'done'
  if (clock_in_at !== null) return 'here'
  if (Date.parse(end) <= now.getTime()) return 'missed'
  return Date.parse(start) + lateAfterMs <= now.getTime() ? 'late' : 'planned'
}
