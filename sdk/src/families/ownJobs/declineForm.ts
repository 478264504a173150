import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { checkNote } from '../../kit/fields/note.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { declineCaregiver, type ApplicantAnswer } from '../jobCalls.js'

/** Declining somebody who applied to a job, with words for the staff that may be left out. */
export function createDeclineForm(
  care: Client,
  { id, caregiver_id }: { readonly id: number; readonly caregiver_id: number },
  declined: (answer: ApplicantAnswer) => void,
): Form<{ feedback: string }> {
  return createForm<{ feedback: string }>({
    fields: { feedback: { initial: '', checks: [checkNote] } },
    async submit({ feedback }) {
      const said = feedback.trim()
      const body = { job_id: id, ...(said && { feedback: said }) }
      declined(await care.call(declineCaregiver, { id: caregiver_id, body }))
    },
    describe: describeFailure,
  })
}
