import { clockAction, shiftMinutesAt, undoAction, type Clockable } from '../../clock/clocking.js'
import { dayIn, daysOfWeek } from '../../kit/dates/dates.js'
import { isRecord, numberOf, recordsIn } from '../../kit/shape.js'
import { wagesOf } from '../../timesheets/totals.js'
import { clockLimits } from '../../vocabulary/shifts/constants.js'
import type { DayWork } from './dayCalls.js'

/** Work with where its clocks are. */
type Placed = Clockable & Pick<DayWork, 'time_zone'>

/**
 * Where work stands: `on` from clocking in until it is clocked out, `out` while that may be taken back, `open` while one
 * may clock in, and `before` that. Those worked are without breaks. Minutes are whole; those until the start are below zero for whoever is late.
 */
export type WorkMoment =
  | { readonly phase: 'on'; readonly worked: number; readonly left: number; readonly planned: number }
  | { readonly phase: 'out'; readonly worked: number }
  | { readonly phase: 'open'; readonly startsIn: number }
  | { readonly phase: 'before'; readonly startsIn: number; readonly opensAt: Date }

/** Where work stands at an instant; null once it is over, or nobody came. */
export function workMoment(work: Clockable, now: Date): WorkMoment | null {
  if (!isRecord(work) || !(now instanceof Date)) return null
  const [start, end, at] = [instantOf(work.start), instantOf(work.end), now.getTime()]
  if (Number.isNaN(start) || Number.isNaN(end)) return null
  const action = clockAction(work, now)
  const worked = shiftMinutesAt(work, now)?.worked ?? 0
  if (undoAction(work, now) === 'undo_clock_out') return { phase: 'out', worked }
  const startsIn = Math.ceil((start - at) / minuteMs)
  if (action === 'clock_out') {
    return {
      phase: 'on',
      worked,
      left: Math.max(0, Math.ceil((end - at) / minuteMs)),
      planned: plannedMinutes(work),
    }
  }
  if (action === 'clock_in') return { phase: 'open', startsIn }
  const opensAt = new Date(start - clockLimits.earlyMinutes * minuteMs)
  return work.clock_in_at === null && at < opensAt.getTime() && start < end
    ? { phase: 'before', startsIn, opensAt }
    : null
}

/** What is now or comes next: what somebody is clocked in to, or was a moment ago, else what begins first and is not over. */
export function nextWork<T extends Clockable>(works: readonly T[], now: Date): T | null {
  let next: { work: T; isOn: number } | null = null
  for (const work of recordsIn(works)) {
    const moment = workMoment(work, now)
    if (!moment) continue
    const isOn = moment.phase === 'on' ? 2 : moment.phase === 'out' ? 1 : 0
    if (!next || isOn > next.isOn || (isOn === next.isOn && begins(work) < begins(next.work)))
      next = { work, isOn }
  }
  return next?.work ?? null
}

/** The day on which work begins where it is worked; a night belongs to the day of its evening. */
export function workDay({ start, time_zone }: Pick<Placed, 'start' | 'time_zone'>): string {
  return dayIn(time_zone, new Date(instantOf(start)))
}

/** The work that begins today by the clocks of where it is worked, over or not. */
export function worksToday<T extends Placed>(works: readonly T[], now: Date): T[] {
  return recordsIn(works).filter((work) => {
    const day = workDay(work)
    return day !== '' && day === dayIn(work.time_zone, now)
  })
}

/** How long work is planned, in minutes of instants: a night with a change of clocks is an hour longer or shorter. */
export function plannedMinutes({ start, end }: Pick<Clockable, 'start' | 'end'>): number {
  return numberOf(Math.round((instantOf(end) - instantOf(start)) / minuteMs), 0) ?? 0
}

/** A day of a week with its minutes: those that are booked, and those of shifts to be confirmed. */
export interface WorkWeekDay {
  readonly day: string
  readonly booked: number
  readonly asked: number
}

/** The seven days of the week in which a day lies, Sunday first, with what is planned on each; none for no day. */
export function workWeek(
  works: readonly (Placed & Pick<DayWork, 'to_confirm'>)[],
  today: string,
): WorkWeekDay[] {
  return daysOfWeek(today).map((day) => {
    const there = recordsIn(works).filter((work) => workDay(work) === day)
    const minutesOf = (asked: boolean) =>
      there
        .filter(({ to_confirm }) => (to_confirm === true) === asked)
        .reduce((sum, work) => sum + plannedMinutes(work), 0)
    return { day, booked: minutesOf(false), asked: minutesOf(true) }
  })
}

/** The days of a week from today on for which nothing is planned. */
export function freeDays(week: readonly WorkWeekDay[], today: string): string[] {
  return recordsIn(week)
    .filter(({ day, booked, asked }) => day >= today && booked + asked === 0)
    .map(({ day }) => day)
}

/** What a visit of some instants comes to in cents: by the hour where that was agreed on, else by the day; null for neither. */
export function visitPay({
  provider_hourly_rate,
  provider_daily_rate,
  ...span
}: Pick<Clockable, 'start' | 'end'> & {
  readonly provider_hourly_rate: number | null
  readonly provider_daily_rate: number | null
}): number | null {
  if (Number(provider_hourly_rate) > 0) return wagesOf(plannedMinutes(span), provider_hourly_rate)
  return Number(provider_daily_rate) > 0 ? provider_daily_rate : null
}

/**
 * What the rest of a week comes to in cents, for the planned time: work that is confirmed and not over, in the week of
 * today. Null where any of it has no rate, for then nobody knows.
 */
export function plannedCents(
  works: readonly (Placed & Pick<DayWork, 'to_confirm' | 'cents'>)[],
  today: string,
  now: Date,
): number | null {
  const week = daysOfWeek(today)
  let sum = 0
  for (const work of recordsIn(works)) {
    if (work.to_confirm || !week.includes(workDay(work)) || !workMoment(work, now)) continue
    const cents = numberOf(work.cents, 0)
    if (cents === null) return null
    sum += cents
  }
  return sum
}

const minuteMs = 60_000
const instantOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)
const begins = ({ start }: Clockable) => instantOf(start)
