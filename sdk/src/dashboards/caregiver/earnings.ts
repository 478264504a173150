import { addDays, isApiDate, startOfWeek } from '../../kit/dates/dates.js'
import { numberOf, recordsIn } from '../../kit/shape.js'
import { wagesOf } from '../../timesheets/totals.js'
import type { WeekEarnings } from './dashboardCalls.js'

/** How many weeks a dashboard shows, the one that goes on among them. */
export const earningWeeksShown = 8

/** Time that was worked from clocking in to clocking out: on a day, minutes, and cents for them. */
export interface WorkedTime {
  readonly day: string
  readonly minutes: number
  readonly cents: number
}

/** A visit that was worked, with what its connection agreed on in cents; nothing or zero for a rate that it did not. */
export interface WorkedVisit {
  readonly connection_id: number
  readonly day: string
  readonly minutes: number
  readonly hourly: number | null
  readonly daily: number | null
}

/**
 * What visits earn: by the hour where that was agreed on, else by the day. A day's rate is for the day: another visit
 * of the same connection on it adds nothing.
 */
export function visitEarnings(visits: readonly WorkedVisit[]): WorkedTime[] {
  const paid = new Set<string>()
  return recordsIn(visits).map(({ connection_id, day, minutes, hourly, daily }) => {
    const key = `${connection_id} ${day}`
    const isHourly = Number(hourly) > 0
    const cents = isHourly ? wagesOf(minutes, hourly) : paid.has(key) ? 0 : numberOf(daily, 0)
    if (!isHourly) paid.add(key)
    return { day, minutes, cents: cents ?? 0 }
  })
}

/**
 * What was earned in each of the last weeks, the earliest first; weeks begin on Sunday. A week
 * without work is there with nothing, and what lies outside of the weeks, or cannot be read, is left out.
 */
export function earningsByWeek(worked: readonly WorkedTime[], today: string): WeekEarnings[] {
  if (!isApiDate(today)) return []
  const sums = new Map<string, { minutes: number; cents: number }>()
  for (const { day, minutes, cents } of recordsIn(worked)) {
    const [time, money] = [numberOf(minutes, 0), numberOf(cents, 0)]
    if (time === null || money === null) continue
    const week = startOfWeek(day)
    const sum = sums.get(week) ?? { minutes: 0, cents: 0 }
    sums.set(week, { minutes: sum.minutes + time, cents: sum.cents + money })
  }
  const first = firstEarningDay(today)
  return Array.from({ length: earningWeeksShown }, (_, nth) => {
    const start = addDays(first, 7 * nth)
    return { start, ...(sums.get(start) ?? { minutes: 0, cents: 0 }), open: nth === earningWeeksShown - 1 }
  })
}

/** The Sunday with which the weeks begin that are shown on a day; empty for what is no day. */
export function firstEarningDay(today: string): string {
  return addDays(startOfWeek(today), -7 * (earningWeeksShown - 1))
}
