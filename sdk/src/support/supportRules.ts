import type { UserType } from '../vocabulary/account/catalogue.js'
import { caregivers } from '../vocabulary/addresses/who.js'
import { supportTopics, type SupportTopic } from '../vocabulary/support/catalogue.js'
import type { Text } from '../kit/text.js'
import { supportErrorTexts as wrong } from './supportTexts.js'

/** What questions to our team are held to: characters of a message, and questions of one person that wait at once. */
export const supportLimits = { body: 2000, waiting: 10 } as const

/** For whom topics are that are not for everybody. */
const topicsOf: Partial<Record<SupportTopic, readonly UserType[]>> = {
  care: ['family'],
  work: caregivers,
  interview: caregivers,
}

/** The topics that somebody of a kind may ask about. */
export function topicsFor(userType: UserType): SupportTopic[] {
  return supportTopics.ids.filter((topic) => topicsOf[topic]?.includes(userType) ?? true)
}

/** Why a message cannot be sent, or null: it says something, in at most `supportLimits.body` characters. */
export function supportBodyError(body: unknown): Text<string> | null {
  const words = typeof body === 'string' ? body.trim() : ''
  if (words === '') return wrong.empty
  return words.length > supportLimits.body ? wrong.tooLong : null
}
