import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { listInviteCodes, listInvites, sendInvites, type Invite, type InviteCode } from './calls.js'
import { checkEmails, parseEmails } from './emails.js'
import { inviteTexts } from './texts.js'

/** Invitations on one page of the list. */
export const invitesPageSize = 20

/** What the page of invitations shows first: the own code, and the latest invitations. */
export interface LoadedInvites {
  readonly code: InviteCode | null
  readonly invites: readonly Invite[]
}

/** Reads the own code and the latest invitations. */
export async function loadInvites(care: Client, signal: AbortSignal): Promise<LoadedInvites> {
  const [codes, invites] = await Promise.all([
    care.call(listInviteCodes, {}, { signal }),
    care.call(listInvites, { query: { limit: invitesPageSize, offset: 0 } }, { signal }),
  ])
  return { code: codes[0] ?? null, invites }
}

/** Invitations by e-mail: sent ones, and what sends more. */
export interface InviteStore {
  /** Latest first. */
  readonly invites: ReadonlySignal<readonly Invite[]>
  /** Whether there may be earlier ones. */
  readonly hasMore: ReadonlySignal<boolean>
  /** Adds the next page of earlier ones. */
  readonly more: Action<[], readonly Invite[]>
  /** Sends to each address of a text. Its errors are the invite error that can be cleared: `form.reset()`. */
  readonly form: Form<{ emails: string }>
  /** Takes in the latest ones as they were loaded anew; what is being written stays. */
  set(loaded: readonly Invite[]): void
}

/** Inviting others by e-mail, beginning with what the page came with. */
export function createInvites(care: Client, toasts: Toasts, loaded: readonly Invite[] = []): InviteStore {
  const invites = signal(loaded)
  const hasMore = signal(mayHaveMore(loaded))
  const without = (gone: readonly Invite[]) =>
    invites.peek().filter(({ id }) => !gone.some((invite) => invite.id === id))

  const more = action(
    () => care.call(listInvites, { query: { limit: invitesPageSize, offset: invites.peek().length } }),
    {
      done(page) {
        hasMore.value = mayHaveMore(page)
        invites.value = [...without(page), ...page]
      },
      failed: sayFailure(toasts),
    },
  )
  const form = createForm<{ emails: string }>({
    fields: { emails: { initial: '', checks: [checkEmails] } },
    async submit({ emails }) {
      const sent = await care.call(sendInvites, { body: { emails: parseEmails(emails).emails } })
      invites.value = [...sent, ...without(sent)]
      form.reset()
      const words = sent.length === 1 ? inviteTexts.sent.one : inviteTexts.sent.other
      toasts.success(message(words, { count: sent.length }))
    },
    describe: (error) => describeFailure(error, inviteTexts.failed),
  })
  return {
    ...{ invites, hasMore, more, form },
    set(fresh) {
      invites.value = fresh
      hasMore.value = mayHaveMore(fresh)
    },
  }
}

const mayHaveMore = (page: readonly Invite[]) => page.length >= invitesPageSize
