import type { Review } from '@homecare/sdk/caregivers'
import { getOwnCaregiver, listOwnReviews } from '@homecare/sdk/ownProfile'
import { ownProfileTexts, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { EmptyState } from '../kit/states/EmptyState'
import { Page } from '../kit/layout/Page'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import { OwnReviewList } from './OwnReviewList'

interface OwnReviewsData {
  readonly rating: number | null
  /** How many families see. */
  readonly count: number
  readonly reviews: readonly Review[]
}

export const load: Load<OwnReviewsData> = async ({ care, signal }) => {
  const [{ avg_rating: rating, reviews_count: count }, reviews] = await Promise.all([
    care.call(getOwnCaregiver, {}, { signal }),
    care.call(listOwnReviews, {}, { signal }),
  ])
  return { rating, count, reviews }
}
export const head: HeadOf<OwnReviewsData> = () => ({ title: pageTitles.ownReviews })

/** All that families wrote about them, beyond the three that their profile shows. */
export default function OwnReviewsScreen({ data }: ScreenProps<OwnReviewsData>) {
  const say = useSay()
  const { rating, count, reviews } = data
  return (
    <Page
      className="own-reviews"
      width="read"
      title={say(pageTitles.ownReviews)}
      lead={<Rating value={rating} count={count} />}
    >
      {reviews.length === 0 ? (
        <EmptyState title={say(ownProfileTexts.reviews)}>{say(ownProfileTexts.noReviews)}</EmptyState>
      ) : (
        <OwnReviewList reviews={reviews} />
      )}
    </Page>
  )
}
