import { byUrgency, messageAlerts, type FoundAlert, type MessageFacts } from '../families/alertKinds.js'
import { messageAlertTexts } from '../families/alertTexts.js'
import { daysBetween, formatFormDate } from '../kit/dates.js'
import { message } from '../kit/text.js'
import { caregiverAlertTexts } from './alertTexts.js'

/** How many days ahead an expiring licence is pointed out. */
export const licenseWarningDays = 30

/** What the rule asks of a caregiver. An agency caregiver has no profile of their own to show. */
export interface CaregiverFacts extends MessageFacts {
  /** When the account was made, as an instant. */
  readonly joined: string
  readonly profile: {
    readonly is_shown: boolean
    readonly phone_verified: boolean
    readonly has_photo: boolean
    readonly about: string
    /** `expires` is a day, or null for a licence without an end. */
    readonly licenses: readonly {
      readonly id: number
      readonly name: string
      readonly expires: string | null
    }[]
  } | null
}

/** Where the caregivers' help says how to do it. */
const help = (part: string) => `/help/caregiver#${part}`

/**
 * What a caregiver should look at, the most urgent first (D2 §7). `today` is the day in Los Angeles: a licence that
 * expires today has not expired (D2 §5).
 */
export function caregiverAlerts(facts: CaregiverFacts, today: string): FoundAlert[] {
  const alerts = messageAlerts(facts, messageAlertTexts)
  const { profile, joined } = facts
  if (!profile) return byUrgency(alerts)
  const words = caregiverAlertTexts
  const add = (alert: Pick<FoundAlert, 'kind' | 'title' | 'body' | 'href'>) =>
    alerts.push({ about: 0, created_at: joined, ...alert })

  if (!profile.is_shown)
    add({ kind: 'profile_hidden', title: words.hidden, body: words.hiddenBody, href: help('review') })
  if (!profile.phone_verified)
    add({ kind: 'phone_unverified', title: words.phone, body: words.phoneBody, href: help('phone') })
  if (!profile.has_photo)
    add({ kind: 'photo_missing', title: words.photo, body: words.photoBody, href: help('photo') })
  if (profile.about.trim() === '')
    add({ kind: 'about_missing', title: words.about, body: words.aboutBody, href: help('about') })
  for (const license of profile.licenses) {
    const found = licenseAlert(license, today)
    if (found) alerts.push(found)
  }
  return byUrgency(alerts)
}

function licenseAlert(
  { id, name, expires }: NonNullable<CaregiverFacts['profile']>['licenses'][number],
  today: string,
): FoundAlert | null {
  const left = expires === null ? null : daysBetween(today, expires)
  if (expires === null || left === null || left > licenseWarningDays) return null
  const words = caregiverAlertTexts
  const day = formatFormDate(expires)
  const shared = { about: id, href: help('licenses'), created_at: `${expires}T00:00:00.000Z` }
  if (left < 0) {
    const title = message(words.licenseExpired, { license: name })
    return { kind: 'license_expired', title, body: message(words.licenseExpiredBody, { day }), ...shared }
  }
  const { one, other } = words.licenseExpiring
  const title =
    left === 0
      ? message(words.licenseExpiresToday, { license: name })
      : message(left === 1 ? one : other, { license: name, count: left })
  return { kind: 'license_expiring', title, body: message(words.licenseExpiringBody, { day }), ...shared }
}
