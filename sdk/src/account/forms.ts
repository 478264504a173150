import { email, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { Client } from '../client/client.js'
import { changePassword, createPassword, forgotPassword, resetPassword } from './calls.js'
import { checkNewPassword } from './password.js'
import type { Session } from './session.js'

/** Asking for a link to a new password. It is accepted for any address, known or not. */
export function createForgotForm(care: Client): Form<{ email: string }> {
  return createForm({
    fields: { email: { initial: '', checks: [required(), email()] } },
    async submit(data) {
      await care.call(forgotPassword, { body: { email: data.email.trim() } })
    },
    describe: describeFailure,
  })
}

/** Choosing a password by a mailed link: a new one, or the first one of an account that others opened. */
export function createPasswordForm(
  care: Client,
  session: Session,
  link: { readonly token: string; readonly first: boolean },
): Form<{ password: string }> {
  return createForm({
    fields: { password: { initial: '', checks: [checkNewPassword] } },
    async submit({ password }) {
      const args = { token: link.token, body: { password } }
      session.become(
        link.first ? await care.call(createPassword, args) : await care.call(resetPassword, args),
      )
    },
    describe: describeFailure,
  })
}

/** Changing the password in the settings; the old one is asked for. */
export function createChangePasswordForm(care: Client): Form<{ old_password: string; new_password: string }> {
  return createForm({
    fields: {
      old_password: { initial: '', checks: [required()] },
      new_password: { initial: '', checks: [checkNewPassword] },
    },
    async submit(data) {
      await care.call(changePassword, { body: data })
    },
    describe: describeFailure,
  })
}
