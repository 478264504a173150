import type { Text } from '@homecare/sdk/kit'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { told } from '../kit/words'

/** A tax number by its last digits, which is all that anybody is shown of it. */
export const numberWords = (last4: string | null): Text =>
  last4 ? told(words.endsWith, { last4 }) : words.notSaved
