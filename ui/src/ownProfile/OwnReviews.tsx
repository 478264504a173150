import { profileReviewsShown } from '@homecare/sdk/caregivers'
import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { ownProfileTexts } from '@homecare/sdk/texts'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { OwnReviewList } from './OwnReviewList'
import { ProfilePart } from './ProfilePart'

/** The first three reviews; the others stand on a page of their own. */
export function OwnReviews({ store }: { store: ProfileStore }) {
  const say = useSay()
  const reviews = useValue(store.extras.data)?.reviews ?? []
  return (
    <ProfilePart
      title={ownProfileTexts.reviews}
      none={ownProfileTexts.noReviews}
      isEmpty={reviews.length === 0}
      aside={
        <Link href="/invites" look="plain">
          {say(ownProfileTexts.invite)}
        </Link>
      }
    >
      <OwnReviewList reviews={reviews.slice(0, profileReviewsShown)} />
      {reviews.length > profileReviewsShown && (
        <p>
          <Link href="/caregiver/reviews" look="line">
            {say.count(ownProfileTexts.moreReviews, reviews.length)}
          </Link>
        </p>
      )}
    </ProfilePart>
  )
}
