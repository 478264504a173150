import { createPlanJoinForm } from '@homecare/sdk/careplans'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { PasswordField } from '../../kit/fields/PasswordField'
import { useSay } from '../../kit/say'

interface JoinFormProps {
  token: string
  email: string
  actions: ReactNode
}

/** Opens an account for who was invited and has none, and accepts. */
export default function JoinForm({ token, email, actions }: JoinFormProps) {
  const say = useSay()
  const { care, session, navigation } = useApp()
  const [form] = useState(() => createPlanJoinForm(care, token, (identity) => session.become(identity)))
  useUnsaved(form.dirty)
  return (
    <>
      <h2>{say(words.joinOpen, { email })}</h2>
      <Form
        form={form}
        submit={words.createAndJoin}
        onAccepted={() => navigation.go('/careplan', { replace: true, evenUnsaved: true })}
        actions={actions}
      >
        <Field form={form} name="first_name" label={words.firstName} autoComplete="given-name" required />
        <Field form={form} name="last_name" label={words.lastName} autoComplete="family-name" required />
        <PasswordField
          form={form}
          name="password"
          label={words.password}
          autoComplete="new-password"
          required
        />
      </Form>
    </>
  )
}
