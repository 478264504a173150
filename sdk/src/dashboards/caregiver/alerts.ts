import {
  byUrgency,
  messageAlerts,
  type FoundAlert,
  type MessageFacts,
} from '../../vocabulary/families/alertKinds.js'
import { messageAlertTexts } from '../../families/alertTexts.js'
import { emailAlert } from '../../families/emailAlert.js'
import { paymentsTexts } from '../../deposits/paymentsTexts.js'
import { supportAlert, type UnreadAnswer } from '../../support/supportAlert.js'
import { dateWords } from '../../kit/dates/dateNames.js'
import { daysBetween } from '../../kit/dates/dates.js'
import { message, say, type Locale, type Text } from '../../kit/text.js'
import { caregiverAlertTexts } from './alertTexts.js'
import { agreementHref, connectionHref } from './connectionTargets.js'
import type { ProfileStateName } from '../../ownProfile/profileScore.js'

/** How many days ahead an expiring license is pointed out. */
export const licenseWarningDays = 30

/** What the rule asks of a caregiver. An agency caregiver has no profile of their own to show. */
export interface CaregiverFacts extends MessageFacts {
  /** When the account was made, as an instant. */
  readonly joined: string
  readonly email_verified: boolean
  /** Answers of our team that were not read. */
  readonly answers: readonly UnreadAnswer[]
  readonly profile: {
    readonly state: ProfileStateName
    readonly phone_verified: boolean
    readonly has_photo: boolean
    readonly about: string
    /** `name` in either language, as its type is called; `expires` is a day, or null for a license without an end. */
    readonly licenses: readonly {
      readonly id: number
      readonly name: Text
      readonly expires: string | null
    }[]
  } | null
  /** Documents that were asked for and not sent, and those past their day. `since` is an instant. */
  readonly papers: readonly {
    readonly id: number
    readonly name: string
    readonly status: 'requested' | 'expired'
    readonly since: string
  }[]
  /** Offers of work that wait for the caregiver. `answer_by` is a day at the place of care, `since` an instant. */
  readonly offers: readonly {
    readonly connection_id: number
    readonly name: string
    readonly answer_by: string
    readonly since: string
  }[]
  /** Families who ask for the caregiver's fingerprints, and wait for an answer. `since` is an instant. */
  readonly fingerprinting: readonly {
    readonly connection_id: number
    readonly name: string
    readonly since: string
  }[]
  /** Families who hired the caregiver and whose agreement the caregiver has not answered. `since` is an instant. */
  readonly unsigned: readonly {
    readonly connection_id: number
    readonly name: string
    readonly since: string
  }[]
  /** Since when they are hired without an account that pay could go to, as an instant; null where that is not so. */
  readonly without_account: string | null
  /** Pay that waits until they say where it goes, or who they are, or that their bank did not take. `since` is an instant. */
  readonly pay: { readonly what: 'account' | 'identity' | 'returned'; readonly since: string } | null
}

/**
 * What a caregiver should look at, the most urgent first. `today` is the day in Los Angeles: a license that
 * expires today has not expired.
 */
export function caregiverAlerts(facts: CaregiverFacts, today: string): FoundAlert[] {
  const alerts = messageAlerts(facts, messageAlertTexts)
  const { profile, joined } = facts
  alerts.push(
    ...facts.offers.map(offerAlert),
    ...facts.papers.map(paperAlert),
    ...facts.unsigned.map(agreementAlert),
    ...facts.fingerprinting.map(fingerprintingAlert),
    ...facts.answers.map(supportAlert),
  )
  if (facts.pay) alerts.push(payAlert(facts.pay))
  else if (facts.without_account !== null)
    alerts.push({
      ...{ kind: 'account_missing', about: 0, created_at: facts.without_account },
      ...{ title: caregiverAlertTexts.account, body: caregiverAlertTexts.accountBody },
      href: '/payments/bank/add',
    })
  if (!facts.email_verified) alerts.push(emailAlert(joined))
  if (!profile) return byUrgency(alerts)
  const words = caregiverAlertTexts
  const add = (alert: Pick<FoundAlert, 'kind' | 'title' | 'body' | 'href'>) =>
    alerts.push({ about: 0, created_at: joined, ...alert })

  if (profile.state === 'draft')
    add({
      kind: 'profile_unfinished',
      title: words.hidden,
      body: words.unfinishedBody,
      href: '/caregiver/profile',
    })
  if (profile.state === 'pending')
    add({ kind: 'profile_hidden', title: words.hidden, body: words.hiddenBody, href: underReview })
  if (!profile.phone_verified)
    add({
      kind: 'phone_unverified',
      title: words.phone,
      body: words.phoneBody,
      href: '/caregiver/profile/verification',
    })
  if (!profile.has_photo)
    add({
      kind: 'photo_missing',
      title: words.photo,
      body: words.photoBody,
      href: '/caregiver/profile/picture',
    })
  if (profile.about.trim() === '')
    add({
      kind: 'about_missing',
      title: words.about,
      body: words.aboutBody,
      href: '/caregiver/profile/about',
    })
  for (const license of profile.licenses) {
    const found = licenseAlert(license, today)
    if (found) alerts.push(found)
  }
  return byUrgency(alerts)
}

