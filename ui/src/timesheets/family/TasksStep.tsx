import { message, noteMaxLength } from '@homecare/sdk/kit'
import { createTasksForm, type TasksForm } from '@homecare/sdk/timesheets'
import { sheetTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Form } from '../../kit/fields/Form'
import { TextareaField } from '../../kit/fields/TextareaField'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { useSay } from '../../kit/say'
import type { OwnSheetProps } from './openSheet'
import { sheetHref, spanOfDays } from './sheetWords'

const conflictWords = conflictWordsOf<TasksForm>({ tasks: [words.tasksLabel], note: [words.noteOf] })

/** What was done in the days of a timesheet, in its caregiver's words (`…/tasks`). */
export default function TasksStep({ sheet, store, name }: OwnSheetProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const [form] = useState(() => createTasksForm(care, sheet, store.took))
  useUnsaved(form.dirty)
  const href = sheetHref(sheet)
  const done = () => {
    form.reset(form.data.peek())
    void navigation.go(href, { replace: true })
  }
  return (
    <Page
      width="read"
      title={say(words.tasks)}
      lead={say(words.tasksLead, { name })}
      up={{ href, words: say(spanOfDays(sheet)) }}
    >
      <Form
        form={form}
        submit={words.save}
        onAccepted={done}
        actions={
          <Link href={href} look="plain">
            {say(uiTexts.cancel)}
          </Link>
        }
      >
        <ConflictChoices form={form} words={conflictWords} />
        <TextareaField form={form} name="tasks" label={words.tasksLabel} hint={words.tasksHint} optional />
        <TextareaField
          form={form}
          name="note"
          label={message(words.sheetNote, { name })}
          max={noteMaxLength}
          optional
        />
      </Form>
    </Page>
  )
}
