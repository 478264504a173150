import { action, resource, sayFailure, type Text } from '@homecare/sdk/kit'
import {
  getFamilyReview,
  removeFamilyReview,
  reviewReasons,
  type FamilyReview as Written,
  type FamilyReviewing,
  type ReviewState,
} from '@homecare/sdk/reviews'
import { familyReviewTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { Button } from '../kit/Button'
import { DateText } from '../kit/DateText'
import { Rating } from '../kit/figures/Rating'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { ErrorState } from '../kit/states/ErrorState'
import { useValue } from '../kit/useValue'

const ReviewDialog = lazy(() => import('./ReviewDialog'))

export interface FamilyReviewProps {
  caregiver: number
  /** The caregiver's first name. */
  name: string
  /** What came with the page; without it, it is asked for. */
  loaded?: FamilyReviewing
  /** Of its heading. */
  level?: 2 | 3
}

/** What the family wrote about a caregiver, and the way to write it; nothing for a family that has not hired them. */
export default function FamilyReview({ caregiver, name, loaded, level = 2 }: FamilyReviewProps) {
  const say = useSay()
  const { care } = useApp()
  const [store] = useState(() => {
    const made = resource((signal) => care.call(getFamilyReview, { id: caregiver }, { signal }))
    made.set(loaded)
    return made
  })
  const [open, setOpen] = useState<'write' | 'remove' | null>(null)
  const reviewing = useValue(store.data)
  const error = useValue(store.error)
  const loading = useValue(store.loading)
  useEffect(() => {
    if (loaded) store.set(loaded)
    else void store.load()
  }, [store, loaded])
  const place = useFocusGoesIn(open !== null)
  const close = () => setOpen(null)
  const took = (now: FamilyReviewing) => store.set(now)
  if (error && !reviewing)
    return (
      <Section title={say(words.title)} level={level}>
        <ErrorState level={3} error={error} retry={() => store.reload()} busy={loading} />
      </Section>
    )
  if (!reviewing || (!reviewing.may && !reviewing.review)) return null
  const { review, may } = reviewing
  return (
    <Section title={say(words.title)} level={level}>
      <Card>
        {review ? <Shown review={review} /> : <p>{say(words.ask, { name })}</p>}
        <div ref={place} className="row">
          {may && (
            <Button look="quiet" onClick={() => setOpen('write')}>
              {say(review ? words.change : words.write)}
            </Button>
          )}
          {review && (
            <Button look="plain" onClick={() => setOpen('remove')}>
              {say(words.remove)}
            </Button>
          )}
        </div>
      </Card>
      <Suspense>
        {open === 'write' && <ReviewDialog {...{ caregiver, name, review }} onSaved={took} onClose={close} />}
        {open === 'remove' && <Removal {...{ caregiver, name }} onRemoved={took} onClose={close} />}
      </Suspense>
    </Section>
  )
}

/** How a review stands, in a sentence. */
const standing: Readonly<Record<ReviewState, Text>> = {
  waits: words.waits,
  shown: words.shown,
  returned: words.returned,
  removed: words.tookAway,
}

function Shown({ review: { rating, created, review_text, state, note, reason } }: { review: Written }) {
  const say = useSay()
  const why = reviewReasons.find(reason)?.label
  return (
    <>
      <p className="row">
        <Rating value={rating} />
        <span className="soft small">
          <DateText value={created} />
        </span>
      </p>
      <p className="review-words">{review_text}</p>
      <p className="soft" role="status">
        {say(standing[state])} {state === 'returned' ? note : state === 'removed' && why ? say(why) : ''}
      </p>
    </>
  )
}

interface RemovalProps {
  caregiver: number
  name: string
  onRemoved: (now: FamilyReviewing) => void
  onClose: () => void
}

function Removal({ caregiver, name, onRemoved, onClose }: RemovalProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [removal] = useState(() =>
    action(() => care.call(removeFamilyReview, { id: caregiver }), {
      done(now) {
        toasts.success(words.removed)
        onRemoved(now)
        onClose()
      },
      failed: sayFailure(toasts),
    }),
  )
  return (
    <ConfirmDialog
      title={say(words.removeTitle, { name })}
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
