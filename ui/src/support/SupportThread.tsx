import {
  createSupportNoteForm,
  supportLimits,
  supportStates,
  supportTopics,
  type SupportRequest,
} from '@homecare/sdk/support'
import { askTeamTexts as words } from '@homecare/sdk/texts'
import type { Signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Badge } from '../kit/figures/Badge'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { SupportNotes } from './SupportNotes'
import { useFollow } from '../kit/useFollow'

interface SupportThreadProps {
  request: SupportRequest
  typed: Signal<boolean>
  onWritten: (request: SupportRequest) => void
}

/** A question with its answers, and a field to add to it. */
export function SupportThread({ request, typed, onWritten }: SupportThreadProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createSupportNoteForm(care, request.id, (written) => {
      toasts.success(words.sent)
      onWritten(written)
    }),
  )
  useFollow(typed, form.dirty)
  return (
    <>
      <h3 className="row">
        {say(supportTopics.get(request.topic).label)}{' '}
        <Badge tone={request.state === 'waiting' ? 'info' : 'good'}>
          {say(supportStates.get(request.state).label)}
        </Badge>
      </h3>
      <SupportNotes notes={request.notes} />
      <Form form={form} submit={words.send}>
        <TextareaField
          form={form}
          name="body"
          label={words.more}
          hint={words.bodyHint}
          rows={3}
          max={supportLimits.body}
          required
        />
      </Form>
    </>
  )
}
