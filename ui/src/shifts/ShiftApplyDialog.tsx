import { createShiftApplyForm, noteMaxLength, type OpenShift } from '@homecare/sdk'
import { openShiftTexts as words, shiftTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { useUnsaved } from '../frame/useUnsaved'
import { PhoneFirst } from '../jobs/PhoneFirst'
import { Dialog } from '../kit/Dialog'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface ShiftApplyDialogProps {
  shift: OpenShift
  onDone: (shift: OpenShift) => void
  onClose: () => void
}

/** A few words to the facility. Whose phone is not verified is led there first (D2 §1). */
export default function ShiftApplyDialog({ shift, onDone, onClose }: ShiftApplyDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createShiftApplyForm(care, shift.id, (applied) => {
      toasts.success(shiftTexts.applied)
      onDone(applied)
    }),
  )
  const dirty = useValue(form.dirty)
  useUnsaved(form.dirty)
  return (
    <Dialog title={say(words.applyTitle)} dirty={dirty} onClose={onClose} onStanding={useBackCloses()}>
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
    </Dialog>
  )
}
