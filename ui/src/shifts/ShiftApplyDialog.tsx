import { noteMaxLength } from '@homecare/sdk/kit'
import { createShiftApplyForm, type OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words, shiftTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { PhoneFirst } from '../phones/PhoneFirst'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'

interface ShiftApplyDialogProps {
  shift: OpenShift
  onDone: (shift: OpenShift) => void
  onClose: () => void
}

/** A few words to the facility. Whose phone is not verified is led there first. */
export default function ShiftApplyDialog({ shift, onDone, onClose }: ShiftApplyDialogProps) {
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createShiftApplyForm(care, shift.id, (applied) => {
      toasts.success(shiftTexts.applied)
      onDone(applied)
    }),
  )
  return (
    <FormDialog title={words.applyTitle} form={form} onClose={onClose}>
      <PhoneFirst why={words.verifyPhoneWhy}>
        <Form form={form} submit={words.send} onAccepted={onClose}>
          <TextareaField
            form={form}
            name="note"
            label={words.applyNote}
            hint={words.applyHint}
            max={noteMaxLength}
            rows={4}
            optional
          />
        </Form>
      </PhoneFirst>
    </FormDialog>
  )
}
