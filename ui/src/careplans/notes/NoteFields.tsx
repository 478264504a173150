import { createNoteForm, type PlanNote, type PlanPost } from '@homecare/sdk/careplans'
import { noteMaxLength } from '@homecare/sdk/kit'
import { outboxTexts, planScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { TextareaField } from '../../kit/fields/TextareaField'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { useSay } from '../../kit/say'

interface NoteFieldsProps {
  planId: number
  /** The own note that is rewritten; null for a new one. */
  note: PlanNote | null
  onSaved: (note: PlanNote) => void
  onCancel?: () => void
  /** By which a new one waits where there is no connection. */
  post?: PlanPost
}

const conflictWords = conflictWordsOf<{ text: string }>({ text: [words.note] })

/** Writes a note, or rewrites one's own. */
export default function NoteFields({ planId, note, onSaved, onCancel, post }: NoteFieldsProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createNoteForm(
      care,
      planId,
      note,
      (saved) => {
        toasts.success(words.noteSaved)
        form.reset({ text: saved.text })
        onSaved(saved)
      },
      post && {
        post,
        kept() {
          toasts.success(outboxTexts.waitingText)
          form.reset({ text: '' })
          onCancel?.()
        },
      },
    ),
  )
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={words.saveNote}
      actions={
        onCancel && (
          <Button look="plain" onClick={onCancel}>
            {say(uiTexts.cancel)}
          </Button>
        )
      }
    >
      <ConflictChoices form={form} words={conflictWords} level={2} />
      <TextareaField
        form={form}
        name="text"
        label={words.note}
        hint={words.noteHint}
        max={noteMaxLength}
        required
      />
    </Form>
  )
}
