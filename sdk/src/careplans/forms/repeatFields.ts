import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import type { Sayable } from '../../kit/text.js'
import type { RepeatOption } from '../../vocabulary/careplans/catalogue.js'
import { compileSchedule, type ScheduleEntry } from '../recurrence.js'
import { repeatCodes, repeatOf, scheduleEntries, type CustomRepeat, type Repeat } from '../repeat.js'
import { taskFormTexts as words } from './taskFormTexts.js'

/**
 * When a task comes, as its form holds it. Days are MM/DD/YYYY, `until` empty for no last one. `repeat` is null for rules that
 * no choice says; they stay as they are until one is made. `weekdays` are 0 for Sunday, `monthdays` 1 to 31.
 */
export interface RepeatFields {
  readonly start: string
  readonly repeat: RepeatOption | null
  readonly until: string
  readonly unit: CustomRepeat['unit']
  readonly every: number | null
  readonly weekdays: readonly number[]
  readonly monthdays: readonly number[]
}

/** The fields that say one thing together. */
export const repeatNames = ['start', 'repeat', 'until', 'unit', 'every', 'weekdays', 'monthdays'] as const

/** The largest number of days, weeks or months between two. */
const mostBetween = 99

/** What the form holds of a schedule; of none it is once, on a day `YYYY-MM-DD`. */
export function repeatFieldsOf(schedule: readonly ScheduleEntry[], day: string): RepeatFields {
  const repeat = repeatOf(schedule)
  const start = repeat?.start_date ?? schedule.map(({ start_date }) => start_date).toSorted()[0] ?? day
  const custom: CustomRepeat =
    repeat?.option === repeatCodes.custom ? repeat.custom : { unit: 'week', every: 1, days: [] }
  return {
    start: formatFormDate(start),
    repeat: repeat ? repeat.option : schedule.length === 0 ? repeatCodes.never : null,
    until: repeat?.end_date ? formatFormDate(repeat.end_date) : '',
    unit: custom.unit,
    every: custom.every,
    weekdays: custom.unit === 'week' ? custom.days : [],
    monthdays: custom.unit === 'month' ? custom.days : [],
  }
}

/** The schedule that the fields say; null where they leave it as it is, or say none. */
export function entriesOf(fields: RepeatFields): ScheduleEntry[] | null {
  const { repeat, unit, every, weekdays, monthdays } = fields
  const start_date = parseFormDate(fields.start)
  if (repeat === null || start_date === null) return null
  const until = fields.until.trim() === '' ? null : parseFormDate(fields.until)
  const end_date = repeat === repeatCodes.never ? null : until
  if (repeat !== repeatCodes.custom) return scheduleEntries({ start_date, end_date, option: repeat })
  const custom: CustomRepeat =
    unit === 'day'
      ? { unit, every: every ?? 0 }
      : { unit, every: every ?? 0, days: unit === 'week' ? weekdays : monthdays }
  return scheduleEntries({ start_date, end_date, option: repeat, custom } satisfies Repeat)
}

/** What is wrong with them, by field. */
export function repeatErrors(fields: RepeatFields): Partial<Record<keyof RepeatFields, Sayable>> {
  const { repeat, unit, every, weekdays, monthdays } = fields
  if (repeat === null) return {}
  const start = parseFormDate(fields.start)
  const repeats = repeat !== repeatCodes.never
  const isCustom = repeat === repeatCodes.custom
  const until = parseFormDate(fields.until)
  const isEndless = fields.until.trim() === ''
  const errors: Partial<Record<keyof RepeatFields, Sayable>> = {
    ...(start === null && { start: words.startRequired }),
    ...(repeats && !isEndless && until === null && { until: words.untilWrong }),
    ...(repeats && until !== null && start !== null && until < start && { until: words.untilBefore }),
    ...(isCustom && !isCount(every) && { every: words.everyWrong }),
    ...(isCustom && unit === 'week' && weekdays.length === 0 && { weekdays: words.weekdaysRequired }),
    ...(isCustom && unit === 'month' && monthdays.length === 0 && { monthdays: words.monthdaysRequired }),
  }
  if (Object.keys(errors).length > 0) return errors
  const entries = entriesOf(fields)
  const comes = entries === null || compileSchedule(entries).next(start!) !== null
  return comes || compileSchedule(entries).on(start!) ? {} : { until: words.neverComes }
}

const isCount = (value: number | null) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= mostBetween
