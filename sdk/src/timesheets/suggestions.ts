import { minutesPerDay } from '../kit/constants.js'
import { addDays, daysBetween, isApiDate, toEpochDay } from '../kit/dates/dates.js'
import { recordsIn } from '../kit/shape.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'

/** Hours of a day, as suggested or entered. */
export interface DayHours {
  readonly date: string
  readonly start_time: string
  readonly end_time: string
}

/**
 * The suggestions that may be taken over: readable, within the timesheet's days, and without a minute in common with what is
 * entered, or with one that is offered before.
 */
export function openSuggestions<S extends DayHours>(
  suggestions: readonly S[],
  timesheet: { readonly start_date: string; readonly end_date: string; readonly shifts: readonly DayHours[] },
): S[] {
  const taken = recordsIn(timesheet?.shifts).flatMap((hours) => minutesOf(hours) ?? [])
  return recordsIn(suggestions).filter((hours) => {
    const own = minutesOf(hours)
    if (!own || hours.date < timesheet?.start_date || hours.date > timesheet?.end_date) return false
    if (taken.some(({ from, until }) => own.from < until && from < own.until)) return false
    taken.push(own)
    return true
  })
}

/** Hours for a new timesheet from the last submitted one: the same days of the week, whole weeks later. */
export function hoursFromLast(
  last: { readonly start_date: string; readonly shifts: readonly DayHours[] } | null,
  newStart: string,
): DayHours[] {
  const ahead = last && isApiDate(newStart) ? daysBetween(last.start_date, newStart) : null
  if (ahead === null || ahead <= 0) return []
  const weeks = Math.floor(ahead / 7) * 7
  return recordsIn(last?.shifts)
    .filter(isReadable)
    .map(({ date, start_time, end_time }) => ({ date: addDays(date, weeks), start_time, end_time }))
    .filter(({ date }) => date >= newStart)
}

const isReadable = (hours: DayHours) => minutesOf(hours) !== null

/** Hours by a clock that nobody changes, in minutes: enough to see whether two meet. */
function minutesOf(hours: DayHours): { readonly from: number; readonly until: number } | null {
  const day = toEpochDay(hours.date)
  const [start, end] = [minuteOfDay(hours.start_time), minuteOfDay(hours.end_time)]
  if (day === null || start === null || end === null) return null
  const from = day * minutesPerDay + start
  return { from, until: from + end - start + (end > start ? 0 : minutesPerDay) }
}
