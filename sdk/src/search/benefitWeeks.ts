import { daysBetween } from '../kit/dates/dates.js'

/** How far hours go: until their cycle ends, or for so many whole weeks, which may be none. */
export type HoursLast = { readonly kind: 'cycle' } | { readonly kind: 'weeks'; readonly weeks: number }

const daysPerWeek = 7

/**
 * How far the hours that are left of a plan's cycle go at so many hours a week, from today on: both days are YYYY-MM-DD and
 * count, and the last one is null where a cycle has no end. They are enough for the cycle where they are as many as its days
 * still ask for.
 */
export function hoursLast(left: number, aWeek: number, today: string, last: string | null): HoursLast {
  const days = last === null ? null : daysBetween(today, last)
  if (days !== null && left * daysPerWeek >= aWeek * (days + 1)) return { kind: 'cycle' }
  return { kind: 'weeks', weeks: aWeek > 0 ? Math.max(0, Math.floor(left / aWeek)) : 0 }
}
