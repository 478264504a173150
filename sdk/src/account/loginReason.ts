import type { Text } from '../kit/text.js'
import { accountTexts } from './screenTexts.js'

/** Why a session is over that its own browser did not end, `why` in the login's address. */
export const loginReasons = ['idle', 'long', 'elsewhere'] as const
export type LoginReason = (typeof loginReasons)[number]

const reasons: Readonly<Record<LoginReason, Text>> = {
  idle: accountTexts.endedIdle,
  long: accountTexts.endedLong,
  elsewhere: accountTexts.endedElsewhere,
}

/** Why somebody is at the login, by its address; null for who has come there to log in. */
export function loginReason(query: Pick<URLSearchParams, 'get' | 'has'>): Text | null {
  const why = loginReasons.find((one) => one === query.get('why'))
  if (why) return reasons[why]
  return query.has('next') ? accountTexts.loginNeeded : null
}
