import {
  agreedTo,
  answerOf,
  browserRefuses,
  consentCookie,
  mayRunAt,
  readConsent,
  type Purpose,
} from '@homecare/sdk/consent'
import { deviceOf } from '@homecare/sdk/native'
import type { Config } from '../config/config.ts'
import { offeredPurposes } from '../config/outsiders.ts'
import { cookieOf } from '../http/cookies.ts'
import { mayBeFramed } from '../http/headers.ts'
import { sessionIdOf } from '../people/session.ts'

/**
 * For what the document of a request lets services of other companies in: what is set up, may run at its address, and was
 * agreed to on this device. Who has agreed by their account alone gets another document once the page has asked that.
 */
export function openedTo(request: Request, config: Config, now: number): readonly Purpose[] {
  const { pathname } = new URL(request.url)
  return mayBeFramed(pathname) ? [] : mayRunAt(pathname, agreedOn(request, config, now))
}

/** What whoever sends a request has agreed to on their device, of what is set up; nothing in the app. */
export function agreedOn(request: Request, config: Config, now: number): readonly Purpose[] {
  const offered = offeredPurposes(config.outsiders)
  const { headers } = request
  if (offered.length === 0 || deviceOf(headers.get('User-Agent')).native) return []
  const answer = answerOf(
    readConsent(cookieOf(request, consentCookie)),
    sessionIdOf(request, config) !== undefined,
  )
  const refuses = browserRefuses({
    globalPrivacyControl: headers.get('Sec-GPC') === '1',
    doNotTrack: headers.get('DNT'),
  })
  const agreed = agreedTo(answer, { version: config.outsiders.version, now, refuses })
  return offered.filter((purpose) => agreed.includes(purpose))
}
