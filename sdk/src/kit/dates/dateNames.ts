import { dayMs } from '../constants.js'
import { localeTags, type Locale } from '../text.js'

/** 1 November 2026 is a Sunday, in UTC. */
const aSunday = Date.UTC(2026, 10, 1)

/** 'Sunday', 'Sun' or 'S' of a week day, 0 = Sunday to 6 = Saturday. */
export function weekdayName(
  locale: Locale,
  day: number,
  width: 'long' | 'short' | 'narrow' = 'long',
): string {
  if (!Number.isSafeInteger(day) || Math.abs(day) > 6) return ''
  const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
  return format.format(aSunday + day * dayMs)
}

/** How much of a day or an instant is said. */
export type DateLook = keyof typeof looks

/**
 * A day `YYYY-MM-DD`, which is the same in every zone, or an instant, in the zone or else in the reader's own: 'Nov 23',
 * '8:05 AM', whose parts stay in one line. Empty for what is no date.
 */
export function dateWords(value: string, look: DateLook, locale: Locale, zone?: string): string {
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return ''
  // A day has ten signs, an instant more.
  const timeZone = value[10] ? zone : 'UTC'
  const words = new Intl.DateTimeFormat(localeTags[locale], { ...looks[look], timeZone }).format(instant)
  return words.replace(/ (?=[ap]\.?m)/i, '\xa0')
}

const looks = {
  day: { dateStyle: 'long' },
  shortDay: { month: 'short', day: 'numeric' },
  monthDay: { month: 'long', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A time of day, HH:MM, as the reader says it; what is none is said as it is. */
export const timeOfDayWords = (time: string, locale: Locale): string =>
  dateWords(`2026-01-01T${time}Z`, 'time', locale, 'UTC') || time
