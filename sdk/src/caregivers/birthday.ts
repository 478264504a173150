import { pacificTimeZone } from '../kit/constants.js'
import { birthdayFault } from '../kit/dates/birthday.js'
import { dayIn } from '../kit/dates/dates.js'
import type { Text } from '../kit/text.js'
import { profileChangeTexts } from './texts.js'

/** Years that somebody who works in care has, at least and at most. */
export const caregiverAges = { min: 18, max: 110 } as const

/** What is wrong with a caregiver's birthday, a day: it makes them of age. */
export function checkBirthday(day: unknown, now: Date): Text | null {
  const fault = birthdayFault(day, dayIn(pacificTimeZone, now), caregiverAges)
  if (fault === null) return null
  return fault === 'tooYoung' ? profileChangeTexts.ofAge : profileChangeTexts.birthday
}
