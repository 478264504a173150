import { pacificTimeZone } from '@homecare/sdk/kit'
import {
  trailActions,
  trailActorKinds,
  trailReasons,
  trailSubjects,
  type TrailEntry,
  type TrailStore,
} from '@homecare/sdk/trail'
import { trailTexts as words } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { DateText } from '../kit/DateText'
import { EmptyState } from '../kit/states/EmptyState'
import { List } from '../kit/layout/List'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** The entries of a trail, latest first, and the way to earlier ones. */
export function TrailList({ store }: { store: TrailStore }) {
  const say = useSay()
  const entries = useValue(store.entries)
  const total = useValue(store.total)
  const hasMore = useValue(store.hasMore)
  const busy = useValue(store.more.busy)
  if (entries.length === 0) return <EmptyState title={say(words.none)}>{say(words.noneText)}</EmptyState>
  return (
    <>
      <p className="soft">{say.count(words.entries, total)}</p>
      <List items={entries} by={({ id }) => id} look="lines">
        {(one) => <Entry entry={one} />}
      </List>
      {hasMore && (
        <div>
          <Button busy={busy} onClick={() => store.more.run()}>
            {say(words.more)}
          </Button>
        </div>
      )}
    </>
  )
}

function Entry({ entry: one }: { entry: TrailEntry }) {
  const say = useSay()
  const kind = trailActorKinds.find(one.actor_kind)
  const subject = trailSubjects.find(one.subject)
  const action = trailActions.find(one.action)
  const reason = one.reason === null ? undefined : trailReasons.find(one.reason)
  const who = one.own ? say(words.you) : (one.actor_name ?? (kind ? say(kind.label) : ''))
  return (
    <div>
      <p>
        <strong>{who}</strong>
        {one.actor_name && !one.own && kind && <span className="soft"> · {say(kind.label)}</span>}
      </p>
      <p>
        {action && say(action.label)} · {subject && say(subject.label)}
        {one.subject_id !== null && ` · ${say(words.number, { id: one.subject_id })}`}
      </p>
      {reason && <p>{say(words.reason, { reason: say(reason.label) })}</p>}
      <p className="soft small">
        <DateText value={one.at} show="dateTime" zone={pacificTimeZone} />
      </p>
    </div>
  )
}
