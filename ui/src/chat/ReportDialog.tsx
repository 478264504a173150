import { type ConversationStore } from '@homecare/sdk/chat'
import { createReportForm, reportReasons } from '@homecare/sdk/support'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { messageReportTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { nameOf } from './useChat'

interface ReportDialogProps {
  conversation: ConversationStore
  onClose: () => void
}

/** Tells our team about the other person of a conversation. */
export function ReportDialog({ conversation, onClose }: ReportDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { other, from_user_block } = useValue(conversation.summary)
  const name = nameOf(other)
  const [form] = useState(() => createReportForm(care, conversation))
  const accepted = () => {
    toasts.success(message(words.sent, { name }))
    onClose()
  }
  return (
    <FormDialog title={say(words.title, { name })} form={form} onClose={onClose}>
      <p>{say(words.hint, { name })}</p>
      <Form form={form} submit={words.send} onAccepted={accepted}>
        <RadioGroup
          form={form}
          name="reason"
          label={words.reason}
          options={reportReasons.entries.map(({ id, label }) => ({ value: id as string, label }))}
          required
        />
        <TextareaField form={form} name="note" label={words.note} rows={3} max={noteMaxLength} optional />
        {!from_user_block && (
          <CheckboxField
            form={form}
            name="block"
            label={message(words.block, { name })}
            hint={words.blockHint}
          />
        )}
      </Form>
    </FormDialog>
  )
}
