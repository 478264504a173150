import type { DayStore, PlanNote } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/Button'
import { plus } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { NoteRow } from '../notes/NoteRow'
import { mayDo } from '../plan/planAccess'
import type { DayReader } from './reader'

const NoteFields = lazy(() => import('../notes/NoteFields'))

/** What was noted on the day, and a new note. */
export function DayNotes({
  store,
  reader,
  isToday,
}: {
  store: DayStore
  reader: DayReader
  isToday: boolean
}) {
  const say = useSay()
  const { plan, notes } = useValue(store.day)
  const [writes, setWrites] = useState(false)
  const saved = (note: PlanNote) => {
    store.putNote(note)
    setWrites(false)
  }
  return (
    <Section title={say(isToday ? words.notesToday : words.notesOfDay)} className="plan-notes">
      <Card>
        {notes.length === 0 && !writes && <p className="soft">{say(words.noNotes)}</p>}
        {notes.length > 0 && (
          <List look="lines" items={notes} by={({ id }) => id}>
            {(note) => <NoteRow note={note} planId={plan.id} zone={reader.zone} today={reader.today} />}
          </List>
        )}
        {isToday &&
          mayDo(plan, 'edit_notes') &&
          (writes ? (
            <Suspense fallback={<Skeleton />}>
              <NoteFields planId={plan.id} note={null} onSaved={saved} onCancel={() => setWrites(false)} />
            </Suspense>
          ) : (
            <p>
              <Button icon={plus} onClick={() => setWrites(true)}>
                {say(words.addNote)}
              </Button>
            </p>
          ))}
      </Card>
    </Section>
  )
}
