import {
  getPlan,
  getPlanNote,
  planTimeZone,
  removePlanNote,
  type CarePlan,
  type PlanNote,
} from '@homecare/sdk/careplans'
import { action, sayFailure } from '@homecare/sdk/kit'
import { pageTitles, planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useBackCloses } from '../../frame/useBackCloses'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { mayDo } from '../plan/planAccess'
import { personName, planTitle, whenThere } from '../plan/planWords'
import NoteFields from './NoteFields'
import '../plan/Plan.css'

interface NoteData {
  readonly plan: CarePlan
  readonly note: PlanNote
}

export const load: Load<NoteData | ClosedPage> = ({ care, params, signal }) => {
  const [id, noteId] = [Number(params['planId']), Number(params['noteId'])]
  return unlessClosed(
    id,
    Promise.all([
      care.call(getPlan, { id }, { signal }),
      care.call(getPlanNote, { id, noteId }, { signal }),
    ]).then(([plan, note]) => ({ plan, note })),
  )
}
export const head: HeadOf<NoteData | ClosedPage> = () => ({ title: pageTitles.planNote })

/** A note of a plan with how it read before; one's own may be rewritten (`careplan/…/notes/…`). */
export default function NoteScreen({ data }: ScreenProps<NoteData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={data.note.id} data={data} />
}

function Shown({ data: { plan, note } }: { data: NoteData }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [asks, setAsks] = useState(false)
  const [remove] = useState(() =>
    action(() => care.call(removePlanNote, { id: plan.id, noteId: note.id }), {
      done: () => toasts.success(words.noteDeleted),
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(remove.busy)
  const onStanding = useBackCloses()
  const zone = planTimeZone(plan)
  const list = `/careplan/connection/${plan.id}?view=notes` as const
  const writes = note.own && mayDo(plan, 'edit_notes')
  return (
    <Page
      width="read"
      className="plan"
      title={say(words.noteOf, { name: personName(note.author) })}
      lead={say(whenThere(note.created, zone))}
      up={{ href: list, words: planTitle(plan, say) }}
    >
      <Card>
        {writes ? (
          <NoteFields
            key={note.version}
            planId={plan.id}
            note={note}
            onSaved={() => void navigation.reload()}
          />
        ) : (
          <>
            <p className="plan-words">{note.text}</p>
            {!note.own && (
              <p className="soft small">{say(words.othersNote, { name: personName(note.author) })}</p>
            )}
          </>
        )}
      </Card>
      {writes && (
        <p>
          <Button look="plain" onClick={() => setAsks(true)}>
            {say(words.deleteNote)}
          </Button>
        </p>
      )}
      {(note.versions ?? []).length > 0 && (
        <Section title={say(words.noteBefore)}>
          <Card>
            <List look="lines" items={note.versions ?? []} by={({ version }) => version}>
              {({ text, at }) => (
                <>
                  <p className="soft small">{say(words.until, { time: say(whenThere(at, zone)) })}</p>
                  <p className="plan-words">{text}</p>
                </>
              )}
            </List>
          </Card>
        </Section>
      )}
      {asks && (
        <ConfirmDialog
          title={words.deleteNoteTitle}
          confirm={words.deleteNote}
          danger
          busy={busy}
          onConfirm={async () => {
            await remove.run()
            if (remove.error.peek() === null) await navigation.go(list, { replace: true, evenUnsaved: true })
            else setAsks(false)
          }}
          onClose={() => setAsks(false)}
          onStanding={onStanding}
        >
          <p>{say(words.deleteNoteText)}</p>
        </ConfirmDialog>
      )}
    </Page>
  )
}
