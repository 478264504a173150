import { isApiDate } from '../kit/dates/dates.js'
import { providerTypes } from '../vocabulary/caregivers/catalogue.js'
import { isRecord, partsOf, recordsIn, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import {
  applicationStates,
  type ApplicationNoteType,
  type ApplicationState,
} from '../vocabulary/jobs/catalogue.js'
import { jobTexts } from './texts.js'

/** An application as far as the rules look at it; days are YYYY-MM-DD, notes the caregiver's own words. */
export interface ApplicationFacts {
  readonly proposal_state?: string | null
  readonly note?: string | null
  readonly applied_date?: string | null
  readonly note_withdrawing?: string | null
  readonly withdrawn_date?: string | null
}

/** What a caregiver may do about a job. */
export type ApplicationAction = 'apply' | 'withdraw' | 'notInterested'

/** Where a caregiver stands with a job: not applied without an application, or with one in no known state. */
export function applicationState(application: ApplicationFacts | null | undefined): ApplicationState {
  const state = isRecord(application) ? application.proposal_state : null
  return applicationStates.has(state) ? state : 'not_applied'
}

/** Whether the job counts as applied: one application at least is in the applied state; a withdrawn one is not. */
export function countsAsApplied(
  applications: readonly ApplicationFacts[] | ApplicationFacts | null,
): boolean {
  const all = Array.isArray(applications) ? recordsIn(applications as ApplicationFacts[]) : [applications]
  return all.some((application) => applicationState(application as ApplicationFacts) === 'applied')
}

/** What is offered in a state: one may apply again after a withdrawal, and change one's mind about a job. */
export function applicationActions(state: ApplicationState): readonly ApplicationAction[] {
  if (state === 'applied') return ['withdraw']
  return state === 'not_interested' ? ['apply'] : ['apply', 'notInterested']
}

/** Why an application is refused, as `code` of the error: what a program can act on. */
export const applicationRefusals = [
  'phone_not_verified',
  'other_profession',
  'job_not_open',
  'answers_missing',
  'not_applied',
  'withdraw_first',
] as const
export type ApplicationRefusal = (typeof applicationRefusals)[number]

/** Why a caregiver may not apply, or null: the phone must be verified first. */
export function applyRefusal(caregiver: { readonly phone_verified: boolean } | null): Text | null {
  return caregiver?.phone_verified === true ? null : jobTexts.verifyPhoneFirst
}

/**
 * Why somebody of a profession may not apply to a job, or null: nursing work is for whoever works as a skilled nursing
 * professional, other work for both. `provider_type` is the job's; `is_hcp` the caregiver's.
 */
export function professionRefusal(
  job: { readonly provider_type: number | null } | null,
  caregiver: { readonly is_hcp: boolean } | null,
): Text | null {
  if (partsOf(job).provider_type !== nursing) return null
  return partsOf(caregiver).is_hcp === true ? null : jobTexts.nursingWork
}

const nursing = providerTypes.get(2).id

/** What the caregiver wrote on applying and on withdrawing, in that order. */
export function applicationNotes(application: ApplicationFacts): {
  readonly note_message: string
  readonly note_type: ApplicationNoteType
  readonly date: string | null
}[] {
  if (!isRecord(application)) return []
  const { note, applied_date, note_withdrawing, withdrawn_date } = application as ApplicationFacts
  const notes = [
    { note_message: textOf(note), note_type: 'apply', date: dayOf(applied_date) },
    { note_message: textOf(note_withdrawing), note_type: 'withdraw', date: dayOf(withdrawn_date) },
  ] as const
  return notes.filter(({ note_message }) => note_message !== '')
}

const dayOf = (day: unknown) => (isApiDate(day) ? day : null)
