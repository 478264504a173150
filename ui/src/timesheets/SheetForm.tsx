import { message, noteMaxLength, timeOfDayWords } from '@homecare/sdk/kit'
import type { NursingTimesheetEditor, NursingTimesheetForm } from '@homecare/sdk/timesheets'
import { nursingSheetTexts as words, outboxTexts, shiftFactTexts } from '@homecare/sdk/texts'
import type { ReadonlySignal } from '@preact/signals-core'
import { TimeField } from '../availability/TimeField'
import { useUnsaved } from '../frame/useUnsaved'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../kit/overlays/conflictWords'
import { Field } from '../kit/fields/Field'
import { NumberField } from '../kit/fields/NumberField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { SheetPhotos } from './SheetPhotos'
import '../shifts/Shifts.css'

const conflictWords = conflictWordsOf<NursingTimesheetForm>({
  start: [
    words.worked,
    ({ start, end }: NursingTimesheetForm, locale) => [
      message(shiftFactTexts.time, {
        from: timeOfDayWords(start, locale),
        to: timeOfDayWords(end, locale),
      }),
    ],
  ],
  break_minutes: [words.rest],
  supervisor: [words.supervisor],
  note: [words.note],
})

interface SheetFormProps {
  editor: NursingTimesheetEditor
  /** Whether the device keeps what is typed and picked. */
  isKept: ReadonlySignal<boolean>
}

/** The hours, who signed, and the photos: kept for later, or handed in. What is typed stays until it has arrived. */
export function SheetForm({ editor, isKept }: SheetFormProps) {
  const say = useSay()
  const { form } = editor
  const span = useValue(editor.span)
  const busy = useValue(form.busy)
  const kept = useValue(isKept)
  const restored = useValue(editor.restored)
  useUnsaved(editor.dirty)
  return (
    <Form
      form={form}
      submit={words.handIn}
      actions={
        <Button busy={busy} onClick={editor.save}>
          {say(words.save)}
        </Button>
      }
    >
      {restored && (
        <Banner level={3} tone="info" live title={say(words.restored)}>
          <p>{say(words.noteNotKept)}</p>
        </Banner>
      )}
      <ConflictChoices form={form} words={conflictWords} />
      {!kept && (
        <Banner live level={3} tone="warn">
          <p>{say(outboxTexts.notKept)}</p>
        </Banner>
      )}
      <div className="shift-sheet-times">
        <TimeField field={form.fields.start} label={words.start} />
        <TimeField field={form.fields.end} label={words.end} />
      </div>
      {span === 'overnight' && <p className="soft">{say(words.nextMorning)}</p>}
      {span === 'none' && <p className="soft">{say(words.noTime)}</p>}
      <NumberField form={form} name="break_minutes" label={words.rest} />
      <Field form={form} name="supervisor" label={words.supervisor} hint={words.supervisorHint} required />
      <SheetPhotos editor={editor} />
      <TextareaField form={form} name="note" label={words.note} max={noteMaxLength} optional />
    </Form>
  )
}
