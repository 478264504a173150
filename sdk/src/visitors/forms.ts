import { checkNewPassword } from '../account/password.js'
import type { Session } from '../account/session.js'
import type { Client } from '../client/client.js'
import { email, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { Locale } from '../kit/text.js'
import { confirmFirstWord, resendFirstWord, sendFirstWord, type FirstWordKept } from './calls.js'
import { firstWordErrors } from './firstWord.js'
import { firstWordErrorTexts } from './visitorTexts.js'

/** A first message as it is typed. */
export interface FirstWordForm {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly zip_code: string
}

/** What a first message is sent with. */
export interface FirstWordOptions {
  /** The caregiver. */
  readonly to: number
  /** The address of the search that the visitor came from. */
  readonly search: string | null
  /** Whether that says no place: then the ZIP code is asked for. */
  readonly asksZip: boolean
  readonly language: () => Locale
  readonly kept: (kept: FirstWordKept) => void
}

/** Writing to a caregiver without an account; `kept` is told what the letter can be sent again with. */
export function createFirstWordForm(
  care: Client,
  { to, search, asksZip, language, kept }: FirstWordOptions,
): Form<FirstWordForm> {
  return createForm<FirstWordForm>({
    fields: {
      name: { initial: '' },
      email: { initial: '' },
      zip_code: { initial: '', checks: asksZip ? [required()] : [], activeWhen: () => asksZip },
      message: { initial: '' },
    },
    check: firstWordErrors,
    async submit({ name, email, message, zip_code }) {
      const body = {
        ...{ caregiver_id: to, name: name.trim(), email: email.trim(), message: message.trim() },
        ...(asksZip && { zip_code: zip_code.trim() }),
        ...(search && { search }),
        language: language(),
      }
      kept(await care.call(sendFirstWord, { body }))
    },
    describe: describeFailure,
  })
}

/** Asking for the letter once more, to the same address or a corrected one. */
export function createResendForm(
  care: Client,
  before: FirstWordKept,
  kept: (kept: FirstWordKept) => void,
): Form<{ email: string }> {
  return createForm({
    fields: { email: { initial: before.email, checks: [required(), email()] } },
    async submit(data) {
      kept(await care.call(resendFirstWord, { body: { ticket: before.ticket, email: data.email.trim() } }))
    },
    describe: describeFailure,
  })
}

/**
 * Sending a first message by its mailed link. A new account agrees to the terms, and may choose its password. `sent` is told
 * the conversation, before the session is another.
 */
export function createConfirmForm(
  care: Client,
  session: Session,
  link: { readonly token: string; readonly isNew: boolean; readonly sent: (conversationId: number) => void },
): Form<{ password: string; terms: boolean }> {
  const account = { activeWhen: () => link.isNew }
  return createForm<{ password: string; terms: boolean }>({
    fields: {
      password: { initial: '', checks: [checkChosen], ...account },
      terms: {
        initial: false,
        checks: [(agreed) => (agreed ? null : firstWordErrorTexts.terms)],
        ...account,
      },
    },
    async submit({ password, terms }) {
      const body = { terms, ...(link.isNew && password !== '' && { password }) }
      const { identity, conversation_id } = await care.call(confirmFirstWord, { token: link.token, body })
      link.sent(conversation_id)
      session.become(identity)
    },
    describe: describeFailure,
  })
}

/** A password may be chosen later. */
const checkChosen = (password: string) => (password === '' ? null : checkNewPassword(password, {}))
