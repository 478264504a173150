import { pacificTimeZone, dateWords } from '@homecare/sdk/kit'
import type { Say } from '../kit/say'

/** The day of an answer in words, by the clock of the product: the same for both sides, and on paper. */
export const answerDay = (answered_at: string, say: Say) =>
  dateWords(answered_at, 'day', say.locale, pacificTimeZone)
