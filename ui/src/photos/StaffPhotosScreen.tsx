import { photoRefusals } from '@homecare/sdk/caregivers'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import {
  createPhotoReviews,
  createRefusalForm,
  listPhotosToReview,
  type PhotoReviews,
  type PhotoToReview,
} from '@homecare/sdk/photos'
import { pageTitles, photoReviewTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { useUnsaved } from '../frame/useUnsaved'
import { Avatar } from '../kit/figures/Avatar'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { EmptyState } from '../kit/states/EmptyState'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useFocusStays } from '../kit/useFocusStays'
import { useValue } from '../kit/useValue'
import './StaffPhotosScreen.css'

type Waiting = readonly PhotoToReview[]

export const load: Load<Waiting> = ({ care, signal }) => care.call(listPhotosToReview, {}, { signal })
export const head: HeadOf<Waiting> = () => ({ title: pageTitles.staffPhotos })

/** Staff: new photos that wait for a look before others see them. */
export default function StaffPhotosScreen({ data }: ScreenProps<Waiting>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [reviews] = useState(() => createPhotoReviews(care, toasts, data))
  useTakeIn(reviews.set, data)
  const waiting = useValue(reviews.waiting)
  useFocusStays(waiting)
  return (
    <Page
      className="staff-photos"
      width="home"
      title={say(photoReviewTexts.title)}
      lead={say(photoReviewTexts.lead)}
    >
      {waiting.length > 0 ? (
        <List items={waiting} by={({ id, version }) => `${id} ${version}`}>
          {(photo) => <Waiter reviews={reviews} photo={photo} />}
        </List>
      ) : (
        <EmptyState title={say(photoReviewTexts.nobody)}>{say(photoReviewTexts.nobodyHint)}</EmptyState>
      )}
    </Page>
  )
}

function Waiter({ reviews, photo }: { reviews: PhotoReviews; photo: PhotoToReview }) {
  const say = useSay()
  const [form] = useState(() => createRefusalForm(reviews, photo))
  useUnsaved(form.dirty)
  const name = `${photo.first_name} ${photo.last_name}`
  return (
    <Card as="article" className="staff-photo">
      <h2>{name}</h2>
      <div className="staff-photo-pictures">
        <img src={photo.photo} alt={say(photoReviewTexts.photoOf, { name })} width={768} height={768} />
        <div>
          <p>{say(photoReviewTexts.question)}</p>
          {photo.shown ? (
            <p className="row">
              <Avatar name={name} src={photo.shown} size="large" />
              <span className="soft">{say(photoReviewTexts.shownNow)}</span>
            </p>
          ) : (
            <p className="soft">{say(photoReviewTexts.noneNow)}</p>
          )}
          <Button
            look="primary"
            aria-label={say(message(photoReviewTexts.showName, { name }))}
            onClick={() => reviews.decide(photo, { approved: true })}
          >
            {say(photoReviewTexts.show)}
          </Button>
        </div>
      </div>
      <Form form={form} submit={photoReviewTexts.refuse}>
        <SelectField form={form} name="refusal" label={photoReviewTexts.reason} options={reasons} required />
        <TextareaField
          form={form}
          name="note"
          label={photoReviewTexts.note}
          rows={2}
          max={noteMaxLength}
          optional
        />
      </Form>
    </Card>
  )
}

const reasons = photoRefusals.map(({ id, label }) => ({ value: id, label }))
