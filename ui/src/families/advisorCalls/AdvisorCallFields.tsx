import { advisorCallLimits, callParts, type AdvisorCallForm } from '@homecare/sdk/families'
import { message, type Form as FormState } from '@homecare/sdk/kit'
import { advisorCallTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useUnsaved } from '../../frame/useUnsaved'
import { Form } from '../../kit/fields/Form'
import { PhoneField } from '../../kit/fields/PhoneField'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useSay } from '../../kit/say'
import { CallTimesField } from './CallTimesField'
import { partWords } from './callWords'

interface AdvisorCallFieldsProps {
  form: FormState<AdvisorCallForm>
  zone: string
  /** One that was asked for already is changed. */
  changes: boolean
  /** Beside the button. */
  actions?: ReactNode
}

/** When a family wants to be called, under which number, and what it is about. */
export function AdvisorCallFields({ form, zone, changes, actions }: AdvisorCallFieldsProps) {
  const say = useSay()
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={changes ? words.save : words.ask} actions={actions}>
      <CallTimesField
        form={form}
        name="times"
        label={words.times}
        hint={message(words.timesHint, {
          parts: callParts.ids.map((part) => partWords(part, say)).join('; '),
        })}
        zone={zone}
        required
      />
      <PhoneField form={form} name="phone" label={words.phone} required />
      <TextareaField
        form={form}
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        max={advisorCallLimits.note}
        optional
      />
    </Form>
  )
}
