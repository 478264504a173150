import { occurrences } from '../careplans/recurrence.js'
import { isApiDate, weekdayOf } from '../kit/dates/dates.js'
import { isRecord, recordsIn } from '../kit/shape.js'
import type { AvailabilityHours } from './availability.js'

/** The days of the calendar an availability falls on within a window, both ends included. */
export function availabilityDays(
  availability: Pick<AvailabilityHours, 'start_date' | 'end_date' | 'repeats_weekly'>,
  window: { readonly from: string; readonly to: string },
): string[] {
  if (!isRecord(availability) || !isApiDate(availability.start_date)) return []
  const { start_date, repeats_weekly } = availability
  const end_date = isApiDate(availability.end_date) ? availability.end_date : null
  const weekly = repeats_weekly === true
  return occurrences(
    [
      {
        schedule_type: weekly ? 'weekly' : 'daily',
        interval: 1,
        day_of_week: weekly ? weekdayOf(start_date) : null,
        day_of_month: null,
        start_date,
        end_date: end_date ?? (weekly ? null : start_date),
      },
    ],
    window,
  )
}

/** The availabilities by day of the calendar, for a window; days without any are left out. */
export function availabilityCalendar<A extends AvailabilityHours>(
  availabilities: readonly A[],
  window: { readonly from: string; readonly to: string },
): Map<string, A[]> {
  const calendar = new Map<string, A[]>()
  for (const availability of recordsIn(availabilities)) {
    for (const day of availabilityDays(availability, window)) {
      calendar.set(day, [...(calendar.get(day) ?? []), availability])
    }
  }
  return new Map([...calendar].sort(([one], [other]) => (one < other ? -1 : 1)))
}
