import type { Review } from '@homecare/sdk/caregivers'
import { reviewAnswerTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { DateText } from '../kit/DateText'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import './ReviewItem.css'

interface ReviewItemProps {
  review: Review
  /** Beside who wrote it: how it stands. */
  mark?: ReactNode
  /** Below it, in the place of the answer as everybody sees it. */
  children?: ReactNode
}

/** What one family wrote. */
export function ReviewItem({ review, mark, children }: ReviewItemProps) {
  return (
    <li className="stack review" data-gap="small">
      <p className="row">
        <Rating value={review.rating} />
        <strong>{review.reviewer}</strong>
        <span className="soft small">
          <DateText value={review.created} />
        </span>
        {mark}
      </p>
      <p className="review-words">{review.review_text}</p>
      {children}
    </li>
  )
}

/** What the caregiver answered. */
export function AnswerText({ name, text }: { name: string; text: string }) {
  const say = useSay()
  return (
    <div className="review-answer">
      <p className="small">
        <strong>{say(reviewAnswerTexts.answerOf, { name })}</strong>
      </p>
      <p className="review-words">{text}</p>
    </div>
  )
}
