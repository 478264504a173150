import { addDays, isApiDate } from '../kit/dates/dates.js'
import { recordsIn, textOf } from '../kit/shape.js'
import type { WeeklyHours } from '../vocabulary/jobs/entities.js'
import { scheduleErrors, seriesVisits } from './series.js'
import type { BusySpan } from './seriesCalls.js'

/** How many days of a schedule, from its first, are looked through for times at which its caregiver is busy. */
export const clashDays = 14

/** A time of a schedule at which its caregiver is busy: instants, with nothing of where or with whom. */
export interface ScheduleClash extends BusySpan {
  /** The day on which it begins where the care takes place. */
  readonly day: string
}

/**
 * The times of a weekly schedule at which a caregiver is busy, in the two weeks from its first day, by the clock of a zone and
 * in order: where the two meet, and no more of either. What only touches does not meet. None of a schedule that cannot be
 * planned.
 */
export function scheduleClashes(
  schedule: readonly WeeklyHours[],
  from: string,
  until: string | null,
  zone: string,
  busy: readonly BusySpan[],
): ScheduleClash[] {
  if (!isApiDate(from) || Object.keys(scheduleErrors(schedule)).length > 0) return []
  const last = addDays(from, clashDays - 1)
  const to = isApiDate(until) && until < last ? until : last
  const spans = recordsIn(busy).map(({ start, end }) => [Date.parse(textOf(start)), Date.parse(textOf(end))])
  return schedule
    .flatMap((hours) => seriesVisits({ ...hours, from_day: from, to_day: to }, zone, { from, to }))
    .flatMap((visit) =>
      spans.map(([start, end]) => ({
        day: visit.day,
        start: Math.max(visit.start.getTime(), start!),
        end: Math.min(visit.end.getTime(), end!),
      })),
    )
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start - other.start)
    .map(({ day, start, end }) => ({
      day,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }))
}
