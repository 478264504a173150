import { alertLevels, createAlertForm, type PlanAlert } from '@homecare/sdk/careplans'
import { planScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useCloseDialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'

interface AlertDialogProps {
  planId: number
  /** The task and the day that it is about; null for the plan. */
  about: { task_id: number; date: string | null } | null
  onSaved: (alert: PlanAlert) => void
  onClose: () => void
}

/** Tells everybody on a plan something. */
export default function AlertDialog({ planId, about, onSaved, onClose }: AlertDialogProps) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createAlertForm(care, planId, about, onSaved))
  return (
    <FormDialog title={words.tellAll} form={form} onClose={onClose}>
      <p>{say(words.tellAllText)}</p>
      <Form form={form} submit={words.tell} onAccepted={onClose} actions={<Cancel />}>
        <TextareaField form={form} name="text" label={words.alertText} rows={3} required />
        <RadioGroup
          form={form}
          name="level"
          look="chips"
          label={words.alertLevel}
          options={alertLevels.entries.map(({ id, label }) => ({ value: id, label }))}
        />
      </Form>
    </FormDialog>
  )
}

function Cancel() {
  const say = useSay()
  return (
    <Button look="plain" onClick={useCloseDialog()}>
      {say(uiTexts.cancel)}
    </Button>
  )
}
