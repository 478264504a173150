import {
  createForm,
  isApiError,
  kitTexts,
  login,
  loginTexts,
  type Client,
  type Form,
  type Session,
  shellModalTexts,
} from '@homecare/sdk'

interface Credentials {
  email: string
  password: string
}

/** The e-mail address and password that renew a session which has ended. */
export function createSignInAgainForm(care: Client, session: Session): Form<Credentials> {
  const filled = (value: string) => (value.trim() ? null : kitTexts.required)
  return createForm<Credentials>({
    fields: {
      email: { initial: session.identity.peek().email ?? '', checks: [filled] },
      password: { initial: '', checks: [filled] },
    },
    async submit(credentials) {
      session.become(await care.call(login, { body: credentials }))
    },
    describe: (error) =>
      isApiError(error) && error.status === 403 ? shellModalTexts.loginWrong : loginTexts.loginFailed,
  })
}
