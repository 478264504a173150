import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/form.js'
import { resource, type Resource } from '../kit/resource.js'
import { listInviteCodes, listInvites, sendInvites, type Invite, type InviteCode } from './calls.js'
import { checkEmails, parseEmails } from './emails.js'
import { inviteTexts } from './texts.js'

/** Invitations by e-mail: sent ones, and what sends more (D1 §4). */
export interface InviteStore {
  readonly codes: Resource<readonly InviteCode[]>
  readonly invites: Resource<readonly Invite[]>
  /** Sends to each address of a text. Its errors are the invite error that can be cleared: `form.reset()` (D3 §8). */
  readonly form: Form<{ emails: string }>
}

/** Inviting others by e-mail (D1 §7). `sent` is told how many were invited. */
export function createInvites(care: Client, sent: (count: number) => void = () => {}): InviteStore {
  const invites = resource<readonly Invite[]>((signal) => care.call(listInvites, {}, { signal }))
  const form = createForm<{ emails: string }>({
    fields: { emails: { initial: '', checks: [checkEmails] } },
    async submit({ emails }) {
      const added = await care.call(sendInvites, { body: { emails: parseEmails(emails).emails } })
      invites.set((list = []) => [
        ...added,
        ...list.filter(({ id }) => !added.some((invite) => invite.id === id)),
      ])
      form.reset()
      sent(added.length)
    },
    describe: (error) => describeFailure(error, inviteTexts.failed),
  })
  return {
    codes: resource<readonly InviteCode[]>((signal) => care.call(listInviteCodes, {}, { signal })),
    invites,
    form,
  }
}
