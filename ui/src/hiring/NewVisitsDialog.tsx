import { createNewVisitsForm, type VisitPlace } from '@homecare/sdk/hiring'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { seriesScreenTexts as words, seriesTexts, visitScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { weekdayLabels } from '../availability/availabilityWords'
import { TimeField } from '../availability/TimeField'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface NewVisitsDialogProps {
  place: VisitPlace
  name: string
  onPlanned: () => void
  onClose: () => void
}

/** Plans a visit, or weekly ones. */
export default function NewVisitsDialog({ place, name, onPlanned, onClose }: NewVisitsDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createNewVisitsForm(
      care,
      place,
      () => Date.now(),
      ({ visit }) => {
        toasts.success(visit ? seriesTexts.added : seriesTexts.weeklyAdded)
        onPlanned()
      },
    ),
  )
  const { repeats, start, end } = useValue(form.data)
  const isWeekly = repeats === 'weekly'
  return (
    <FormDialog title={message(words.addTitle, { name })} form={form} onClose={onClose}>
      <Form form={form} submit={words.add} onAccepted={onClose}>
        <RadioGroup
          form={form}
          name="repeats"
          label={words.repeats}
          look="chips"
          options={[
            { value: 'once', label: words.once },
            { value: 'weekly', label: words.weekly },
          ]}
        />
        {isWeekly && (
          <CheckboxGroup
            form={form}
            name="days"
            label={words.days}
            look="chips"
            options={weekdayLabels.map((label, value) => ({ value, label }))}
            required
          />
        )}
        <DateField form={form} name="day" label={isWeekly ? words.firstDay : words.day} required />
        <div className="shift-sheet-times">
          <TimeField field={form.fields.start} label={visitScreenTexts.start} />
          <TimeField field={form.fields.end} label={visitScreenTexts.end} />
        </div>
        {end <= start && <p className="soft">{say(visitScreenTexts.nextMorning)}</p>}
        {isWeekly && (
          <DateField form={form} name="to_day" label={words.lastDay} hint={words.lastDayHint} optional />
        )}
        <TextareaField
          form={form}
          name="note"
          label={visitScreenTexts.note}
          hint={visitScreenTexts.noteHint}
          max={noteMaxLength}
          optional
        />
        <p className="soft">{say(words.told, { name })}</p>
      </Form>
    </FormDialog>
  )
}
