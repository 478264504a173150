import { createDeclineForm, type ApplicantAnswer } from '@homecare/sdk/families'
import { noteMaxLength } from '@homecare/sdk/kit'
import { familyHomeTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useSay } from '../../kit/say'

interface DeclineFormProps {
  /** The job, and who applied to it. */
  of: { readonly id: number; readonly caregiver_id: number }
  onDeclined: (answer: ApplicantAnswer) => void
  onKeep: () => void
}

/** Declines somebody in their row; why may be said, to the staff alone. */
export default function DeclineForm({ of, onDeclined, onKeep }: DeclineFormProps) {
  const say = useSay()
  const care = useCare()
  const [form] = useState(() => createDeclineForm(care, of, onDeclined))
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={words.decline}
      actions={
        <Button look="plain" onClick={onKeep}>
          {say(words.keepAsked)}
        </Button>
      }
    >
      <TextareaField form={form} name="feedback" label={words.whyDecline} max={noteMaxLength} optional />
    </Form>
  )
}
