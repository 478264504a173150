import type { DayStore, PlanPost } from '@homecare/sdk/careplans'
import { dateWords } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { useWaitingNotes } from '../offline/useWaiting'
import { NotArrived } from '../offline/NotArrived'
import { AddNote } from '../notes/AddNote'
import { NoteRow } from '../notes/NoteRow'
import { mayDo } from '../plan/planAccess'
import type { DayReader } from './reader'

/** What was noted on the day, and a new note. */
export function DayNotes({
  store,
  reader,
  isToday,
  post,
}: {
  store: DayStore
  reader: DayReader
  isToday: boolean
  post: PlanPost
}) {
  const say = useSay()
  const { plan, notes } = useValue(store.day)
  // One that waits is of today; one that was refused is said on whichever day is looked at.
  const waiting = useWaitingNotes(post, plan.id).filter(({ refused }) => isToday || refused)
  const [writes, setWrites] = useState(false)
  return (
    <Section title={say(isToday ? words.notesToday : words.notesOfDay)} className="plan-notes">
      <Card>
        {waiting.length > 0 && (
          <List look="lines" items={waiting} by={({ key }) => key}>
            {(one) => (
              <>
                <p className="plan-words">{one.text}</p>
                <NotArrived of={one} post={post}>
                  <span className="soft small">
                    {dateWords(new Date(one.at).toISOString(), 'time', say.locale, reader.zone)}
                  </span>
                </NotArrived>
              </>
            )}
          </List>
        )}
        {notes.length === 0 && waiting.length === 0 && !writes && (
          <p className="soft">{say(words.noNotes)}</p>
        )}
        {notes.length > 0 && (
          <List look="lines" items={notes} by={({ id }) => id}>
            {(note) => <NoteRow note={note} planId={plan.id} zone={reader.zone} today={reader.today} />}
          </List>
        )}
        {isToday && mayDo(plan, 'edit_notes') && (
          <AddNote
            planId={plan.id}
            writes={writes}
            onWrites={setWrites}
            onSaved={(note) => store.putNote(note)}
            post={post}
          />
        )}
      </Card>
    </Section>
  )
}
