import {
  applyRefusal,
  createShiftApplyForm,
  getSettings,
  noteMaxLength,
  resource,
  type OpenShift,
} from '@homecare/sdk'
import { openShiftTexts as words, shiftTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { useUnsaved } from '../frame/useUnsaved'
import { Banner } from '../kit/Banner'
import { Dialog } from '../kit/Dialog'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/Form'
import { Link } from '../kit/Link'
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
  const [settings] = useState(() => resource((signal) => care.call(getSettings, {}, { signal })))
  const [form] = useState(() =>
    createShiftApplyForm(care, shift.id, (applied) => {
      toasts.success(shiftTexts.applied)
      onDone(applied)
    }),
  )
  const known = useValue(settings.data)
  const dirty = useValue(form.dirty)
  useEffect(() => void settings.load(), [settings])
  useUnsaved(form.dirty)
  // The server judges; until it is known here the form may be filled in.
  const isRefused = known !== undefined && applyRefusal(known) !== null
  return (
    <Dialog title={say(words.applyTitle)} dirty={dirty} onClose={onClose} onStanding={useBackCloses()}>
      {isRefused ? (
        <Banner
          tone="warn"
          title={say(words.verifyPhone)}
          level={3}
          actions={
            <Link href="/caregiver/profile?modal=verifyPhone" look="primary">
              {say(words.verify)}
            </Link>
          }
        >
          {say(words.verifyPhoneWhy)}
        </Banner>
      ) : (
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
      )}
    </Dialog>
  )
}
