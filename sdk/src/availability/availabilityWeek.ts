import { addDays, isApiDate, weekdayOf } from '../kit/dates/dates.js'
import { isRecord, recordsIn } from '../kit/shape.js'
import { texts, type Text } from '../kit/text.js'
import { availabilityErrors, type AvailabilityHours } from './availability.js'
import { availabilityDays } from './availabilityCalendar.js'

/** What several days at once may be told. */
export const availabilityWeekTexts = texts({
  daysRequired: ['Choose at least one day of the week.', 'Elija al menos un día de la semana.'],
  nothingToCopy: [
    'Nothing to copy: next week already has all these times.',
    'No hay nada que copiar: la semana siguiente ya tiene todos estos horarios.',
  ],
})

/** The same hours on some days of each week, 0 for Sunday, from a day on. */
export interface AvailabilityWeek {
  readonly days: readonly number[]
  readonly start_date: string
  readonly end_date?: string | null
  readonly start_time: string
  readonly end_time: string
}

/** What keeps the days of a week from being saved, by field; empty when they may be. */
export function availabilityWeekErrors(
  week: AvailabilityWeek,
  today: string,
): Partial<Record<'days' | 'start_date' | 'end_date' | 'start_time' | 'end_time', Text>> {
  const given = (isRecord(week) ? week : {}) as AvailabilityWeek
  const chosen = Array.isArray(given.days) ? given.days.filter((day) => weekdays.includes(day)) : []
  return {
    ...(chosen.length === 0 && { days: availabilityWeekTexts.daysRequired }),
    ...availabilityErrors({ ...given, repeats_weekly: true }, today),
  }
}

/** A time for each of the days, from the first one that comes; none for a day that does not come until the last day. */
export function timesOfWeek({ days, start_date, end_date, ...hours }: AvailabilityWeek): AvailabilityHours[] {
  const first = weekdayOf(start_date)
  if (first === null) return []
  return weekdays
    .filter((day) => days.includes(day))
    .map((day) => addDays(start_date, (7 + day - first) % 7))
    .filter((day) => !end_date || day <= end_date)
    .toSorted()
    .map((day) => ({ ...hours, start_date: day, end_date: end_date ?? null, repeats_weekly: true }))
}

/**
 * What a week has that the next one has not: the days and hours of what does not repeat, a week later. Weeks begin on
 * Sunday; `day` is any day of the one that is copied.
 */
export function timesForNextWeek(
  availabilities: readonly AvailabilityHours[],
  day: string,
): AvailabilityHours[] {
  const weekday = weekdayOf(day)
  if (weekday === null || !isApiDate(day)) return []
  const from = addDays(day, -weekday)
  const known = recordsIn(availabilities) as unknown as AvailabilityHours[]
  const copies = known
    .filter(({ repeats_weekly }) => repeats_weekly !== true)
    .flatMap((one) =>
      availabilityDays(one, { from, to: addDays(from, 6) }).map((date) => ({
        start_date: addDays(date, 7),
        end_date: null,
        start_time: one.start_time,
        end_time: one.end_time,
        repeats_weekly: false,
      })),
    )
  const taken = new Set(
    known.flatMap((one) =>
      availabilityDays(one, { from: addDays(from, 7), to: addDays(from, 13) }).map((date) =>
        keyOf(date, one),
      ),
    ),
  )
  return copies.filter((copy) => {
    const key = keyOf(copy.start_date, copy)
    return taken.has(key) ? false : Boolean(taken.add(key))
  })
}

const weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6]
const keyOf = (day: string, { start_time, end_time }: AvailabilityHours) => `${day} ${start_time} ${end_time}`
