import { createFavoriteNoteForm, type FavoriteNote } from '@homecare/sdk/compare'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { favoriteNoteTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../kit/overlays/conflictWords'
import { useSay } from '../kit/say'

interface NoteEditorProps {
  note: FavoriteNote
  name: string
  onSaved: (note: FavoriteNote) => void
  onCancel: () => void
}

const conflictWords = conflictWordsOf<{ note: string }>({ note: [words.label] })

/** Writes a family's note of a caregiver; what is typed stays until it is saved or given up. */
export default function NoteEditor({ note, name, onSaved, onCancel }: NoteEditorProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createFavoriteNoteForm(care, note, (saved) => {
      toasts.success(words.saved)
      form.reset({ note: saved.note })
      onSaved(saved)
    }),
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  useUnsaved(form.dirty)
  return (
    <div ref={box} className="favorite-note-editor">
      <Form
        form={form}
        submit={words.save}
        actions={
          <Button look="plain" onClick={onCancel}>
            {say(uiTexts.cancel)}
          </Button>
        }
      >
        <ConflictChoices form={form} words={conflictWords} />
        <TextareaField
          form={form}
          name="note"
          label={words.label}
          hint={message(words.hint, { name })}
          max={noteMaxLength}
          rows={3}
        />
      </Form>
    </div>
  )
}
