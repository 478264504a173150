import { timeOfDayWords, weekdayName } from '../kit/dates/dateNames.js'
import { listed } from '../kit/strings/listed.js'
import { say, type Locale } from '../kit/text.js'
import { partsOfDay } from '../vocabulary/caregivers/freeWeek.js'
import { hoursOfSpan } from '../vocabulary/caregivers/when.js'

/** Days of the week in few letters: 'Tue & Thu'. */
export const daysWords = (days: readonly number[], locale: Locale): string =>
  listed(
    days.map((day) => weekdayName(locale, day, 'short')),
    locale,
    'short',
  )

/** Times of a day within a sentence: 'afternoon & evening', '1:00 PM–5:00 PM'. */
export function timesWords(times: readonly string[], locale: Locale): string {
  const words = times.flatMap((time) => {
    const part = partsOfDay.find(time)
    if (part) return say(locale, part.label).toLowerCase()
    const hours = hoursOfSpan(time)
    return hours ? `${hourWords(hours[0], locale)} – ${hourWords(hours[1], locale)}` : []
  })
  return listed(words, locale, 'short')
}

/** An hour of the day or, beyond 24, of the next morning: '5:00 PM'. */
export const hourWords = (hour: number, locale: Locale): string =>
  timeOfDayWords(`${String(hour % 24).padStart(2, '0')}:00`, locale)
