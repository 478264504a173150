import { listPlanNotes, planTimeZone, type PlanNote } from '@homecare/sdk/careplans'
import { describeFailure, isApiError, type ApiError } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'
import { Problem } from '../../kit/states/Problem'
import { mayDo } from '../plan/planAccess'
import { PlanPage } from '../plan/PlanPage'
import { notesPage, type NotesData } from '../plan/planData'
import { namesOn, planTitle } from '../plan/planWords'
import { useWatchedPlan } from '../plan/useWatchedPlan'
import { AddNote } from './AddNote'
import { NoteRow } from './NoteRow'

/** All that was noted on a plan, latest first. */
export default function NotesView({ data }: { data: NotesData }) {
  const say = useSay()
  const { care, navigation } = useApp()
  const { plan, notes } = data
  const [older, setOlder] = useState<readonly PlanNote[]>([])
  const [whole, setWhole] = useState(notes.length < notesPage)
  const [error, setError] = useState<ApiError | null>(null)
  const [writes, setWrites] = useState(false)
  const watch = useWatchedPlan({ planId: plan.id, version: plan.last_modified_at })
  const known = new Set(notes.map(({ id }) => id))
  const all = [...notes, ...older.filter(({ id }) => !known.has(id))]
  const more = async () => {
    setError(null)
    try {
      const query = { limit: notesPage, offset: all.length }
      const next = await care.call(listPlanNotes, { id: plan.id, query })
      setOlder([...older, ...next])
      setWhole(next.length < notesPage)
    } catch (failure) {
      if (!isApiError(failure)) throw failure
      setError(failure)
    }
  }
  return (
    <PlanPage
      {...{ plan, watch }}
      view="notes"
      title={planTitle(plan, say)}
      lead={say(words.notes)}
      date={plan.today.date}
      names={namesOn(plan, { visits: [], notes })}
      taskOf={() => null}
    >
      <Card>
        {mayDo(plan, 'edit_notes') && (
          <AddNote
            planId={plan.id}
            writes={writes}
            onWrites={setWrites}
            onSaved={() => void navigation.reload()}
          />
        )}
        {all.length === 0 ? (
          <p className="soft">{say(words.noNotes)}</p>
        ) : (
          <List look="lines" items={all} by={({ id }) => id}>
            {(note) => (
              <NoteRow note={note} planId={plan.id} zone={planTimeZone(plan)} today={plan.today.date} />
            )}
          </List>
        )}
        <div role="alert">{error && <Problem>{say(describeFailure(error))}</Problem>}</div>
        {!whole && (
          <p>
            <Button onClick={more}>{say(words.olderNotes)}</Button>
          </p>
        )}
      </Card>
    </PlanPage>
  )
}
