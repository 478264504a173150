import type { Review } from '@homecare/sdk/caregivers'
import { answerReview } from '@homecare/sdk/reviews'
import { action, sayFailure } from '@homecare/sdk/kit'
import { familyReviewTexts, ownProfileTexts, reviewAnswerTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { useValue } from '../kit/useValue'
import { ReviewItem } from '../reviews/ReviewItem'

const AnswerDialog = lazy(() => import('../reviews/AnswerDialog'))
const ReportReviewDialog = lazy(() => import('../reviews/ReportReviewDialog'))

/** Their own reviews, those that wait for approval too, with their answers. */
export function OwnReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="list" data-look="lines" role="list">
      {reviews.map((review) => (
        <OwnReview key={review.id} review={review} />
      ))}
    </ul>
  )
}

function OwnReview({ review: loaded }: { review: Review }) {
  const say = useSay()
  const [saved, setSaved] = useState<{ of: Review; now: Review } | null>(null)
  const [open, setOpen] = useState<'answer' | 'report' | 'remove' | null>(null)
  const review = saved?.of === loaded ? saved.now : loaded
  const { reviewer: name, answer, approved, reported } = review
  const place = useFocusGoesIn(open !== null)
  const close = () => setOpen(null)
  const took = (now: Review) => setSaved({ of: loaded, now })
  return (
    <ReviewItem
      review={review}
      mark={!approved && <Badge tone="warn">{say(ownProfileTexts.waitsForApproval)}</Badge>}
    >
      {answer && (
        <div className="review-answer">
          <p className="row small">
            <strong>{say(words.yours)}</strong>
            {answer.state === 'waits' && <Badge tone="warn">{say(words.waits)}</Badge>}
          </p>
          <p className="review-words">{answer.text}</p>
          {answer.state === 'returned' && (
            <p>
              {say(familyReviewTexts.returned)} {answer.note}
            </p>
          )}
        </div>
      )}
      {approved && (
        <div ref={place} className="row">
          <Button
            look="quiet"
            aria-label={say(answer ? words.changeTo : words.answerTo, { name })}
            onClick={() => setOpen('answer')}
          >
            {say(answer ? words.change : words.answer)}
          </Button>
          {answer && (
            <Button look="plain" aria-label={say(words.removeTo, { name })} onClick={() => setOpen('remove')}>
              {say(words.remove)}
            </Button>
          )}
          {!reported && (
            <Button look="plain" aria-label={say(words.reportOf, { name })} onClick={() => setOpen('report')}>
              {say(words.report)}
            </Button>
          )}
        </div>
      )}
      <p className="soft" role="status">
        {approved && reported && say(words.reported)}
      </p>
      <Suspense>
        {open === 'answer' && <AnswerDialog review={review} onSaved={took} onClose={close} />}
        {open === 'report' && <ReportReviewDialog review={review} onSaved={took} onClose={close} />}
        {open === 'remove' && <RemoveAnswer review={review} onSaved={took} onClose={close} />}
      </Suspense>
    </ReviewItem>
  )
}

interface RemoveAnswerProps {
  review: Review
  onSaved: (now: Review) => void
  onClose: () => void
}

function RemoveAnswer({ review, onSaved, onClose }: RemoveAnswerProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [removal] = useState(() =>
    action(() => care.call(answerReview, { id: review.id, body: { answer: null } }), {
      done(now) {
        toasts.success(words.removed)
        onSaved(now)
        onClose()
      },
      failed: sayFailure(toasts),
    }),
  )
  return (
    <ConfirmDialog
      title={say(words.removeTo, { name: review.reviewer })}
      confirm={words.remove}
      danger
      busy={useValue(removal.busy)}
      onConfirm={() => removal.run()}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{say(words.removeHint)}</p>
    </ConfirmDialog>
  )
}
