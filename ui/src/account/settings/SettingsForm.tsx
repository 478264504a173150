import { message, type Form as FormState, type MergingForm, type Text } from '@homecare/sdk/kit'
import { addressScreenTexts, settingsScreenTexts as words, settingsTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useToasts } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Card } from '../../kit/layout/Card'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

/** The words for a setting that was changed in another tab or on another device. */
const settingsConflictWords = conflictWordsOf({
  first_name: [words.firstName],
  last_name: [words.lastName],
  phone: [words.phone],
  max_job_distance_preference: [
    addressScreenTexts.distanceQuestion,
    (miles: number) => [message(addressScreenTexts.miles, { miles })],
  ],
})

interface SettingsFormProps<D extends object> {
  title: Text
  hint?: Text
  form: FormState<D>
  /** What the button does: 'Save distance'. */
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
          {'conflicts' in form && (
            <ConflictChoices form={form as MergingForm<D>} words={settingsConflictWords} />
          )}
          {props.children}
        </Form>
      </Card>
    </Section>
  )
}
