import { purposes, type Purpose } from '../vocabulary/consent/catalogue.js'
import { digest } from '../kit/digest.js'
import type { Consent } from './calls.js'

/** How consent is asked for: the revision of what is asked, how long an answer holds, and how far a clock may be off. */
export const consentLimits = { revision: 3, months: 12, clockMinutes: 10 } as const

/**
 * The version of what somebody is asked: it changes with our words, which raise the revision, and with the hosts of the
 * companies, whatever their order.
 */
export const consentVersion = (hosts: readonly string[]): string =>
  `${consentLimits.revision}-${digest([...hosts].toSorted().join(' '))}`

/** In which circumstances a page asks: what would be asked now, and at what instant, in milliseconds. */
export interface Asking {
  readonly version: string
  readonly now: number
  /** The browser says for its person, to every site, that nobody is to track them. */
  readonly refuses: boolean
}

/**
 * Whether an answer, a yes or a no, still holds: it was given to what would be asked now, less than twelve months ago.
 * One from the future was written by a clock that was wrong.
 */
export function consentHolds(
  consent: Consent | null,
  { version, now }: Pick<Asking, 'version' | 'now'>,
): boolean {
  if (consent?.version !== version) return false
  const given = new Date(consent.at)
  if (!(given.getTime() <= now + consentLimits.clockMinutes * 60_000)) return false
  given.setUTCMonth(given.getUTCMonth() + consentLimits.months)
  return now < given.getTime()
}

/**
 * What somebody has agreed to: nothing where their browser refuses for them, or where no answer holds. Care needs
 * are for the chat, and go with it.
 */
export function agreedTo(consent: Consent | null, asking: Asking): readonly Purpose[] {
  if (!consent || asking.refuses || !consentHolds(consent, asking)) return []
  return consent.to.filter((purpose) => purpose !== 'care_needs' || consent.to.includes('chat'))
}

/** Whether somebody is to be asked: for something that is set up, without an answer, and with a browser that leaves it open. */
export const asksConsent = (offered: readonly Purpose[], consent: Consent | null, asking: Asking): boolean =>
  offered.length > 0 && !asking.refuses && !consentHolds(consent, asking)

/** What is agreed to once one purpose is allowed or taken back: care needs bring the chat, and go with it. */
export function withPurpose(agreed: readonly Purpose[], purpose: Purpose, yes: boolean): readonly Purpose[] {
  const changed: readonly Purpose[] =
    purpose === (yes ? 'care_needs' : 'chat') ? ['chat', 'care_needs'] : [purpose]
  return purposes.ids.filter((one) => (changed.includes(one) ? yes : agreed.includes(one)))
}

/** What is agreed to once somebody has answered for the chat, with or without their care needs; the rest stays as it was. */
export function answerChat(
  agreed: readonly Purpose[],
  { chat, needs }: { readonly chat: boolean; readonly needs: boolean },
): readonly Purpose[] {
  const others = withPurpose(agreed, 'chat', false)
  return chat ? withPurpose(others, needs ? 'care_needs' : 'chat', true) : others
}

/** What a browser tells of its person's wish: Global Privacy Control, or Do Not Track. */
export interface BrowserWish {
  readonly globalPrivacyControl?: boolean | undefined
  readonly doNotTrack?: string | null | undefined
}

/** Whether a browser refuses for its person, by the one sign or by the other. */
export const browserRefuses = ({ globalPrivacyControl, doNotTrack }: BrowserWish): boolean =>
  globalPrivacyControl === true || doNotTrack === '1'

/** An answer as a device keeps it: whose it is matters, since others may use the device. */
export interface DeviceConsent extends Consent {
  readonly by: 'visitor' | 'person'
}

/** The cookie in which a device keeps an answer: the server reads it too. */
export const consentCookie = 'consent'

/** An answer as a text for a cookie: `1-x~1795723200~chat.measuring~visitor`. */
export const writeConsent = ({ version, at, to, by }: DeviceConsent): string =>
  [version, Math.round(Date.parse(at) / 1000), to.join('.'), by].join('~')

/** What `writeConsent` wrote; null for anything else. */
export function readConsent(text: string | null | undefined): DeviceConsent | null {
  const [, version, seconds, list, by] =
    /^([\w-]{1,60})~(\d{1,11})~([\w.]*)~(visitor|person)$/.exec(text ?? '') ?? []
  if (version === undefined) return null
  const names = list ? list.split('.') : []
  if (!names.every((name) => purposes.has(name))) return null
  return {
    version,
    at: new Date(Number(seconds) * 1000).toISOString(),
    to: names as Purpose[],
    by: by as DeviceConsent['by'],
  }
}

/**
 * What a device's answer says to whoever uses it now. A yes holds for who gave it alone: a visitor is not bound by what
 * somebody has agreed to who was logged in, nor the other way round. What was refused stays refused for all.
 */
export function answerOf(device: DeviceConsent | null, signedIn: boolean): Consent | null {
  if (!device) return null
  const { by, ...consent } = device
  return consent.to.length === 0 || (by === 'person') === signedIn ? consent : null
}