function payAlert({ what, since }: NonNullable<CaregiverFacts['pay']>): FoundAlert {
  return { about: 0, created_at: since, href: '/payments/bank', ...payAlerts[what] }
}

const payAlerts = {
  account: {
    kind: 'pay_waits',
    title: paymentsTexts.where,
    body: caregiverAlertTexts.payWaitsBody,
  },
  identity: { kind: 'identity_missing', title: paymentsTexts.identity, body: caregiverAlertTexts.payWhoBody },
  returned: {
    kind: 'deposit_failed',
    title: caregiverAlertTexts.payReturned,
    body: caregiverAlertTexts.payReturnedBody,
  },
} as const satisfies Record<
  NonNullable<CaregiverFacts['pay']>['what'],
  Pick<FoundAlert, 'kind' | 'title' | 'body'>
>

/** Where it is said how far the staff are: the only thing that cannot be done by oneself. */
const underReview = '/verification-in-process'

function paperAlert({ id, name, status, since }: CaregiverFacts['papers'][number]): FoundAlert {
  const words = caregiverAlertTexts
  const shared = { about: id, created_at: since }
  return status === 'expired'
    ? {
        kind: 'document_expired',
        title: message(words.documentExpired, { document: name }),
        body: words.documentExpiredBody,
        href: `/documents/view/${id}`,
        ...shared,
      }
    : {
        kind: 'document_requested',
        title: message(words.documentRequested, { document: name }),
        body: words.documentRequestedBody,
        href: `/documents/edit/${id}`,
        ...shared,
      }
}

function offerAlert({ connection_id, name, answer_by, since }: CaregiverFacts['offers'][number]): FoundAlert {
  return {
    kind: 'offer_waiting',
    about: connection_id,
    title: message(caregiverAlertTexts.offer, { name }),
    body: withDay(caregiverAlertTexts.offerBody, answer_by),
    href: agreementHref({ id: connection_id }),
    created_at: since,
  }
}

function agreementAlert({ connection_id, name, since }: CaregiverFacts['unsigned'][number]): FoundAlert {
  return {
    kind: 'agreement_unsigned',
    about: connection_id,
    title: message(caregiverAlertTexts.agreement, { name }),
    body: caregiverAlertTexts.agreementBody,
    href: agreementHref({ id: connection_id }),
    created_at: since,
  }
}

function fingerprintingAlert({
  connection_id,
  name,
  since,
}: CaregiverFacts['fingerprinting'][number]): FoundAlert {
  return {
    kind: 'fingerprinting_asked',
    about: connection_id,
    title: message(caregiverAlertTexts.fingerprinting, { name }),
    body: caregiverAlertTexts.fingerprintingBody,
    href: connectionHref({ id: connection_id }),
    created_at: since,
  }
}

function licenseAlert(
  { id, name, expires }: NonNullable<CaregiverFacts['profile']>['licenses'][number],
  today: string,
): FoundAlert | null {
  const left = expires === null ? null : daysBetween(today, expires)
  if (expires === null || left === null || left > licenseWarningDays) return null
  const words = caregiverAlertTexts
  const shared = {
    about: id,
    href: `/caregiver/profile/certification?id=${id}` as const,
    created_at: `${expires}T00:00:00.000Z`,
  }
  const titled = (text: Text<`${string}{license}${string}`>, count = 0): Text => {
    const said = (locale: Locale) => say(locale, { text, params: { license: say(locale, name), count } })
    return [said('en'), said('es')]
  }
  if (left < 0) {
    const title = titled(words.licenseExpired)
    return { kind: 'license_expired', title, body: withDay(words.licenseExpiredBody, expires), ...shared }
  }
  const { one, other } = words.licenseExpiring
  const title = left === 0 ? titled(words.licenseExpiresToday) : titled(left === 1 ? one : other, left)
  return { kind: 'license_expiring', title, body: withDay(words.licenseExpiringBody, expires), ...shared }
}

/** A text with a day in it, which each language says in words of its own. */
function withDay(text: Text<`${string}{day}${string}`>, day: string): Text {
  const said = (locale: Locale) => say(locale, { text, params: { day: dateWords(day, 'day', locale) } })
  return [said('en'), said('es')]
}
