import { nextInQueue, queueWith } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import { message } from '@homecare/sdk/kit'
import {
  createReviewDecision,
  createReviewQueue,
  getReviewToRead,
  listReviewsToRead,
  reviewDecisions,
  reviewReasons,
  type ReviewAsk,
  type ReviewQueue,
  type ReviewToRead,
} from '@homecare/sdk/reviews'
import { staffDeskTexts, staffReviewTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { DateText } from '../kit/DateText'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Rating } from '../kit/figures/Rating'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { DecisionForm } from '../people/DecisionForm'
import { QueuePage } from '../people/QueuePage'
import { useDecided } from '../people/useDecided'
import { AnswerText } from './ReviewItem'

interface ReviewsData {
  readonly waiting: readonly ReviewToRead[]
  /** The number of the one that is open; null of one of which nothing waits any more. */
  readonly open: { readonly id: number; readonly review: ReviewToRead | null } | null
  readonly now: string
}

export const load: Load<ReviewsData> = async ({ care, params, signal }) => {
  const id = Number(params['reviewId'] ?? 0)
  const [waiting, review] = await Promise.all([
    care.call(listReviewsToRead, {}, { signal }),
    id ? goneAsNull(care.call(getReviewToRead, { id }, { signal })) : null,
  ])
  return {
    waiting: queueWith(waiting, review),
    open: id ? { id, review } : null,
    now: new Date().toISOString(),
  }
}
export const head: HeadOf<ReviewsData> = () => ({ title: words.title })

/** What of a review waits, as a list names it. */
const waits: Readonly<Record<ReviewAsk, Text>> = {
  words: words.asksWords,
  answer: words.asksAnswer,
  report: words.asksReport,
}

/** Staff: reviews, answers to them and reports of them, decided here. */
export default function StaffReviewsScreen({ data }: ScreenProps<ReviewsData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [queue] = useState(() => createReviewQueue(care, toasts, data.waiting))
  useTakeIn(queue.set, data.waiting)
  const waiting = useValue(queue.waiting)
  const review = data.open && waiting.find(({ id }) => id === data.open?.id)
  const decided = useDecided(queue, ({ id }) => `/staff/reviews/${id}`)
  return (
    <QueuePage
      title={words.title}
      lead={words.lead}
      href="/staff/reviews"
      now={data.now}
      decided={decided}
      open={data.open && { id: data.open.id, name: review?.name ?? say(staffDeskTexts.ended) }}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/reviews/${one.id}`,
        name: one.name,
        facts: one.asks.map((ask) => waits[ask]),
        since: one.since,
      }))}
    >
      {data.open &&
        (review ? (
          <Review key={`${review.id} ${review.seen} ${review.asks.join()}`} queue={queue} review={review} />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

/** A review, with what waits of it. */
function Review({ queue, review }: { queue: ReviewQueue; review: ReviewToRead }) {
  const say = useSay()
  const about = review.asks[0]!
  return (
    <Card as="article">
      <h2>{say(waits[about])}</h2>
      <p className="soft">
        {review.family ? (
          <Link href={`/staff/people/${review.family}`}>{say(words.by, { name: review.reviewer })}</Link>
        ) : (
          say(words.by, { name: review.reviewer })
        )}{' '}
        · <Link href={`/staff/people/${review.person}`}>{say(words.about, { name: review.name })}</Link>
      </p>
      <p className="row">
        <Rating value={review.rating} />
        <span className="soft small">
          <DateText value={review.created} />
        </span>
      </p>
      <p className="review-words">{review.review_text}</p>
      {review.answer && <AnswerText name={review.name} text={review.answer} />}
      {about === 'report' && review.report && (
        <>
          <h3>{say(words.report, { name: review.name })}</h3>
          <p>{say(reviewReasons.get(review.report.reason).label)}</p>
          {review.report.note && <p className="review-words">{review.report.note}</p>}
        </>
      )}
      <Decision queue={queue} review={review} about={about} />
      {about !== 'answer' && <p className="soft small">{say(words.rule)}</p>}
    </Card>
  )
}

const asked: Readonly<Record<ReviewAsk, Text>> = {
  words: words.decideWords,
  answer: words.decideAnswer,
  report: words.decideReport,
}

interface DecisionProps {
  queue: ReviewQueue
  review: ReviewToRead
  about: ReviewAsk
}

function Decision({ queue, review, about }: DecisionProps) {
  const { navigation } = useApp()
  const [form] = useState(() => createReviewDecision(queue, review, about))
  const decision = useValue(form.fields.decision.value)
  const writer = about === 'answer' ? review.name : review.reviewer
  const goOn = () => {
    const waiting = queue.waiting.peek()
    // More of the same review may wait: it stays open.
    if (waiting.some(({ id }) => id === review.id)) return
    const next = nextInQueue(waiting, review.id)
    const path: PageHref = next ? `/staff/reviews/${next.id}` : '/staff/reviews'
    void navigation.go(path, { evenUnsaved: true })
  }
  return (
    <DecisionForm
      form={form}
      decisions={reviewDecisions[about].map((id) => ({ id, label: words[id] }))}
      words={{ decide: asked[about], save: words.save }}
      onDecided={goOn}
    >
      {decision === 'removed' && (
        <RadioGroup
          form={form}
          name="reason"
          label={words.reason}
          hint={message(words.reasonHint, { name: writer })}
          options={reviewReasons.entries.map(({ id, label }) => ({ value: id as string, label }))}
          required
        />
      )}
    </DecisionForm>
  )
}
