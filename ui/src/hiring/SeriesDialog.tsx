import { createSeriesForm, type VisitSeries } from '@homecare/sdk/hiring'
import { noteMaxLength } from '@homecare/sdk/kit'
import { seriesScreenTexts as words, seriesTexts, visitScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { weekdayLabels } from '../availability/availabilityWords'
import { TimeField } from '../availability/TimeField'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface SeriesDialogProps {
  connectionId: number
  series: VisitSeries
  name: string
  onChanged: () => void
  onClose: () => void
}

/** Changes weekly visits from a day on. */
export default function SeriesDialog({ connectionId, series, name, onChanged, onClose }: SeriesDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createSeriesForm(
      care,
      connectionId,
      series,
      () => Date.now(),
      () => {
        toasts.success(seriesTexts.weeklyChanged)
        onChanged()
      },
    ),
  )
  const { start, end } = useValue(form.data)
  return (
    <FormDialog title={words.changeTitle} form={form} onClose={onClose}>
      <Form form={form} submit={visitScreenTexts.save} onAccepted={onClose}>
        <SelectField
          form={form}
          name="day_of_week"
          label={words.day}
          options={weekdayLabels.map((label, value) => ({ value, label }))}
          none={false}
          required
        />
        <div className="shift-sheet-times">
          <TimeField field={form.fields.start} label={visitScreenTexts.start} />
          <TimeField field={form.fields.end} label={visitScreenTexts.end} />
        </div>
        {end <= start && <p className="soft">{say(visitScreenTexts.nextMorning)}</p>}
        <DateField form={form} name="since" label={words.since} required />
        <DateField form={form} name="to_day" label={words.lastDay} hint={words.lastDayHint} optional />
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
