import { minutesPerDay, minutesPerHour, type Text } from '@homecare/sdk/kit'
import { dayTexts as words } from '@homecare/sdk/texts'
import { spanWords } from '../../clock/timeWords'
import { counted } from '../../kit/words'

/** How long something takes: '12 minutes', '4 hours', '2 h 10 min', and beyond two days in days. */
export function durationWords(minutes: number): Text {
  if (minutes >= 2 * minutesPerDay) return counted(words.onlyDays, Math.round(minutes / minutesPerDay))
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  if (hours === 0) return counted(words.onlyMinutes, rest)
  return rest === 0 ? counted(words.onlyHours, hours) : spanWords(minutes)
}

/** Minutes as hours, to a tenth of one. */
export const hoursOf = (minutes: number): number => Math.round((minutes / minutesPerHour) * 10) / 10
