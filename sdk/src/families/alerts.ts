import { dateWords } from '../kit/dates/dateNames.js'
import { message, say, type Locale, type Text } from '../kit/text.js'
import {
  byUrgency,
  messageAlerts,
  type FoundAlert,
  type MessageFacts,
} from '../vocabulary/families/alertKinds.js'
import { familyAlertTexts, messageAlertTexts } from './alertTexts.js'
import { emailAlert } from './emailAlert.js'
import { supportAlert, type UnreadAnswer } from '../support/supportAlert.js'
import type { PageHref } from '../vocabulary/addresses/href.js'

/** What the rule asks of a family: its sign-up, its jobs and its messages. */
export interface FamilyFacts extends MessageFacts {
  /** A sign-up of theirs waits to be finished. */
  readonly signup_waits: boolean
  readonly email_verified: boolean
  /** Answers of our team that were not read. */
  readonly answers: readonly UnreadAnswer[]
  /** Offers of the last days that came to nothing and were not followed by another. `since` is an instant. */
  readonly offers: readonly {
    readonly connection_id: number
    readonly name: string
    readonly state: 'declined' | 'lapsed'
    readonly since: string
  }[]
  /** Invoices for hours that a caregiver handed in and that the family has not answered. `issued_at` is an instant. */
  readonly hours: readonly {
    readonly id: number
    readonly connection_id: number
    readonly timesheet_id: number
    readonly name: string
    readonly start_date: string
    readonly end_date: string
    readonly issued_at: string
  }[]
  /** Work that ended lately with somebody of whom the family has written nothing. `end_date` is a day. */
  readonly unreviewed: readonly {
    readonly connection_id: number
    readonly name: string
    readonly end_date: string
  }[]
  /** How much is left to be done after its offers and hires. */
  readonly steps_left: number
  /** When the account was made, as an instant. */
  readonly joined: string
  readonly jobs: readonly {
    readonly id: number
    readonly title: string
    readonly status: 'draft' | 'open' | 'filled' | 'closed'
    readonly created_at: string
    /** Applicants to whom the family has not written, and when the latest of them applied. */
    readonly waiting: { readonly count: number; readonly latest: string } | null
  }[]
}

/** Where the jobs are on the family's dashboard. */
export const familyJobsHref: PageHref = '/family/dashboard#jobs'

/** What a family should look at, the most urgent first. Days are not counted here, so no clock. */
export function familyAlerts(facts: FamilyFacts): FoundAlert[] {
  const alerts = messageAlerts(facts, messageAlertTexts)
  if (facts.signup_waits) {
    alerts.push({
      kind: 'signup_unfinished',
      about: 0,
      title: familyAlertTexts.unfinished,
      body: familyAlertTexts.unfinishedBody,
      href: '/family-signup',
      created_at: facts.joined,
    })
  }
  if (!facts.email_verified) alerts.push(emailAlert(facts.joined))
  alerts.push(...facts.answers.map(supportAlert))
  for (const { connection_id, name, state, since } of facts.offers) {
    const isDeclined = state === 'declined'
    alerts.push({
      kind: 'offer_declined',
      about: connection_id,
      title: message(isDeclined ? familyAlertTexts.offerDeclined : familyAlertTexts.offerLapsed, { name }),
      body: isDeclined ? familyAlertTexts.offerDeclinedBody : familyAlertTexts.offerLapsedBody,
      href: `/family/dashboard/connections/${connection_id}`,
      created_at: since,
    })
  }
  for (const { id, connection_id, timesheet_id, name, start_date, end_date, issued_at } of facts.hours) {
    alerts.push({
      kind: 'hours_waiting',
      about: id,
      title: message(familyAlertTexts.hours, { name }),
      body: withDays((locale) =>
        say(locale, {
          text: familyAlertTexts.hoursBody,
          params: {
            first: dateWords(start_date, 'shortDay', locale),
            last: dateWords(end_date, 'shortDay', locale),
          },
        }),
      ),
      href: `/invoices/${connection_id}/${timesheet_id}`,
      created_at: issued_at,
    })
  }
  if (facts.steps_left > 0) {
    const { one, other } = familyAlertTexts.nextSteps
    alerts.push({
      kind: 'next_steps',
      about: 0,
      title: message(facts.steps_left === 1 ? one : other, { count: facts.steps_left }),
      body: familyAlertTexts.nextStepsBody,
      href: '/family-next-steps',
      created_at: facts.joined,
    })
  }
  for (const { connection_id, name, end_date } of facts.unreviewed) {
    alerts.push({
      kind: 'review_wanted',
      about: connection_id,
      title: message(familyAlertTexts.review, { name }),
      body: withDays((locale) =>
        say(locale, {
          text: familyAlertTexts.reviewBody,
          params: { day: dateWords(end_date, 'day', locale) },
        }),
      ),
      href: `/family/dashboard/connections/${connection_id}`,
      created_at: `${end_date}T00:00:00.000Z`,
    })
  }
  for (const job of facts.jobs) {
    if (job.status === 'open' && job.waiting) {
      const { count, latest } = job.waiting
      const { one, other } = familyAlertTexts.applicants
      alerts.push({
        kind: 'applicants',
        about: job.id,
        title: message(count === 1 ? one : other, { count }),
        body: message(familyAlertTexts.applicantsBody, { job: job.title }),
        href: familyJobsHref,
        created_at: latest,
      })
    }
    if (job.status === 'draft') {
      alerts.push({
        kind: 'job_draft',
        about: job.id,
        title: job.title ? message(familyAlertTexts.draft, { job: job.title }) : familyAlertTexts.emptyDraft,
        body: familyAlertTexts.draftBody,
        href: `/family/dashboard/job/${job.id}`,
        created_at: job.created_at,
      })
    }
  }
  return byUrgency(alerts)
}

/** What has days in it, which each language says in words of its own. */
const withDays = (said: (locale: Locale) => string): Text => [said('en'), said('es')]
