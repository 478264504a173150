import { createChangePasswordForm, passwordTexts } from '@homecare/sdk/account'
import { agencyTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { PasswordField } from '../kit/fields/PasswordField'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { useLogOut } from '../outbox/useLogOut'

export const head: HeadOf<undefined> = () => ({ title: words.password })

/** A password of one's own: before anything else where the one that was given is known to others. */
export default function PasswordScreen() {
  const say = useSay()
  const { care, session, toasts, navigation } = useApp()
  const identity = useValue(session.identity)
  const isForced = identity.must_change_password === true
  const [form] = useState(() => createChangePasswordForm(care))
  const { logOut, question } = useLogOut()
  useUnsaved(form.dirty)
  return (
    <Page
      width="read"
      title={say(words.password)}
      lead={say(isForced ? words.passwordForced : words.passwordFree)}
      up={isForced ? null : { href: '/agency-cg-onboarding', words: say(words.title) }}
    >
      <Card>
        <Form
          form={form}
          submit={words.savePassword}
          onAccepted={async () => {
            session.become({ ...identity, must_change_password: false })
            toasts.success(words.passwordSaved)
            await navigation.go('/agency-cg-onboarding', { replace: true, evenUnsaved: true })
          }}
          actions={
            isForced && (
              <Button look="plain" onClick={() => void logOut()}>
                {say(words.logOut)}
              </Button>
            )
          }
        >
          <input
            type="hidden"
            name="username"
            autoComplete="username"
            value={identity.email ?? ''}
            readOnly
          />
          <PasswordField form={form} name="old_password" label={words.oldPassword} required />
          <PasswordField
            form={form}
            name="new_password"
            label={words.newPassword}
            hint={passwordTexts.hint}
            autoComplete="new-password"
            required
          />
        </Form>
      </Card>
      {question}
    </Page>
  )
}
