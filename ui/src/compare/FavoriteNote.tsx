import type { FavoriteNote as Note } from '@homecare/sdk/compare'
import { favoriteNoteTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'

const NoteEditor = lazy(() => import('./NoteEditor'))

/** A family's note of a caregiver, with the way to write or change it in its place. */
export function FavoriteNote({ note: loaded, name }: { note: Note; name: string }) {
  const say = useSay()
  const [note, setNote] = useState(loaded)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The button stands where the form was, which took the focus with it.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton count={2} />}>
        <NoteEditor
          note={note}
          name={name}
          onSaved={(saved) => {
            setNote(saved)
            close()
          }}
          onCancel={close}
        />
      </Suspense>
    )
  const isEmpty = note.note === ''
  return (
    <div className="stack" data-gap="small">
      {!isEmpty && <p className="favorite-note">{note.note}</p>}
      <div className="row">
        <Button
          ref={opener}
          look="plain"
          aria-label={say(isEmpty ? words.addOf : words.editOf, { name })}
          onClick={() => setOpen(true)}
        >
          {say(isEmpty ? words.add : words.edit)}
        </Button>
      </div>
    </div>
  )
}
