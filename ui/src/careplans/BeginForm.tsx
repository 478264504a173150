import { createBeginForm } from '@homecare/sdk/careplans'
import type { Text } from '@homecare/sdk/kit'
import { planScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { planHref } from './plan/planWords'

interface BeginFormProps {
  /** By whose hire it is begun; null for a plan of its own. */
  connectionId: number | null
  lead: Text
  hint?: Text
  onCancel?: () => void
}

/** Begins a care plan for somebody. */
export function BeginForm({ connectionId, lead, hint, onCancel }: BeginFormProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const [{ form, begun }] = useState(() => {
    const made: { id: number | null } = { id: null }
    const form = createBeginForm(care, { connectionId }, ({ id }) => void (made.id = id))
    return { form, begun: made }
  })
  useUnsaved(form.dirty)
  const go = () => (begun.id === null ? undefined : navigation.go(planHref(begun.id), { evenUnsaved: true }))
  return (
    <Card>
      <p>{say(lead)}</p>
      <Form
        form={form}
        submit={words.begin}
        onAccepted={go}
        actions={
          onCancel && (
            <Button look="plain" onClick={onCancel}>
              {say(uiTexts.cancel)}
            </Button>
          )
        }
      >
        <Field form={form} name="recipient_name" label={words.recipient} autoComplete="off" required />
      </Form>
      {hint && <p className="soft">{say(hint)}</p>}
    </Card>
  )
}
