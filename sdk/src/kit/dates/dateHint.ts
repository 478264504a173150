import { message, type Sayable } from '../text.js'
import { uiTexts } from '../uiTexts.js'

/** What a date field asks for: somebody's day of birth, a day that is over, or one to come, such as an expiry. */
export type DateAsked = 'birth' | 'past' | 'coming'

/** How to type a date, with an example that could be an answer. `today` is `YYYY-MM-DD`. */
export function dateHint(asked: DateAsked, today: string): Sayable {
  const year = Number(today.slice(0, 4)) + yearsAway[asked]
  return message(uiTexts.dateHint, { example: `04/27/${year}` })
}
const yearsAway: Readonly<Record<DateAsked, number>> = { birth: -70, past: -1, coming: 1 }
