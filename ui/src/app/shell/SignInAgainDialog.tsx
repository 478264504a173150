import { createLoginForm } from '@homecare/sdk/account'
import { shellTexts, shellModalTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Dialog } from '../../kit/overlays/Dialog'
import { Field } from '../../kit/fields/Field'
import { PasswordField } from '../../kit/fields/PasswordField'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'

interface SignInAgainDialogProps {
  /** Begins afresh for somebody else; nothing of the first person stays. */
  readonly onSomebodyElse: () => void
}

/**
 * The session has ended: the same person logs in again over the page, which keeps what they typed and is covered
 * until they are back, here or in another tab (`followIdentity`). Its code is there before it is needed: a session
 * may well end while the connection is poor.
 */
export function SignInAgainDialog({ onSomebodyElse }: SignInAgainDialogProps) {
  const say = useSay()
  const { session } = useApp()
  const { email, first_name: name } = session.identity.peek()
  const [form] = useState(() => createLoginForm(session, { email: email ?? '' }))
  const title = say(shellModalTexts.sessionEndedTitle)
  useCoveredTitle(title)
  return (
    <Dialog title={title} over>
      <p>{say(shellModalTexts.sessionEndedText)}</p>
      <p>{say(shellModalTexts.pageCovered, { name })}</p>
      <Form
        form={form}
        submit={shellTexts.login}
        actions={
          <Button look="plain" onClick={onSomebodyElse}>
            {say(shellModalTexts.somebodyElse)}
          </Button>
        }
      >
        <Field
          form={form}
          name="email"
          label={shellModalTexts.email}
          type="email"
          autoComplete="username"
          fixed={email !== null}
        />
        <PasswordField
          form={form}
          name="password"
          label={shellModalTexts.password}
          autoComplete="current-password"
        />
      </Form>
      <p className="soft small">{say(shellModalTexts.somebodyElseHint)}</p>
    </Dialog>
  )
}

/** The tab's title names people too. */
function useCoveredTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
