import {
  createAskSupportForm,
  supportLimits,
  supportTopics,
  topicsFor,
  type SupportRequest,
  type SupportTopic,
} from '@homecare/sdk/support'
import { askTeamTexts as words } from '@homecare/sdk/texts'
import type { Signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp, useSession } from '../frame/app'
import { Form } from '../kit/fields/Form'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { useFollow } from '../kit/useFollow'

interface AskSupportProps {
  topic: SupportTopic | null
  typed: Signal<boolean>
  onAsked: (request: SupportRequest) => void
}

/** A new question to our team. */
export function AskSupport({ topic, typed, onAsked }: AskSupportProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { user_type } = useValue(useSession().identity)
  const [form] = useState(() =>
    createAskSupportForm(care, topic, (request) => {
      toasts.success(words.sent)
      onAsked(request)
    }),
  )
  useFollow(typed, form.dirty)
  return (
    <Form form={form} submit={words.send}>
      <p>{say(words.lead)}</p>
      <SelectField
        form={form}
        name="topic"
        label={words.topic}
        options={topicsFor(user_type).map((id) => ({ value: id, label: supportTopics.get(id).label }))}
        required
      />
      <TextareaField
        form={form}
        name="body"
        label={words.body}
        hint={words.bodyHint}
        rows={5}
        max={supportLimits.body}
        required
      />
    </Form>
  )
}
