import { civil, toEpochDay, weekdayOf } from '../kit/dates/dates.js'
import type { RepeatOption, ScheduleType } from '../vocabulary/careplans/catalogue.js'
import { lastDayMarks, yearlyIntervalMonths } from '../vocabulary/careplans/constants.js'
import type { ScheduleEntry } from './recurrence.js'

/** How a task repeats, by the code of its choice. */
export const repeatCodes = {
  never: 0,
  everyDay: 1,
  everyWeek: 2,
  everyTwoWeeks: 3,
  everyMonth: 4,
  everyYear: 5,
  custom: 6,
} as const

/** What the custom choice (6) holds: every N days, or days of every Nth week or month. */
export type CustomRepeat =
  | { readonly unit: 'day'; readonly every: number }
  /** `days` are 0 = Sunday to 6 = Saturday. */
  | { readonly unit: 'week'; readonly every: number; readonly days: readonly number[] }
  /** `days` are 1–31. */
  | { readonly unit: 'month'; readonly every: number; readonly days: readonly number[] }

/** A task's repetition as its form holds it. `end_date` is the last day that may occur, null for none. */
export type Repeat = { readonly start_date: string; readonly end_date: string | null } & (
  | { readonly option: Exclude<RepeatOption, 6> }
  | { readonly option: 6; readonly custom: CustomRepeat }
)

/**
 * The schedule entries of a choice, one for each day of a week or month; a task that never repeats is one
 * entry that ends on its start date. None where the start is no day or the choice is none.
 */
export function scheduleEntries(repeat: Repeat): ScheduleEntry[] {
  const start = toEpochDay(repeat?.start_date)
  if (start === null) return []
  const { start_date, end_date } = repeat
  const entry = (schedule_type: ScheduleType, interval: number, day: number | null): ScheduleEntry => ({
    schedule_type,
    interval,
    day_of_week: schedule_type === 'weekly' ? day : null,
    day_of_month: schedule_type === 'monthly' ? day : null,
    start_date,
    end_date,
  })
  const weekday = weekdayOf(start_date)
  const { dayOfMonth } = civil(start)
  switch (repeat.option) {
    case repeatCodes.never:
      return [{ ...entry('daily', 1, null), end_date: start_date }]
    case repeatCodes.everyDay:
      return [entry('daily', 1, null)]
    case repeatCodes.everyWeek:
      return [entry('weekly', 1, weekday)]
    case repeatCodes.everyTwoWeeks:
      return [entry('weekly', 2, weekday)]
    case repeatCodes.everyMonth:
      return [entry('monthly', 1, dayOfMonth)]
    case repeatCodes.everyYear:
      return [entry('monthly', yearlyIntervalMonths, dayOfMonth)]
    case repeatCodes.custom: {
      const { custom } = repeat
      if (!custom) return []
      if (custom.unit === 'day') return [entry('daily', custom.every, null)]
      const type = custom.unit === 'week' ? 'weekly' : 'monthly'
      return distinct(custom.days).map((day) => entry(type, custom.every, day))
    }
    default:
      return []
  }
}

/** The code of the choice that entries stand for; 6 for every schedule that has no simpler one. */
export function repeatOption(entries: readonly ScheduleEntry[]): RepeatOption {
  const [first, ...others] = Array.isArray(entries) ? entries : []
  if (!first) return repeatCodes.never
  if (others.length > 0) return repeatCodes.custom
  const { schedule_type, interval, start_date, end_date } = first
  if (schedule_type === 'daily') {
    if (interval !== 1) return repeatCodes.custom
    return end_date === start_date ? repeatCodes.never : repeatCodes.everyDay
  }
  const startsOn = startDay(first)
  if (startsOn === null || dayOf(first) !== startsOn) return repeatCodes.custom
  if (schedule_type === 'weekly' && interval === 1) return repeatCodes.everyWeek
  if (schedule_type === 'weekly' && interval === 2) return repeatCodes.everyTwoWeeks
  if (schedule_type === 'monthly' && interval === 1) return repeatCodes.everyMonth
  if (schedule_type === 'monthly' && interval === yearlyIntervalMonths) return repeatCodes.everyYear
  return repeatCodes.custom
}

/**
 * Entries as the form holds them, the inverse of `scheduleEntries`. Null for no entries, and for entries
 * that no single choice can express: of different types, intervals, starts or ends.
 */
export function repeatOf(entries: readonly ScheduleEntry[]): Repeat | null {
  const first = Array.isArray(entries) ? entries[0] : undefined
  if (!first) return null
  const { schedule_type, interval: every, start_date, end_date } = first
  const option = repeatOption(entries)
  if (option === repeatCodes.never) return { option, start_date, end_date: null }
  if (option !== repeatCodes.custom) return { option, start_date, end_date }
  if (!entries.every((entry) => isSameRule(entry, first))) return null
  const custom = (custom: CustomRepeat): Repeat => ({ option, start_date, end_date, custom })
  if (schedule_type === 'daily') return custom({ unit: 'day', every })
  const days = distinct(entries.map(dayOf))
  return custom({ unit: schedule_type === 'weekly' ? 'week' : 'month', every, days })
}

/**
 * A day of the month as a choice shows it: 29 to 31 carry an asterisk, since shorter months have them on their last
 * day.
 */
export function monthDayLabel(day: number): string {
  return hasLastDayMark(day) ? `${day}${lastDayMarks.mark}` : `${day}`
}

/** Whether a day of the month is marked, and the note on the last day shown. */
export function hasLastDayMark(day: number): boolean {
  return day >= lastDayMarks.from && day <= lastDayMarks.to
}

function dayOf(entry: ScheduleEntry): number | null {
  const day = entry.schedule_type === 'weekly' ? entry.day_of_week : entry.day_of_month
  return day ?? startDay(entry)
}

function startDay(entry: ScheduleEntry): number | null {
  const start = toEpochDay(entry.start_date)
  if (start === null) return null
  return entry.schedule_type === 'weekly' ? weekdayOf(entry.start_date) : civil(start).dayOfMonth
}

function isSameRule(entry: ScheduleEntry, other: ScheduleEntry): boolean {
  return (
    entry.schedule_type === other.schedule_type &&
    entry.interval === other.interval &&
    entry.start_date === other.start_date &&
    entry.end_date === other.end_date
  )
}

function distinct(days: readonly (number | null)[]): number[] {
  const numbers = Array.isArray(days) ? days.filter((day) => typeof day === 'number') : []
  return [...new Set(numbers)].sort((a, b) => a - b)
}
