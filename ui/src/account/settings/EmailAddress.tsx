import { createVerifyEmailForm, sendEmailCode, type Settings } from '@homecare/sdk/account'
import { action, message, sayFailure } from '@homecare/sdk/kit'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useRef, useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Badge } from '../../kit/figures/Badge'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { check } from '../../kit/icons/basic'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'
import { useValue } from '../../kit/useValue'

/** The address that one logs in with, and its proof by a mailed code. */
export function EmailAddress({ settings }: { settings: Settings }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [isVerified, setVerified] = useState(settings.email_verified)
  const [isSent, setSent] = useState(false)
  const address = useRef<HTMLParagraphElement>(null)
  const [send] = useState(() =>
    action(() => care.call(sendEmailCode), {
      done() {
        setSent(true)
        toasts.success(message(words.codeSent, { email: settings.email }))
      },
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(send.busy)
  return (
    <Section title={say(words.email)}>
      <Card>
        <p className="row" ref={address} tabIndex={-1}>
          <b className="settings-email">{settings.email}</b>
          {isVerified ? (
            <Badge tone="good" icon={check}>
              {say(words.emailVerified)}
            </Badge>
          ) : (
            <Badge tone="warn">{say(words.emailUnverified)}</Badge>
          )}
        </p>
        {!isVerified && (
          <div className="row">
            <Button busy={busy} onClick={() => send.run()}>
              {say(words.sendCode)}
            </Button>
          </div>
        )}
        {!isVerified && isSent && (
          <Code
            onVerified={() => {
              setVerified(true)
              // The form that has the focus goes.
              address.current?.focus()
            }}
          />
        )}
      </Card>
    </Section>
  )
}

function Code({ onVerified }: { onVerified: () => void }) {
  const { care, toasts } = useApp()
  const [form] = useState(() => createVerifyEmailForm(care))
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={words.verifyEmail}
      onAccepted={() => {
        onVerified()
        toasts.success(words.emailDone)
      }}
    >
      <Field
        form={form}
        name="code"
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
    </Form>
  )
}
