import type { PlanNote } from '@homecare/sdk/careplans'
import { dayIn } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { personName, timeThere, whenThere } from '../plan/planWords'

interface NoteRowProps {
  note: PlanNote
  planId: number
  zone: string
  today: string
}

/** A note in a list: by whom, when, and what it says. */
export function NoteRow({ note, planId, zone, today }: NoteRowProps) {
  const say = useSay()
  const { author, own, created, version, text } = note
  const isToday = dayIn(zone, new Date(created)) === today
  return (
    <article className="plan-note">
      <p>
        <b>
          {say(words.by, {
            name: own ? say(words.you) : personName(author),
            time: say((isToday ? timeThere : whenThere)(created, zone)),
          })}
        </b>{' '}
        {version > 1 && <span className="soft small">{say(words.rewritten)}</span>}
      </p>
      <p className="plan-words">{text}</p>
      {(own || version > 1) && (
        <Link href={`/careplan/connection/${planId}/notes/${note.id}`} look="line">
          {say(own ? words.changeNote : words.wholeNote)}
        </Link>
      )}
    </article>
  )
}
