import type { Form as FormState, Text } from '@homecare/sdk'
import { settingsTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useToasts } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Card } from '../../kit/Card'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/Section'

interface SettingsFormProps<D extends object> {
  title: Text
  hint?: Text
  form: FormState<D>
  /** What the button does: 'Save the distance'. */
  submit: Text
  /** What is said once it is saved. */
  done?: Text
  onAccepted?: () => void
  actions?: ReactNode
  children: ReactNode
}

/** A part of the settings with a button of its own: saved, it says so, and holds nothing back any more. */
export function SettingsForm<D extends object>(props: SettingsFormProps<D>) {
  const say = useSay()
  const toasts = useToasts()
  const { form } = props
  useUnsaved(form.dirty)
  return (
    <Section title={say(props.title)}>
      <Card>
        {props.hint && <p className="soft">{say(props.hint)}</p>}
        <Form
          form={form}
          submit={props.submit}
          actions={props.actions}
          onAccepted={() => {
            form.reset(form.data.peek())
            props.onAccepted?.()
            toasts.success(props.done ?? settingsTexts.saved)
          }}
        >
          {props.children}
        </Form>
      </Card>
    </Section>
  )
}
