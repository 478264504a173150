import { dateWords, message, noteMaxLength, type Sayable, timeOfDayWords } from '@homecare/sdk/kit'
import {
  comesTwice,
  createLineForm,
  shiftMinutes,
  type LineForm,
  type Timesheet,
  type TimesheetShift,
  type TimesheetStore,
} from '@homecare/sdk/timesheets'
import { sheetTexts as words, shiftFactTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../../availability/TimeField'
import { spanWords } from '../../clock/timeWords'
import { FormDialog } from '../../frame/FormDialog'
import { Button } from '../../kit/Button'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { Form } from '../../kit/fields/Form'
import { NumberField } from '../../kit/fields/NumberField'
import { SelectField } from '../../kit/fields/SelectField'
import { TextareaField } from '../../kit/fields/TextareaField'
import { ChangedSince } from '../../kit/overlays/ChangedSince'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { useSay } from '../../kit/say'
import { useRemoval } from '../../kit/useRemoval'
import { useValue } from '../../kit/useValue'
import { told } from '../../kit/words'
import { daysOf, hoursWords, weekdayWords } from './sheetWords'

interface LineDialogProps {
  sheet: Timesheet
  store: TimesheetStore
  /** Null for a new entry. */
  line: TimesheetShift | null
  /** The day that a new one begins with. */
  day?: string
  /** The family's name. */
  name: string
  title: Sayable
  onClose: () => void
}

const conflictWords = conflictWordsOf<LineForm>({
  date: [
    words.day,
    ({ date, start_time, end_time }: LineForm, locale) => [
      dateWords(date, 'weekday', locale),
      message(shiftFactTexts.time, {
        from: timeOfDayWords(start_time, locale),
        to: timeOfDayWords(end_time, locale),
      }),
    ],
  ],
  break_minutes: [words.breakMinutes],
  pay_type: [words.rate, (type: string) => [type === 'special' ? words.rate : words.regular]],
  note: [words.note],
})

/** Adds hours to a timesheet, changes them, or deletes them. */
export default function LineDialog({ sheet, store, line, day, name, title, onClose }: LineDialogProps) {
  const say = useSay()
  const [form] = useState(() =>
    createLineForm({
      ...{ sheet, line, now: () => Date.now(), send: store.send },
      ...(day !== undefined && { day }),
    }),
  )
  const removal = useRemoval<TimesheetShift, number>(store.removeShift, onClose)
  const data = useValue(form.data)
  const { time_zone: zone, special_rate, shifts } = sheet
  const twice = comesTwice(data, zone)
  const minutes = shiftMinutes(data, zone)
  const isOvernight = data.start_time !== '' && data.end_time !== '' && data.end_time <= data.start_time
  // As it is now: what was refused as changed stands on the sheet by then.
  const removing = line && (shifts.find(({ id }) => id === line.id) ?? line)
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <Form
        form={form}
        submit={words.save}
        onAccepted={onClose}
        actions={
          line && (
            <Button look="plain" onClick={() => removal.ask(line.id)}>
              {say(words.remove)}
            </Button>
          )
        }
      >
        <ConflictChoices form={form} words={conflictWords} />
        <SelectField
          form={form}
          name="date"
          label={words.day}
          options={daysOf(sheet).map((one) => ({ value: one, label: weekdayWords(one) }))}
          none={false}
          required
        />
        <div className="sheet-times">
          <TimeField field={form.fields.start_time} label={words.from} />
          <TimeField field={form.fields.end_time} label={words.until} />
        </div>
        {isOvernight && <p className="soft">{say(words.nextMorning)}</p>}
        {(twice.start || twice.end) && <p className="soft">{say(words.twice)}</p>}
        {twice.start && <CheckboxField form={form} name="later_start" label={words.laterStart} />}
        {twice.end && <CheckboxField form={form} name="later_end" label={words.laterEnd} />}
        <NumberField form={form} name="break_minutes" label={words.breakMinutes} hint={words.breakHint} />
        {special_rate !== null && (
          <SelectField
            form={form}
            name="pay_type"
            label={words.rate}
            options={[
              { value: 'regular', label: words.regular },
              { value: 'special', label: special_rate },
            ]}
            none={false}
          />
        )}
        <TextareaField
          form={form}
          name="note"
          label={words.note}
          hint={message(words.noteHint, { name })}
          max={noteMaxLength}
          optional
        />
        <p role="status">{minutes !== null && say(told(words.comesTo, { span: spanWords(minutes) }))}</p>
      </Form>
      {removal.asked !== null && removing && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.remove}
          cancel={words.keep}
          danger
          busy={removal.busy}
          onConfirm={() => removal.confirm(removing)}
          onClose={removal.close}
        >
          {removal.isChanged && <ChangedSince what={hoursWords(removing)} />}
          <p>
            {say(weekdayWords(removing.date))}, {say(hoursWords(removing))}
          </p>
        </ConfirmDialog>
      )}
    </FormDialog>
  )
}
