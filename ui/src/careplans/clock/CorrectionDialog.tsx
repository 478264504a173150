import {
  clockReasons,
  createClockCorrectionForm,
  reasonNeedsNote,
  type CorrectedVisit,
} from '@homecare/sdk/clock'
import { addDays, dateWords, dayIn, noteMaxLength } from '@homecare/sdk/kit'
import { planClockScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../../availability/TimeField'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { Form } from '../../kit/fields/Form'
import { SelectField } from '../../kit/fields/SelectField'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

interface CorrectionDialogProps {
  planId: number
  visit: CorrectedVisit
  zone: string
  onSent: () => void
  onClose: () => void
}

/** A caregiver says other times of a visit, and why. */
export default function CorrectionDialog({ planId, visit, zone, onSent, onClose }: CorrectionDialogProps) {
  const say = useSay()
  const { care, toasts, clockAhead } = useApp()
  const [form] = useState(() =>
    createClockCorrectionForm(care, {
      ...{ planId, visit, zone },
      now: () => new Date(Date.now() + clockAhead.peek()),
      sent: () => toasts.success(words.sent),
    }),
  )
  const { reason } = useValue(form.data)
  const day = dayIn(zone, new Date(visit.start))
  const days = [addDays(day, -1), day, addDays(day, 1)]
  return (
    <FormDialog title={words.correctTitle} form={form} onClose={onClose}>
      <p>{say(words.correctText)}</p>
      <Form
        form={form}
        submit={words.send}
        onAccepted={() => {
          form.reset(form.data.peek())
          onClose()
          onSent()
        }}
      >
        <SelectField
          form={form}
          name="date"
          label={words.date}
          options={days.map((value) => ({ value, label: dateWords(value, 'weekday', say.locale) }))}
          none={false}
          required
        />
        <div className="plan-times">
          <TimeField field={form.fields.start_time} label={words.from} />
          <TimeField field={form.fields.end_time} label={words.until} hint={words.untilHint} />
        </div>
        <SelectField
          form={form}
          name="reason"
          label={words.why}
          options={clockReasons.entries.map(({ id, label }) => ({ value: id, label }))}
          required
        />
        <TextareaField
          form={form}
          name="note"
          label={words.note}
          rows={2}
          max={noteMaxLength}
          required={reasonNeedsNote(reason)}
          optional={!reasonNeedsNote(reason)}
        />
      </Form>
    </FormDialog>
  )
}
