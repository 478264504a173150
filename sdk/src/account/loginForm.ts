import { email, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { Session } from './session.js'
import { loginTexts } from './texts.js'

/**
 * Signing in, which may be given up while it is slow; with an e-mail address where it is known already: the server's
 * words on a refusal, or 'Error trying to login user with password.'.
 */
export function createLoginForm(
  session: Session,
  { email: address = '' }: { readonly email?: string } = {},
): Form<{ email: string; password: string; remember_me: boolean }> {
  let stop: AbortController | undefined
  const form = createForm({
    fields: {
      email: { initial: address, checks: [required(), email()] },
      password: { initial: '', checks: [required()] },
      remember_me: { initial: false },
    },
    async submit(data) {
      stop = new AbortController()
      await session.signIn({ ...data, email: data.email.trim() }, stop.signal)
    },
    describe: (error) =>
      error.kind === 'aborted' ? loginTexts.stopped : describeFailure(error, loginTexts.loginFailed),
  })
  return { ...form, giveUp: () => stop?.abort() }
}
