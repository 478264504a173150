import { noteMaxLength } from '@homecare/sdk/kit'
import { createShiftWithdrawForm, type OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words, shiftTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'

interface ShiftWithdrawDialogProps {
  shift: OpenShift
  onDone: (shift: OpenShift) => void
  onClose: () => void
}

/** Takes an application back, with a few words to the facility for whoever has some. */
export default function ShiftWithdrawDialog({ shift, onDone, onClose }: ShiftWithdrawDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createShiftWithdrawForm(care, shift.id, (open) => {
      toasts.success(shiftTexts.withdrawn)
      onDone(open)
    }),
  )
  return (
    <FormDialog title={words.withdrawTitle} form={form} onClose={onClose}>
      <p>{say(words.withdrawHint)}</p>
      <Form form={form} submit={words.withdraw} onAccepted={onClose}>
        <TextareaField
          form={form}
          name="note"
          label={words.withdrawWhy}
          max={noteMaxLength}
          rows={3}
          optional
        />
      </Form>
    </FormDialog>
  )
}
