import { daysBetween } from '../kit/dates/dates.js'

const daysPerWeek = 7

/**
 * For how many whole weeks the hours that are left of a plan's cycle go, at so many hours a week; null where they last from
 * today to the cycle's last day, as they do where they are as many as its days still ask for. Both days are YYYY-MM-DD and
 * count.
 */
export function hoursLast(left: number, aWeek: number, today: string, last: string): number | null {
  const days = (left * daysPerWeek) / aWeek
  return days >= 1 + (daysBetween(today, last) ?? days) ? null : Math.floor(days / daysPerWeek)
}
