import type { Review } from '@homecare/sdk/caregivers'
import { profileTexts, uiTexts } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { useApp, useSession } from '../frame/app'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { star } from '../kit/icons/basic'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { Section } from '../kit/layout/Section'
import { PartFailed } from './Career'
import type { ProfileData } from './profilePage'
import { AnswerText, ReviewItem } from '../reviews/ReviewItem'

const FamilyReview = lazy(() => import('../reviews/FamilyReview'))

/** How families rated them, and what they wrote: the latest first, more on demand. */
export default function ProfileReviews({ data }: { data: ProfileData }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [more, setMore] = useState<readonly Review[]>([])
  const isFamily = useValue(useSession().identity).user_type === 'family'
  const { reviews } = data
  const shown = [...(reviews?.data ?? []), ...more]

  const loadMore = async () => {
    try {
      const { loadReviews } = await import('./profilePage')
      const next = await loadReviews(care, data.id, shown.length)
      setMore([...more, ...next.filter(({ id }) => !shown.some((one) => one.id === id))])
    } catch {
      toasts.error(uiTexts.couldNotLoadHint)
    }
  }

  return (
    <Section title={say(profileTexts.reviews)} className="profile-reviews">
      <span id="reviews" />
      {!reviews ? (
        <PartFailed />
      ) : reviews.records === 0 ? (
        <p className="soft">{say(profileTexts.noReviews)}</p>
      ) : (
        <>
          <div className="profile-stars">
            <Rating value={data.rating} count={reviews.records} />
            <ul role="list">
              {[5, 4, 3, 2, 1].map((stars) => {
                const count = reviews.distribution[stars - 1] ?? 0
                return (
                  <li key={stars}>
                    <span className="hidden">{say.count(profileTexts.starsOf, count, { stars })}</span>
                    <span aria-hidden="true">
                      {stars} <Icon of={star} />
                    </span>
                    <meter min={0} max={reviews.records} value={count} aria-hidden="true" />
                    <span aria-hidden="true">{count}</span>
                  </li>
                )
              })}
            </ul>
          </div>
          <ul className="list" data-look="lines" role="list">
            {shown.map((review) => (
              <ReviewItem key={review.id} review={review}>
                {review.answer && <AnswerText name={data.firstName} text={review.answer.text} />}
              </ReviewItem>
            ))}
          </ul>
          {shown.length < reviews.records && (
            <div>
              <Button onClick={loadMore}>{say(profileTexts.moreReviews)}</Button>
            </div>
          )}
        </>
      )}
      {isFamily && (
        <Suspense>
          <FamilyReview caregiver={data.id} name={data.firstName} level={3} />
        </Suspense>
      )}
    </Section>
  )
}
