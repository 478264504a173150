import { addDays, isApiDate } from '../kit/dates/dates.js'
import { spanIn } from '../kit/dates/zoneTime.js'
import { wagesOf } from '../timesheets/totals.js'

/** The most shifts that are posted at once. */
export const maxPosted = 60
/** The most nurses that one shift is posted for. */
export const maxNurses = 20

/**
 * The days that are posted: those that were chosen and, where there is a last day, the same days of each week up to it.
 * Sorted, each once; no more than may be posted at once and one, so that too many can be told.
 */
export function repeatedDays(days: readonly string[], until: string | null): string[] {
  const found = new Set<string>()
  for (const day of Array.isArray(days) ? (days as readonly string[]) : []) {
    if (!isApiDate(day)) continue
    found.add(day)
    if (!isApiDate(until)) continue
    for (let next = addDays(day, 7); next !== '' && next <= until; next = addDays(next, 7)) {
      if (found.size > maxPosted) break
      found.add(next)
    }
  }
  return [...found].toSorted().slice(0, maxPosted + 1)
}

/** What shifts cost together, in cents: each day's hours as they pass there, at the rate, for so many nurses. */
export function postingCost(posting: {
  readonly time_zone: string
  readonly days: readonly string[]
  readonly start_time: string
  readonly end_time: string
  readonly nurses: number
  /** Cents an hour. */
  readonly rate: number | null
}): number | null {
  const { time_zone, days, start_time, end_time, nurses, rate } = posting
  let sum = 0
  for (const day of days) {
    const { start, end } = spanIn(time_zone, day, start_time, end_time)
    const cost = start && end ? wagesOf(Math.round((end.getTime() - start.getTime()) / 60_000), rate) : null
    if (cost === null) return null
    sum += cost * nurses
  }
  return Number.isSafeInteger(sum) ? sum : null
}
