import { pacificTimeZone } from '../constants.js'

/*
 * Days are `YYYY-MM-DD` texts at the edges and whole epoch days inside (0 is 1970-01-01), years 1 to 9999.
 * What reads a day answers null for what is none; what writes one answers an empty text. Nothing throws.
 */

/** The first and the last epoch day that can be written: 0001-01-01 and 9999-12-31. */
export const firstEpochDay = -719_162
/** The last day that is known: 9999-12-31, in days since 1970-01-01. */
export const lastEpochDay = 2_932_896

const zero = 48
const slash = 47
const hyphen = 45

/** Strict MM/DD/YYYY, as forms have it, to `YYYY-MM-DD`; null for anything else. */
export function parseFormDate(text: string): string | null {
  if (typeof text !== 'string' || text.length !== 10) return null
  if (text.charCodeAt(2) !== slash || text.charCodeAt(5) !== slash) return null
  const month = twoAt(text, 0)
  const day = twoAt(text, 3)
  const year = twoAt(text, 6) * 100 + twoAt(text, 8)
  if (!isCalendarDay(year, month, day)) return null
  return `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`
}

/** `YYYY-MM-DD` as forms show it: `MM/DD/YYYY`. */
export function formatFormDate(date: string): string {
  return isApiDate(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : ''
}

/** `YYYY-MM-DD` as documents show it: `M/D/YYYY`. */
export function formatDocumentDate(date: string): string {
  return isApiDate(date)
    ? `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${Number(date.slice(0, 4))}`
    : ''
}

/** Whether a value is a day of the calendar in the calls' form, `YYYY-MM-DD`. */
export function isApiDate(value: unknown): value is string {
  return toEpochDay(value as string) !== null
}

/** `YYYY-MM-DD` to whole days since 1970-01-01; null for what is no such day. */
export function toEpochDay(date: string): number | null {
  if (typeof date !== 'string' || date.length !== 10) return null
  if (date.charCodeAt(4) !== hyphen || date.charCodeAt(7) !== hyphen) return null
  const year = twoAt(date, 0) * 100 + twoAt(date, 2)
  const month = twoAt(date, 5)
  const day = twoAt(date, 8)
  return isCalendarDay(year, month, day) ? epochDay(year, month, day) : null
}

/** Whole days since 1970-01-01 to `YYYY-MM-DD`; empty outside the years 1 to 9999. */
export function fromEpochDay(day: number): string {
  if (!Number.isInteger(day) || day < firstEpochDay || day > lastEpochDay) return ''
  const month = monthOf(day)
  return month.prefix + twoDigits[day - month.first + 1]
}

/** The day `days` later, earlier when negative. */
export function addDays(date: string, days: number): string {
  const day = toEpochDay(date)
  return day === null ? '' : fromEpochDay(day + days)
}

/** Days from one day to another, negative when `to` is earlier; null when either is no day. */
export function daysBetween(from: string, to: string): number | null {
  const first = toEpochDay(from)
  const last = toEpochDay(to)
  return first === null || last === null ? null : last - first
}

/** The day of the week, 0 = Sunday to 6 = Saturday; null for what is no day. */
export function weekdayOf(date: string): number | null {
  const day = toEpochDay(date)
  return day === null ? null : epochWeekday(day)
}

/** The Sunday that begins the week of a day. */
export function startOfWeek(date: string): string {
  const day = toEpochDay(date)
  return day === null ? '' : fromEpochDay(day - epochWeekday(day))
}

/** The seven days of the week a day lies in, Sunday first; none for what is no day. */
export function daysOfWeek(date: string): string[] {
  const sunday = toEpochDay(startOfWeek(date))
  return sunday === null ? [] : Array.from({ length: 7 }, (_, index) => fromEpochDay(sunday + index))
}

/** The day it is at an instant in an IANA zone; empty for an invalid instant or an unknown zone. */
export function dayIn(zone: string, now: Date): string {
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) return ''
  const format = zoneFormat(zone)
  if (!format) return ''
  const part: Record<string, string> = {}
  for (const { type, value } of format.formatToParts(now)) part[type] = value
  const date = `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
  return part.era === 'AD' && isApiDate(date) ? date : ''
}

/**
 * Whether an expiry day is past: today in Los Angeles is later than it, so a document that expires today
 * has not expired. What is no day never expires.
 */
export function isExpired(expiry: string, now: Date): boolean {
  return isApiDate(expiry) && dayIn(pacificTimeZone, now) > expiry
}

/** 0 = Sunday to 6 = Saturday, of an epoch day. */
export function epochWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The epoch day of a day of the calendar. */
export function epochDay(year: number, month: number, day: number): number {
  // Counts from 1 March, so that the leap day comes last (Hinnant, "chrono-compatible date algorithms").
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** Year, month 1–12 and day of the month of an epoch day. */
export function civil(day: number): { year: number; month: number; dayOfMonth: number } {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  }
}

/** How many days a month has, month 1–12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** A month of the calendar: its place counted from January of the year 0, its epoch days, and how it is written. */
export interface Month {
  readonly index: number
  readonly first: number
  readonly last: number
  /** `YYYY-MM-` */
  readonly prefix: string
}

/** The month an epoch day lies in. */
export function monthOf(day: number): Month {
  // Dates are read and written in runs within a month, so the last one is kept; NaN lies in none.
  if (!(day >= lastMonth.first && day <= lastMonth.last)) {
    const { year, month, dayOfMonth } = civil(day)
    const first = day - dayOfMonth + 1
    lastMonth = {
      index: year * 12 + month - 1,
      first,
      last: first + daysInMonth(year, month) - 1,
      prefix: `${String(year).padStart(4, '0')}-${twoDigits[month]}-`,
    }
  }
  return lastMonth
}

let lastMonth: Month = { index: 0, first: 1, last: 0, prefix: '' }

const twoDigits: readonly string[] = Array.from({ length: 32 }, (_, value) => String(value).padStart(2, '0'))

function isCalendarDay(year: number, month: number, day: number): boolean {
  // NaN fails every comparison, so a character that is no digit ends here.
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The two digits at a place of a text; NaN when they are none. */
function twoAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero
  const ones = text.charCodeAt(at + 1) - zero
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

// Making a format costs a thousand times what using one does. Only zones that exist are kept.
const zoneFormats = new Map<string, Intl.DateTimeFormat>()

function zoneFormat(zone: string): Intl.DateTimeFormat | null {
  const known = zoneFormats.get(zone)
  if (known) return known
  if (typeof zone !== 'string') return null
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      era: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    zoneFormats.set(zone, format)
    return format
  } catch {
    return null
  }
}
