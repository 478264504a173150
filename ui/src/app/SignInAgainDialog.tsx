import { createLoginForm } from '@homecare/sdk'
import { shellTexts, shellModalTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Dialog } from '../kit/Dialog'
import { Field } from '../kit/fields/Field'
import { PasswordField } from '../kit/fields/PasswordField'
import { Form } from '../kit/Form'
import { useSay } from '../kit/say'

interface SignInAgainDialogProps {
  readonly close: () => void
  readonly onSignedIn: () => void
}

/**
 * The session has ended: logs in again over the page, which keeps what was typed. Its code is there before it is needed:
 * a session may well end while the connection is poor.
 */
export function SignInAgainDialog({ close, onSignedIn }: SignInAgainDialogProps) {
  const say = useSay()
  const { session } = useApp()
  const [form] = useState(() => createLoginForm(session, { email: session.identity.peek().email ?? '' }))
  return (
    <Dialog title={say(shellModalTexts.sessionEndedTitle)} onClose={close}>
      <p>{say(shellModalTexts.sessionEndedText)}</p>
      <Form form={form} submit={shellTexts.login} onAccepted={onSignedIn}>
        <Field form={form} name="email" label={shellModalTexts.email} type="email" autoComplete="username" />
        <PasswordField
          form={form}
          name="password"
          label={shellModalTexts.password}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  )
}
