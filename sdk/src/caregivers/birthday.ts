import { pacificTimeZone } from '../kit/constants.js'
import { dayIn, isApiDate } from '../kit/dates/dates.js'
import type { Text } from '../kit/text.js'
import { profileChangeTexts } from './texts.js'

/** Years that somebody who works in care has, at least and at most. */
export const caregiverAges = { min: 18, max: 110 } as const

/** What is wrong with a caregiver's birthday, a day: it makes them of age. */
export function checkBirthday(day: unknown, now: Date): Text | null {
  const today = dayIn(pacificTimeZone, now)
  if (!isApiDate(day)) return profileChangeTexts.birthday
  const yearsAgo = (years: number) =>
    `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
  if (day > yearsAgo(caregiverAges.min))
    return day > today ? profileChangeTexts.birthday : profileChangeTexts.ofAge
  return day < yearsAgo(caregiverAges.max) ? profileChangeTexts.birthday : null
}
