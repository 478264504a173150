import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { checkNote } from '../../kit/fields/note.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import type { DeclineReason } from '../../vocabulary/families/declineReasons.js'
import type { ApplicantAnswer } from '../jobCalls.js'
import { declineCaregiver, updateDeclineFeedback } from './calls.js'
import { declineTexts as wrong } from './declineTexts.js'

/** Who is declined: to one job, or as a whole. */
export interface Declined {
  readonly caregiver: number
  readonly job: number | null
}

/** Declining somebody for a reason. */
export function createDeclineForm(
  care: Client,
  { caregiver, job }: Declined,
  declined: (answer: ApplicantAnswer) => void,
): Form<{ reason: DeclineReason | null }> {
  return createForm<{ reason: DeclineReason | null }>({
    fields: { reason: { initial: null, checks: [required(wrong.reasonMissing)] } },
    async submit({ reason }) {
      const body = { ...(job !== null && { job_id: job }), reason: reason! }
      declined(await care.call(declineCaregiver, { id: caregiver, body }))
    },
    describe: describeFailure,
  })
}

/** More of why, for the staff alone. */
export function createDeclineFeedbackForm(
  care: Client,
  { caregiver, job }: Declined,
): Form<{ feedback: string }> {
  return createForm({
    fields: { feedback: { initial: '', checks: [required(), checkNote] } },
    async submit({ feedback }) {
      const body = { ...(job !== null && { job_id: job }), feedback: feedback.trim() }
      await care.call(updateDeclineFeedback, { id: caregiver, body })
    },
    describe: describeFailure,
  })
}
