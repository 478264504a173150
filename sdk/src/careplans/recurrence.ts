import {
  civil,
  daysInMonth,
  epochDay,
  epochWeekday,
  fromEpochDay,
  lastEpochDay,
  monthOf,
  toEpochDay,
} from '../kit/dates/dates.js'
import type { ScheduleType } from '../vocabulary/careplans/catalogue.js'

/** One rule of a task's schedule as on the wire. Several days are several entries. */
export interface ScheduleEntry {
  readonly schedule_type: ScheduleType
  /** Every so many days, calendar weeks or calendar months; a whole number from 1. */
  readonly interval: number
  /** 0 = Sunday to 6 = Saturday, of a weekly entry; null takes the start date's. */
  readonly day_of_week: number | null
  /** 1–31, of a monthly entry; null takes the start date's. 29–31 fall on the last day of a shorter month. */
  readonly day_of_month: number | null
  readonly start_date: string
  /** The last day that may occur; null goes on for ever. */
  readonly end_date: string | null
}

/**
 * A schedule made ready for repeated questions. Every question costs what its answer holds, not the time since the
 * start.
 */
export interface CompiledSchedule {
  /** The dates from `from` to `to`, both included, in order, each once; none where either is no day. */
  between(from: string, to: string): string[]
  /** Whether the schedule falls on a day. */
  on(date: string): boolean
  /** The first date after a day, or null. */
  next(after: string): string | null
  /**
   * Marks its days in a window that begins at `first`, in days since 1970, and is as long as `marks`: for who looks at
   * thousands of schedules at once and writes no dates.
   */
  mark(first: number, marks: Uint8Array): void
}

/**
 * The most dates that one question works out, over all entries and before merging: enough for one entry on
 * every day of the years 1 to 9999. Entries beyond it are left out, so that no rule and no window can hang.
 */
export const maxDatesWorkedOut = 4_000_000

/**
 * The dates on which any of the entries falls in a window, both ends included, sorted, each date once.
 *
 * Weeks begin on Sunday and are counted from the start date's week, months from the start date's month. The
 * start date itself occurs only if the rule hits it. An entry that is no rule — an interval that is no whole
 * number from 1, a day out of range, an unreadable date, an unknown type — never occurs. Work is in
 * proportion to the dates found, at most `maxDatesWorkedOut`. A Date in place of a day is a TypeError.
 */
export function occurrences(
  entries: readonly ScheduleEntry[],
  window: { readonly from: string; readonly to: string },
): string[] {
  return compileSchedule(entries).between(window?.from, window?.to)
}

/** Reads the entries once, for a schedule that is asked again and again. See `occurrences` for what they mean. */
export function compileSchedule(entries: readonly ScheduleEntry[]): CompiledSchedule {
  const rules = Array.isArray(entries) ? entries.map(readRule).filter((rule) => rule !== null) : []
  return {
    between(from, to) {
      const { first, last } = readWindow(from, to)
      if (first === null || last === null) return []
      const days: number[] = []
      for (const rule of rules) if (!collect(rule, first, last, days)) break
      return writeDays(rules.length > 1 ? new Int32Array(days).sort() : days)
    },
    on(date) {
      const day = dayOf(date)
      return day !== null && rules.some((rule) => firstFrom(rule, day) === day)
    },
    next(after) {
      const day = dayOf(after)
      if (day === null) return null
      let soonest = Infinity
      for (const rule of rules) soonest = Math.min(soonest, firstFrom(rule, day + 1))
      return soonest === Infinity ? null : fromEpochDay(soonest)
    },
    mark(first, marks) {
      const last = first + marks.length - 1
      for (const rule of rules) markRule(rule, first, last, marks)
    },
  }
}

/** An entry in whole numbers: every `step` days from `first`, or every `step` months from `month` on `dayOfMonth`. */
type Rule =
  | { readonly monthly: false; readonly first: number; readonly step: number; readonly last: number }
  | {
      readonly monthly: true
      readonly start: number
      readonly month: number
      readonly step: number
      readonly dayOfMonth: number
      readonly last: number
    }

