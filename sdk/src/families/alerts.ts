import { message } from '../kit/text.js'
import {
  byUrgency,
  messageAlerts,
  type FoundAlert,
  type MessageFacts,
} from '../vocabulary/families/alertKinds.js'
import { familyAlertTexts, messageAlertTexts } from './alertTexts.js'
import type { PageHref } from '../vocabulary/addresses/href.js'

/** What the rule asks of a family: its sign-up, its jobs and its messages. */
export interface FamilyFacts extends MessageFacts {
  readonly onboarding_completed: boolean
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
  if (!facts.onboarding_completed) {
    alerts.push({
      kind: 'signup_unfinished',
      about: 0,
      title: familyAlertTexts.unfinished,
      body: familyAlertTexts.unfinishedBody,
      href: '/family-signup',
      created_at: facts.joined,
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
