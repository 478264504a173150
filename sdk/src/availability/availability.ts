import { daysBetween, isApiDate } from '../kit/dates/dates.js'
import { isRecord, recordsIn } from '../kit/shape.js'
import { texts, type Text } from '../kit/text.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'

/** What is wrong with an availability, and that it was saved or deleted. */
export const availabilityTexts = texts({
  dateRequired: ['Please choose a day.', 'Elija un día.'],
  dateInPast: ['This day is in the past.', 'Este día ya pasó.'],
  endBeforeStart: [
    'The last day cannot be before the first.',
    'El último día no puede ser anterior al primero.',
  ],
  tooLong: ['Please choose no more than a year.', 'Elija como máximo un año.'],
  timeRequired: ['Please choose a time.', 'Elija una hora.'],
  saved: ['Availability successfully updated', 'Disponibilidad actualizada correctamente'],
  removed: ['Availability successfully deleted', 'Disponibilidad eliminada correctamente'],
})

/**
 * When somebody can work: each day from the first to the last, or each week on the first day's weekday, with no
 * last day until further notice. HH:MM; an end at or before the start is the next morning.
 */
export interface AvailabilityHours {
  readonly start_date: string
  readonly end_date?: string | null
  readonly start_time: string
  readonly end_time: string
  readonly repeats_weekly: boolean
}

/** Days that an availability which does not repeat may span. */
export const availabilityMaxDays = 366

/** What keeps an availability from being saved, by field; empty when it may be. One that has begun may be edited. */
export function availabilityErrors(
  draft: AvailabilityHours,
  today: string,
): Partial<Record<'start_date' | 'end_date' | 'start_time' | 'end_time', Text>> {
  const { start_date, end_date, start_time, end_time, repeats_weekly } = isRecord(draft)
    ? (draft as unknown as AvailabilityHours)
    : ({} as AvailabilityHours)
  const days = end_date ? daysBetween(start_date, end_date) : 0
  const last = end_date || (repeats_weekly === true ? null : start_date)
  return {
    ...(!isApiDate(start_date) && { start_date: availabilityTexts.dateRequired }),
    ...(isApiDate(start_date) &&
      isApiDate(today) &&
      last !== null &&
      last < today && { [end_date ? 'end_date' : 'start_date']: availabilityTexts.dateInPast }),
    ...(end_date && !isApiDate(end_date) && { end_date: availabilityTexts.dateRequired }),
    ...(days !== null && days < 0 && { end_date: availabilityTexts.endBeforeStart }),
    ...(days !== null &&
      days >= availabilityMaxDays &&
      repeats_weekly !== true && { end_date: availabilityTexts.tooLong }),
    ...(minuteOfDay(start_time) === null && { start_time: availabilityTexts.timeRequired }),
    ...(minuteOfDay(end_time) === null && { end_time: availabilityTexts.timeRequired }),
  }
}

/** For how many days what somebody said of when they can work is taken to be true. */
export const availabilityFreshDays = 30

/** Whether it is time to say anew when one can work: all that was said is over, or it is long ago. Never where nothing was. */
export function needsAvailabilityUpdate(
  availabilities: readonly AvailabilityHours[],
  updatedOn: string | null,
  today: string,
): boolean {
  const known = recordsIn(availabilities)
  if (known.length === 0) return false
  if (known.every((availability) => isOver(availability, today))) return true
  const days = updatedOn === null ? null : daysBetween(updatedOn, today)
  return days === null || days > availabilityFreshDays
}

/**
 * What to ask of somebody whose times need an update, as the server says: `over` where all of them are past, `stale`
 * where they have stood for long; null where nothing is to be asked, as where there are no times at all.
 */
export function availabilityReminder(
  availabilities: readonly AvailabilityHours[],
  needsUpdate: boolean,
  today: string,
): 'over' | 'stale' | null {
  if (needsUpdate !== true) return null
  const known = recordsIn(availabilities)
  if (known.length === 0) return null
  return known.every((availability) => isOver(availability, today)) ? 'over' : 'stale'
}

/** Whether an availability is over: its last day is before today. */
export function isOver(availability: AvailabilityHours, today: string): boolean {
  if (!isRecord(availability) || !isApiDate(today)) return false
  const last =
    availability.end_date || (availability.repeats_weekly === true ? null : availability.start_date)
  return isApiDate(last) && last < today
}
