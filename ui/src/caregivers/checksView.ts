import {
  credentialIcon,
  licenseTypes,
  type CredentialIcon,
  type PublicCaregiver,
} from '@homecare/sdk/caregivers'
import { dateWords, say, type Text } from '@homecare/sdk/kit'
import { badgeTexts, licenseScreenTexts, profileFacts, profileTexts } from '@homecare/sdk/texts'
import { both, inLocale, told } from '../kit/words'
import { verifiedWords } from '../people/verifiedWords'

/** A check: what it was, once it is done, and in which state it is since when. */
export interface CheckView {
  readonly name: Text
  readonly description: Text | null
  readonly state: Text
  readonly done: boolean
}

/** A license as families see it: its number never. */
export interface LicenseView {
  /** Null of a kind that has none. */
  readonly mark: CredentialIcon | null
  readonly name: Text
  readonly state: Text | null
  readonly tone: 'good' | 'warn' | 'bad'
  /** Who of us verified it, and when. */
  readonly verified: Text | null
}

export function checkView(badge: PublicCaregiver['badges'][number]): CheckView {
  const { name, description } = badgeTexts(badge)
  const done = badge.status === 'completed'
  const { since } = badge
  const state = since
    ? both((locale) =>
        say(locale, done ? profileTexts.badgeDone : profileTexts.badgeOpen, {
          day: dateWords(since, 'day', locale),
        }),
      )
    : profileTexts.badgeNotBegun
  // What a check says was done is true only once it is.
  return { name, description: done ? description : null, state, done }
}

/** Without a number a license is pending, unless its kind has none; with one it is looked at by our staff. */
export function licenseView(license: PublicCaregiver['licenses'][number], today: string): LicenseView {
  const type = licenseTypes.find(license.map_id)
  const name: Text = type?.label ?? [license.license_name, license.license_name]
  const mark = type ? credentialIcon(type.id) : null
  const { pending, expires, verified: by } = license
  const verified = by && both((locale) => say(locale, verifiedWords(by, locale)))
  const isPast = expires !== null && expires < today
  if (pending && !isPast)
    return { mark, name, state: profileFacts.pendingLicense, tone: 'warn', verified: null }
  if (!by && !isPast)
    return { mark, name, state: licenseScreenTexts.notVerified, tone: 'warn', verified: null }
  if (expires === null) return { mark, name, state: null, tone: 'good', verified }
  const state = both((locale) =>
    inLocale(
      locale,
      told(isPast ? profileFacts.licenseExpired : profileFacts.licenseExpires, {
        date: dateWords(expires, 'day', locale),
      }),
    ),
  )
  return { mark, name, state, tone: isPast ? 'bad' : 'good', verified: isPast ? null : verified }
}