function readRule(entry: ScheduleEntry | null | undefined): Rule | null {
  const start = dayOf(entry?.start_date)
  if (!entry || start === null || !Number.isInteger(entry.interval) || entry.interval < 1) return null
  const last = isAbsent(entry.end_date) ? lastEpochDay : dayOf(entry.end_date)
  if (last === null) return null
  const step = entry.interval
  if (entry.schedule_type === 'daily') return { monthly: false, first: start, step, last }
  if (entry.schedule_type === 'weekly') {
    const weekday = isAbsent(entry.day_of_week) ? epochWeekday(start) : entry.day_of_week
    if (!isWithin(weekday, 0, 6)) return null
    const inFirstWeek = start - epochWeekday(start) + weekday
    const first = inFirstWeek < start ? inFirstWeek + step * 7 : inFirstWeek
    return { monthly: false, first, step: step * 7, last }
  }
  if (entry.schedule_type !== 'monthly') return null
  const { year, month, dayOfMonth } = civil(start)
  const chosen = isAbsent(entry.day_of_month) ? dayOfMonth : entry.day_of_month
  if (!isWithin(chosen, 1, 31)) return null
  return { monthly: true, start, month: year * 12 + month - 1, step, dayOfMonth: chosen, last }
}

/** Adds a rule's days from `from` to `to`; false when the most that may be worked out is reached. */
function collect(rule: Rule, from: number, to: number, days: number[]): boolean {
  const last = Math.min(to, rule.last)
  if (rule.monthly) {
    const first = Math.max(from, rule.start)
    if (first > last) return true
    for (let month = monthFrom(rule, first); ; month += rule.step) {
      const day = dayInMonth(rule, month)
      if (day > last) return true
      if (day < first) continue
      if (days.length >= maxDatesWorkedOut) return false
      days.push(day)
    }
  }
  for (let day = stepFrom(rule.first, rule.step, from); day <= last; day += rule.step) {
    if (days.length >= maxDatesWorkedOut) return false
    days.push(day)
  }
  return true
}

function markRule(rule: Rule, from: number, to: number, marks: Uint8Array): void {
  const last = Math.min(to, rule.last)
  if (rule.monthly) {
    for (let day = firstFrom(rule, from); day <= last; day = firstFrom(rule, day + 1)) marks[day - from] = 1
    return
  }
  for (let day = stepFrom(rule.first, rule.step, from); day <= last; day += rule.step) marks[day - from] = 1
}

/** The first day of a rule from `from` on, in two tries at most; Infinity when there is none. */
function firstFrom(rule: Rule, from: number): number {
  let day: number
  if (rule.monthly) {
    const first = Math.max(from, rule.start)
    const month = monthFrom(rule, first)
    day = dayInMonth(rule, month)
    if (day < first) day = dayInMonth(rule, month + rule.step)
  } else {
    day = stepFrom(rule.first, rule.step, from)
  }
  return day <= rule.last ? day : Infinity
}

function stepFrom(first: number, step: number, from: number): number {
  return from <= first ? first : first + Math.ceil((from - first) / step) * step
}

/** The rule's first month, counted from the year 0, that is not before the month of a day. */
function monthFrom(rule: Rule & { monthly: true }, day: number): number {
  return stepFrom(rule.month, rule.step, monthOf(Math.min(day, lastEpochDay)).index)
}

function dayInMonth(rule: Rule & { monthly: true }, month: number): number {
  const year = Math.floor(month / 12)
  if (year > 9999) return Infinity
  const monthOfYear = (month % 12) + 1
  return epochDay(year, monthOfYear, Math.min(rule.dayOfMonth, daysInMonth(year, monthOfYear)))
}

/** Sorted epoch days as dates, each once. */
function writeDays(days: ArrayLike<number>): string[] {
  const dates: string[] = []
  for (let index = 0; index < days.length; index++) {
    const day = days[index] as number
    if (index === 0 || day !== days[index - 1]) dates.push(fromEpochDay(day))
  }
  return dates
}

/** The window's ends. One window is put to thousands of schedules in turn, so the last one is kept. */
function readWindow(from: string, to: string): typeof lastWindow {
  if (from !== lastWindow.from || to !== lastWindow.to) {
    lastWindow = { from, to, first: dayOf(from), last: dayOf(to) }
  }
  return lastWindow
}

let lastWindow: {
  readonly from: string
  readonly to: string
  readonly first: number | null
  readonly last: number | null
} = { from: '', to: '', first: null, last: null }

/** An instant is a day only in some zone: a Date is refused, where an empty answer would be believed. */
function dayOf(date: unknown): number | null {
  if (date instanceof Date)
    throw new TypeError('A Date is no day: give YYYY-MM-DD, as dayIn(zone, date) does.')
  return toEpochDay(date as string)
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isWithin(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to
}
