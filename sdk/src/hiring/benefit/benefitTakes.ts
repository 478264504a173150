import { dayIn, isApiDate, toEpochDay } from '../../kit/dates/dates.js'
import { isRecord, numberOf, recordsIn } from '../../kit/shape.js'
import type { HireTerms } from '../offers/calls.js'
import { seriesVisits, type SeriesVisit } from '../series.js'

/** A part of the calendar of the place of care: its first and its last day, `YYYY-MM-DD`, as a benefit's cycle. */
export interface BenefitDays {
  readonly first: string
  readonly last: string
}

/** The parts of an offer that say how many hours it comes to. */
export type ScheduleFacts = Pick<
  HireTerms,
  'start_date' | 'end_date' | 'schedule_type' | 'schedule' | 'hours_week'
>

/**
 * The minutes that a visit takes of a cycle of a benefit: all of them where it begins on one of its days at the place of
 * care, also where it ends in the next one; else none. Instants, so that a night on which the clocks change counts as it is.
 */
export function visitTakes(
  visit: { readonly start: string | Date; readonly end: string | Date },
  zone: string,
  days: BenefitDays,
): number {
  if (!isRecord(visit) || !isDays(days)) return 0
  const [start, end] = [new Date(visit.start), new Date(visit.end)]
  const day = dayIn(zone, start)
  if (day === '' || day < days.first || day > days.last || !(end > start)) return 0
  return minutesOf({ start, end })
}

/**
 * The minutes that an offer takes of a cycle of a benefit: those of the visits that its week comes to, from its first day
 * to its last one, at the place of care. With hours a week instead of days, a part of the week for each day.
 */
export function scheduleTakes(terms: Partial<ScheduleFacts>, zone: string, days: BenefitDays): number {
  if (!isRecord(terms) || !isDays(days) || !isApiDate(terms.start_date)) return 0
  const { start_date, end_date = null, schedule_type, schedule, hours_week } = terms
  const to_day = isApiDate(end_date) ? end_date : null
  if (schedule_type === 2)
    return recordsIn(schedule).reduce((sum, hours) => {
      const rule = { ...hours, from_day: start_date, to_day } as Parameters<typeof seriesVisits>[0]
      return sum + visitMinutes(seriesVisits(rule, zone, { from: days.first, to: days.last }))
    }, 0)
  const first = start_date > days.first ? start_date : days.first
  const last = to_day !== null && to_day < days.last ? to_day : days.last
  const count = (toEpochDay(last) ?? 0) - (toEpochDay(first) ?? 0) + 1
  return Math.ceil(((numberOf(hours_week, 0) ?? 0) * 60 * Math.max(0, count)) / 7)
}

/** The minutes of visits, together. */
export const visitMinutes = (visits: readonly SeriesVisit[]): number =>
  visits.reduce((sum, visit) => sum + minutesOf(visit), 0)

const minutesOf = ({ start, end }: Pick<SeriesVisit, 'start' | 'end'>) =>
  Math.ceil((end.getTime() - start.getTime()) / 60_000)

const isDays = (days: BenefitDays) => isRecord(days) && isApiDate(days.first) && isApiDate(days.last)

/** Minutes in hours to a tenth, as hours of a benefit are told; what is taken is never told as less than it is. */
export const hoursTaken = (minutes: number): number => Math.ceil(minutes / 6) / 10
/** The same of what is left, which is never told as more than it is. */
export const hoursLeft = (minutes: number): number => Math.floor(Math.max(0, minutes) / 6) / 10
