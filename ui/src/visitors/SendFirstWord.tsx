import { message } from '@homecare/sdk/kit'
import { firstWordTexts as words } from '@homecare/sdk/texts'
import { createConfirmForm, type FirstWordShown } from '@homecare/sdk/visitors'
import { useState } from 'react'
import { TermsField } from '../account/NewAccountFields'
import { useApp } from '../frame/app'
import { Form } from '../kit/fields/Form'
import { PasswordField } from '../kit/fields/PasswordField'

interface SendFirstWordProps {
  word: FirstWordShown
  token: string
  /** It makes the account. */
  isNew: boolean
}

/** The press that sends a first message; with a new account it agrees to the terms, and may choose its password. */
export function SendFirstWord({ word, token, isNew }: SendFirstWordProps) {
  const { care, session, toasts, navigation } = useApp()
  const [{ form, sent }] = useState(() => {
    const sent = { conversation: 0 }
    const form = createConfirmForm(care, session, {
      ...{ token, isNew },
      sent: (id) => void (sent.conversation = id),
    })
    return { form, sent }
  })
  const name = word.caregiver.first_name
  return (
    <Form
      form={form}
      submit={message(words.sendNow, { name })}
      onAccepted={() => {
        toasts.success(message(words.sent, { name }))
        return navigation.go(`/messages/${sent.conversation}?next=job`, { replace: true })
      }}
    >
      {isNew && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={word.email} readOnly />
          <PasswordField
            form={form}
            name="password"
            label={words.password}
            hint={words.passwordHint}
            autoComplete="new-password"
            optional
          />
          <TermsField form={form} />
        </>
      )}
    </Form>
  )
}
