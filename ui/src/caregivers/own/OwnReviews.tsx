import { profileHref, profileReviewsShown, type MyCaregiver, type ProfileStore } from '@homecare/sdk'
import { ownProfileTexts } from '@homecare/sdk/texts'
import { Badge } from '../../kit/Badge'
import { DateText } from '../../kit/DateText'
import { Link } from '../../kit/Link'
import { Rating } from '../../kit/Rating'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { ProfilePart } from './ProfilePart'

/** The first three reviews, those that wait for approval too (D2 §2, §9). */
export function OwnReviews({ store, profile }: { store: ProfileStore; profile: MyCaregiver }) {
  const say = useSay()
  const reviews = useValue(store.extras.data)?.reviews ?? []
  const { id, user } = profile
  return (
    <ProfilePart
      title={ownProfileTexts.reviews}
      none={ownProfileTexts.noReviews}
      isEmpty={reviews.length === 0}
    >
      <ul className="list" data-look="lines" role="list">
        {reviews.slice(0, profileReviewsShown).map((review) => (
          <li key={review.id}>
            <p className="row">
              <Rating value={review.rating} />
              <strong>{review.reviewer}</strong>
              <span className="soft small">
                <DateText value={review.created} />
              </span>
              {!review.approved && <Badge tone="warn">{say(ownProfileTexts.waitsForApproval)}</Badge>}
            </p>
            <p>{review.review_text}</p>
          </li>
        ))}
      </ul>
      {reviews.length > profileReviewsShown && profile.profile_state_name === 'active' && (
        <p>
          <Link href={`${profileHref({ id, first_name: user.first_name })}#reviews`} look="line">
            {say.count(ownProfileTexts.moreReviews, reviews.length)}
          </Link>
        </p>
      )}
    </ProfilePart>
  )
}
