import { isApiDate } from '../kit/dates/dates.js'
import type { Text } from '../kit/text.js'
import { researchErrorTexts } from './researchErrorTexts.js'

/** What is wrong with the day of a visit that is noted: it is a day, and not ahead of `today`. */
export const checkVisitDay = (day: unknown, today: string): Text | null =>
  isApiDate(day) && day <= today ? null : researchErrorTexts.visitDay
