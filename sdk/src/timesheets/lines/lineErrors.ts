import { dateWords } from '../../kit/dates/dateNames.js'
import { dayIn } from '../../kit/dates/dates.js'
import { minuteOfDay } from '../../kit/dates/timeOfDay.js'
import { isRecord, numberOf, partsOf, recordsIn, textOf } from '../../kit/shape.js'
import { say, type Locale, type Sayable, type Text } from '../../kit/text.js'
import { timesheetLimits } from '../../vocabulary/timesheets/constants.js'
import { dayError } from './days.js'
import { lineTexts as words } from './lineTexts.js'
import { shiftSpan, type WorkedShift } from './span.js'

/** A line as it is judged. */
export type LineDraft = WorkedShift & { readonly pay_type?: string | undefined }

/** What a line is judged by besides itself. */
export interface LineSetting {
  /** The IANA zone of the place of care. */
  readonly zone: string
  /** The days of the timesheet. */
  readonly start_date: string
  readonly end_date: string
  readonly now: Date
  /** The other lines of the timesheet: instants. */
  readonly others: readonly { readonly start: string; readonly end: string }[]
}

export type LineField = 'date' | 'start_time' | 'end_time' | 'break_minutes'

/**
 * What is wrong with a line, by field. It begins on a day of the timesheet, by the clocks where it is worked, and may end the
 * next morning; it is over, 24 hours at most, longer than its break, and no minute of it is on another line.
 */
export function lineErrors(draft: LineDraft, setting: LineSetting): Partial<Record<LineField, Sayable>> {
  const { zone = '', now, others } = partsOf(setting)
  if (!isRecord(draft)) return { date: words.dayRequired }
  const { start_time, end_time, break_minutes = 0 } = draft
  const wrongDay = dayError(draft.date, partsOf(setting))
  if (wrongDay) return { date: wrongDay }
  const { start, end } = shiftSpan(draft, zone)
  if (!start || !end)
    return {
      ...(!start && { start_time: minuteOfDay(start_time) === null ? words.timeRequired : words.skipped }),
      ...(!end && { end_time: minuteOfDay(end_time) === null ? words.timeRequired : words.skipped }),
    }
  const rest = numberOf(break_minutes ?? 0, 0)
  if (rest === null || !Number.isInteger(rest)) return { break_minutes: words.breakWhole }
  const minutes = (end.getTime() - start.getTime()) / 60_000
  // In the night in which the clocks are set back, a day's round is an hour longer.
  if (minutes <= 0 || minutes > timesheetLimits.lineHoursMax * 60) return { end_time: words.tooLong }
  if (rest >= minutes) return { break_minutes: words.breakTooLong }
  if (now instanceof Date && end > now) return { end_time: words.ahead }
  const other = recordsIn(others).find((one) => overlap({ start, end }, one))
  return other ? { start_time: overlapWords({ start, end }, other, zone) } : {}
}

/** What two lines are told by that have a minute in common: both by name. */
export function overlapWords(line: Span, other: Span, zone: string): Text {
  const both = (locale: Locale) =>
    say(locale, words.overlaps, { line: lineName(line, zone, locale), other: lineName(other, zone, locale) })
  return [both('en'), both('es')]
}

/** A line by its day and times: 'Monday, November 16, 9:00 AM to 1:00 PM'. */
function lineName({ start, end }: Span, zone: string, locale: Locale): string {
  const [begins, ends] = [iso(start), iso(end)]
  return say(locale, words.line, {
    day: dateWords(dayIn(zone, new Date(begins)), 'weekday', locale),
    from: dateWords(begins, 'time', locale, zone),
    until: dateWords(ends, 'time', locale, zone),
  })
}

interface Span {
  readonly start: string | Date
  readonly end: string | Date
}
const iso = (instant: string | Date) => (instant instanceof Date ? instant.toISOString() : textOf(instant))

/** Whether two spans have a minute in common: instants. */
export function overlap(one: Span, other: Span): boolean {
  const [start, end] = [Date.parse(iso(one.start)), Date.parse(iso(one.end))]
  return start < Date.parse(iso(other.end)) && Date.parse(iso(other.start)) < end
}
