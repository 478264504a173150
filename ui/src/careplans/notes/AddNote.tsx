import type { PlanNote, PlanPost } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense } from 'react'
import { Button } from '../../kit/Button'
import { plus } from '../../kit/icons/care'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useFocusGoesIn } from '../../kit/useFocusGoesIn'

const NoteFields = lazy(() => import('./NoteFields'))

interface AddNoteProps {
  planId: number
  writes: boolean
  onWrites: (writes: boolean) => void
  onSaved: (note: PlanNote) => void
  post?: PlanPost
}

/** A button, and in its place the fields of a new note once it is pressed. */
export function AddNote({ planId, writes, onWrites, onSaved, post }: AddNoteProps) {
  const say = useSay()
  const place = useFocusGoesIn(writes)
  return (
    <div ref={place}>
      {writes ? (
        <Suspense fallback={<Skeleton />}>
          <NoteFields
            {...{ planId, note: null, ...(post && { post }) }}
            onSaved={(note) => {
              onWrites(false)
              onSaved(note)
            }}
            onCancel={() => onWrites(false)}
          />
        </Suspense>
      ) : (
        <p>
          <Button icon={plus} onClick={() => onWrites(true)}>
            {say(words.addNote)}
          </Button>
        </p>
      )}
    </div>
  )
}
