import type { Locale } from '../text.js'

/** 1 November 2026 is a Sunday, in UTC. */
const aSunday = Date.UTC(2026, 10, 1)
const dayMs = 86_400_000

/** 'Sunday' or 'domingo' of a week day, 0 = Sunday to 6 = Saturday. */
export function weekdayName(locale: Locale, day: number, width: 'long' | 'short' = 'long'): string {
  if (!Number.isSafeInteger(day) || Math.abs(day) > 6) return ''
  const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
  return format.format(aSunday + day * dayMs)
}
