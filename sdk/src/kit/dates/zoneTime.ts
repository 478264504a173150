import { minutesPerDay } from '../constants.js'
import { addDays, dayIn, toEpochDay } from './dates.js'
import { minuteOfDay } from './timeOfDay.js'

/** The time of day HH:MM at an instant in an IANA zone; empty for an invalid instant or an unknown zone. */
export function timeIn(zone: string, instant: Date | string): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return ''
  const format = clockFormat(zone)
  if (!format) return ''
  const part: Record<string, string> = {}
  for (const { type, value } of format.formatToParts(date)) part[type] = value
  return `${part.hour}:${part.minute}`
}

/**
 * The instant at which it is HH:MM of a day in an IANA zone; null for what is none. A time that the clocks skip is the
 * one as much later, and of a time that comes twice it is the first.
 */
export function instantIn(zone: string, day: string, time: string): Date | null {
  const [before, after] = candidates(zone, day, time)
  const instant = [before, after].find((one) => isAt(zone, one, day, time)) ?? before
  return Number.isNaN(instant) ? null : new Date(instant)
}

/**
 * Every instant at which it is HH:MM of a day in an IANA zone: one, two where the clocks are set back over that time, and
 * none where they skip it, or for what is none.
 */
export function instantsIn(zone: string, day: string, time: string): Date[] {
  const found = candidates(zone, day, time).filter((one) => isAt(zone, one, day, time))
  return [...new Set(found)].sort((one, other) => one - other).map((one) => new Date(one))
}

/** By the clocks of the day before and of the day after, which are on either side of a change near it, in every zone. */
function candidates(zone: string, day: string, time: string): readonly [number, number] {
  const wall = wallClock(day, time) ?? Number.NaN
  return [wall - offsetAt(zone, wall - msPerDay), wall - offsetAt(zone, wall + msPerDay)]
}

const isAt = (zone: string, instant: number, day: string, time: string) =>
  instant + offsetAt(zone, instant) === wallClock(day, time)

/**
 * The instants of a day's times from HH:MM to HH:MM in an IANA zone, each null for what is none: an end at or before the
 * start is the next day.
 */
export function spanIn(
  zone: string,
  day: string,
  start: string,
  end: string,
): { readonly start: Date | null; readonly end: Date | null } {
  return {
    start: instantIn(zone, day, start),
    end: instantIn(zone, end <= start ? addDays(day, 1) : day, end),
  }
}

/** The instant of a time of day that lies nearest to another: of the day before, the same day or the day after. */
export function nearestInstant(zone: string, time: string, to: Date): Date | null {
  const day = dayIn(zone, to)
  const distance = (instant: Date) => Math.abs(instant.getTime() - to.getTime())
  return [-1, 0, 1]
    .map((days) => instantIn(zone, addDays(day, days), time))
    .reduce((best, one) => (one && (!best || distance(one) < distance(best)) ? one : best), null)
}

const msPerMinute = 60_000
const msPerDay = minutesPerDay * msPerMinute

/** Milliseconds since 1970 on a clock that shows a day and a time; null for what is neither. */
function wallClock(day: string, time: string): number | null {
  const date = toEpochDay(day)
  const minute = minuteOfDay(time)
  return date === null || minute === null ? null : date * msPerDay + minute * msPerMinute
}

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant, to the minute; NaN before the year 1. */
function offsetAt(zone: string, instant: number): number {
  const date = new Date(instant)
  const wall = wallClock(dayIn(zone, date), timeIn(zone, date)) ?? Number.NaN
  return wall - Math.floor(instant / msPerMinute) * msPerMinute
}

// Making a format costs a thousand times what using one does. Only zones that exist are kept.
const formats = new Map<string, Intl.DateTimeFormat>()

function clockFormat(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known) return known
  if (typeof zone !== 'string') return null
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      numberingSystem: 'latn',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(zone, format)
    return format
  } catch {
    return null
  }
}
