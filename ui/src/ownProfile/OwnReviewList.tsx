import type { Review } from '@homecare/sdk/caregivers'
import { ownProfileTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { ReviewItem } from '../profile/ReviewItem'

/** Her own reviews, those that wait for approval too. */
export function OwnReviewList({ reviews }: { reviews: readonly Review[] }) {
  const say = useSay()
  return (
    <ul className="list" data-look="lines" role="list">
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          mark={!review.approved && <Badge tone="warn">{say(ownProfileTexts.waitsForApproval)}</Badge>}
        />
      ))}
    </ul>
  )
}
