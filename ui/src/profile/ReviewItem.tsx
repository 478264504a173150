import type { Review } from '@homecare/sdk/caregivers'
import type { ReactNode } from 'react'
import { DateText } from '../kit/DateText'
import { Rating } from '../kit/figures/Rating'

/** What one family wrote. */
export function ReviewItem({ review, mark }: { review: Review; mark?: ReactNode }) {
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
      <p>{review.review_text}</p>
    </li>
  )
}
