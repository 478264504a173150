import { addDays, daysBetween, isApiDate } from '../kit/dates/dates.js'
import { recordsIn } from '../kit/shape.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'

/** Hours of a day, as suggested or entered. */
export interface DayHours {
  readonly date: string
  readonly start_time: string
  readonly end_time: string
}

/** The suggestions that may be taken over: readable, within the timesheet's days, and not among its shifts yet. */
export function openSuggestions<S extends DayHours>(
  suggestions: readonly S[],
  timesheet: { readonly start_date: string; readonly end_date: string; readonly shifts: readonly DayHours[] },
): S[] {
  const seen = new Set(recordsIn(timesheet?.shifts).map(keyOf))
  return recordsIn(suggestions).filter((hours) => {
    const key = keyOf(hours)
    const known = seen.has(key)
    seen.add(key)
    return (
      !known && isReadable(hours) && hours.date >= timesheet?.start_date && hours.date <= timesheet?.end_date
    )
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

function isReadable(hours: DayHours): boolean {
  return (
    isApiDate(hours.date) && minuteOfDay(hours.start_time) !== null && minuteOfDay(hours.end_time) !== null
  )
}

const keyOf = ({ date, start_time, end_time }: DayHours) =>
  JSON.stringify([date, start_time, end_time].map(text))
const text = (value: unknown) => (typeof value === 'string' ? value : null)
