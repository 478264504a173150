import { noteMaxLength, type NursingTimesheetEditor } from '@homecare/sdk'
import { nursingSheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../caregivers/own/TimeField'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { ErrorSummary } from '../kit/ErrorSummary'
import { FormIdContext } from '../kit/fields/binding'
import { Field } from '../kit/fields/Field'
import { NumberField } from '../kit/fields/NumberField'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { SheetPhotos } from './SheetPhotos'
import './Shifts.css'

const formId = 'timesheet'

/** The hours, who signed, and the photos: kept for later, or handed in. What is typed stays until it has arrived. */
export function SheetForm({ editor }: { editor: NursingTimesheetEditor }) {
  const say = useSay()
  const { form } = editor
  const { start, end } = useValue(form.data)
  const busy = useValue(form.busy)
  const [sending, setSending] = useState(false)
  useUnsaved(editor.dirty)
  const send = async (what: () => Promise<boolean>) => {
    if (sending) return
    setSending(true)
    await what().finally(() => setSending(false))
  }
  return (
    <FormIdContext value={formId}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(editor.handIn)
        }}
      >
        <ErrorSummary form={form} formId={formId} />
        <div className="shift-sheet-times">
          <TimeField field={form.fields.start} label={words.start} />
          <TimeField field={form.fields.end} label={words.end} />
        </div>
        {end <= start && <p className="soft">{say(words.nextMorning)}</p>}
        <NumberField form={form} name="break_minutes" label={words.rest} />
        <Field form={form} name="supervisor" label={words.supervisor} hint={words.supervisorHint} required />
        <SheetPhotos editor={editor} busy={busy || sending} />
        <TextareaField form={form} name="note" label={words.note} max={noteMaxLength} optional />
        <div className="row">
          <Button type="submit" look="primary" busy={busy || sending}>
            {say(words.handIn)}
          </Button>
          <Button look="quiet" busy={busy || sending} onClick={() => send(editor.save)}>
            {say(words.save)}
          </Button>
        </div>
      </form>
    </FormIdContext>
  )
}
