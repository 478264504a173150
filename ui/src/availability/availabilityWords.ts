import type { Availability } from '@homecare/sdk/availability'
import { message, type BoundText, type Locale, type Text, dateWords, timeOfDayWords } from '@homecare/sdk/kit'
import { availabilityScreenTexts as words } from '@homecare/sdk/texts'
import { both } from '../kit/words'

/** The days of the week from Sunday, in words. */
export const weekdayLabels: readonly Text[] = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  both((locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day)),
  ),
)

/** The days of an availability in words: one day, a span, or each week. */
export function daysWords(
  { start_date, end_date, repeats_weekly }: Pick<Availability, 'start_date' | 'end_date' | 'repeats_weekly'>,
  locale: Locale,
): string | Text | BoundText {
  const day = (date: string) => dateWords(date, 'shortDay', locale)
  if (!repeats_weekly) {
    if (!end_date || end_date === start_date) return dateWords(start_date, 'weekday', locale)
    return message(words.fromTo, { from: day(start_date), to: day(end_date) })
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(start_date),
  )
  return end_date
    ? message(words.weeklyUntil, { weekday, from: day(start_date), to: day(end_date) })
    : message(words.weekly, { weekday, from: day(start_date) })
}

/** The hours of an availability: '9:00 AM – 5:00 PM'. */
export function hoursWords(
  { start_time, end_time }: Pick<Availability, 'start_time' | 'end_time'>,
  locale: Locale,
): BoundText {
  return message(words.hours, {
    from: timeOfDayWords(start_time, locale),
    to: timeOfDayWords(end_time, locale),
  })
}
