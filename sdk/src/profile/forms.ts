import { messageMaxLength } from '../chat/calls.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { max, required } from '../kit/checks.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { inviteCaregiver, messageCaregiver } from '../caregivers/calls.js'
import { jobInviteErrorTexts, writeErrorTexts } from './profileTexts.js'

/** Writing to a caregiver from their profile. `sent` is told the conversation that the message went to. */
export function createMessageForm(
  care: Client,
  id: number,
  sent: (conversationId: number) => void,
): Form<{ message: string }> {
  return createForm({
    fields: {
      message: {
        initial: '',
        checks: [required(writeErrorTexts.messageMissing), max(messageMaxLength, writeErrorTexts.tooLong)],
      },
    },
    async submit({ message }) {
      const body = { message: message.trim() }
      const answer = await care.call(messageCaregiver, { id, body })
      sent(answer.id)
    },
    describe: describeFailure,
  })
}

/** Inviting a caregiver to one of the family's jobs, with a note or without. */
export function createJobInviteForm(care: Client, id: number): Form<{ job_id: number | null; note: string }> {
  return createForm<{ job_id: number | null; note: string }>({
    fields: {
      job_id: {
        initial: null,
        checks: [(job) => (job === null ? jobInviteErrorTexts.inviteJobMissing : null)],
      },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ job_id, note }) {
      if (job_id === null) return
      const body = { job_id, ...(note.trim() ? { note: note.trim() } : {}) }
      await care.call(inviteCaregiver, { id, body })
    },
    describe: describeFailure,
  })
}
