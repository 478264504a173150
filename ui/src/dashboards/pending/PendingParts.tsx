import { homePath } from '@homecare/sdk/addresses'
import { pendingKind, type OwnPending, type PendingOffer, type PendingReview } from '@homecare/sdk/dashboards'
import { dateWords, type Plural, type Text } from '@homecare/sdk/kit'
import { pendingTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { useMayView } from '../../frame/useMayView'
import { warning } from '../../kit/icons/basic'
import { clock } from '../../kit/icons/care'
import { AnswerRow } from '../../kit/layout/AnswerRow'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useOwnZone } from '../../kit/useOwnZone'
import { EmptyState } from '../../kit/states/EmptyState'
import { useValue } from '../../kit/useValue'
import { AlertRow } from '../AlertRow'

interface PendingPartsProps {
  pending: OwnPending
  /** Of the parts' headings: on a page 2, in a dialog 3. */
  level: 2 | 3
}

/** What of somebody's waits where others have to act: what, since when, what comes next, and what they can do meanwhile. */
export function PendingParts({ pending, level }: PendingPartsProps) {
  const say = useSay()
  const { reviews, offers, returned, todo } = pending
  const isWaiting = reviews.length > 0 || offers.length > 0
  const below = level === 2 ? 3 : 4
  return (
    <>
      {!isWaiting && <Nothing level={level} />}
      {reviews.length > 0 && (
        <Section title={say(words.reviews)} level={level}>
          <Card>
            <List look="lines" items={reviews} by={({ queue }) => queue}>
              {(review) => <Review review={review} level={below} />}
            </List>
            <p className="soft">{say(words.told)}</p>
          </Card>
        </Section>
      )}
      {offers.length > 0 && (
        <Section title={say(words.offers)} level={level}>
          <Card>
            <List look="lines" items={offers} by={({ connection_id }) => connection_id}>
              {(offer) => <Offered offer={offer} level={below} />}
            </List>
          </Card>
        </Section>
      )}
      {(returned.length > 0 || todo.length > 0) && (
        <Section title={say(isWaiting ? words.todo : words.todoNow)} level={level}>
          <Card>
            <List
              look="lines"
              items={[...returned, ...todo]}
              by={(one) => (typeof one === 'string' ? one : one.id)}
            >
              {(one) =>
                typeof one === 'string' ? <Returned queue={one} level={below} /> : <AlertRow alert={one} />
              }
            </List>
          </Card>
        </Section>
      )}
    </>
  )
}

function Nothing({ level }: Pick<PendingPartsProps, 'level'>) {
  const say = useSay()
  const identity = useValue(useSession().identity)
  return (
    <Card>
      <EmptyState
        level={level}
        title={say(words.nothing)}
        actions={
          <Link href={homePath(identity)} look="quiet">
            {say(words.home)}
          </Link>
        }
      >
        {say(words.nothingHint)}
      </EmptyState>
    </Card>
  )
}

const isPlural = (what: Text | Plural): what is Plural => 'one' in what

function Review({ review, level }: { review: PendingReview; level: 3 | 4 }) {
  const say = useSay()
  const zone = useOwnZone()
  const mayView = useMayView()
  const { queue, count, since, ahead } = review
  const kind = pendingKind(queue)
  if (!kind) return null
  const { what, next, href, see } = kind
  return (
    <AnswerRow
      icon={clock}
      level={level}
      title={isPlural(what) ? say.count(what, count) : say(what)}
      facts={
        <>
          <p>{say(words.since, { day: dateWords(since, 'day', say.locale, zone) })}</p>
          <p>{say(next)}</p>
          <p>{ahead === 0 ? say(words.isNext) : say.count(words.ahead, ahead)}</p>
        </>
      }
      actions={mayView(href) ? [{ label: see, href }] : []}
    />
  )
}

function Offered({ offer, level }: { offer: PendingOffer; level: 3 | 4 }) {
  const say = useSay()
  const zone = useOwnZone()
  const { connection_id, name, since, until } = offer
  const day = dateWords(until, 'day', say.locale)
  return (
    <AnswerRow
      icon={clock}
      level={level}
      title={say(words.offer, { name })}
      facts={
        <>
          <p>{say(words.since, { day: dateWords(since, 'day', say.locale, zone) })}</p>
          <p>{say(words.offerNext, { name, day })}</p>
        </>
      }
      actions={[{ label: words.seeOffer, href: `/family/dashboard/connections/${connection_id}` }]}
    />
  )
}

/** What our staff gave back, and where it is put right. */
function Returned({ queue, level }: { queue: string; level: 3 | 4 }) {
  const say = useSay()
  const kind = pendingKind(queue)
  if (!kind?.returned) return null
  return (
    <AnswerRow
      icon={warning}
      tone="warn"
      level={level}
      title={say(kind.returned)}
      actions={[{ label: kind.see, href: kind.href }]}
    />
  )
}
