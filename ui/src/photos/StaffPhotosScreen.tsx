import { getPersonRecord, nextInQueue, type PersonRecord } from '@homecare/sdk/account'
import { photoRefusals } from '@homecare/sdk/caregivers'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import {
  createPhotoReviews,
  createRefusalForm,
  listPhotosToReview,
  type PhotoReviews,
  type PhotoToReview,
} from '@homecare/sdk/photos'
import { pageTitles, photoReviewTexts, staffDeskTexts } from '@homecare/sdk/texts'
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
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { PersonEvidence } from '../people/PersonEvidence'
import { QueuePage } from '../people/QueuePage'
import { useDecided } from '../people/useDecided'
import './StaffPhotosScreen.css'

interface PhotosData {
  readonly waiting: readonly PhotoToReview[]
  /** The number of whose photo is open, and their record; null of one that waits no more. */
  readonly open: { readonly id: number; readonly person: PersonRecord | null } | null
  readonly now: string
}

export const load: Load<PhotosData> = async ({ care, params, signal }) => {
  const waiting = await care.call(listPhotosToReview, {}, { signal })
  const id = Number(params['userId'] ?? 0)
  const waits = waiting.some((photo) => photo.id === id)
  const person = waits ? await care.call(getPersonRecord, { id }, { signal }) : null
  return { waiting, open: id ? { id, person } : null, now: new Date().toISOString() }
}
export const head: HeadOf<PhotosData> = () => ({ title: pageTitles.staffPhotos })

/** Staff: new photos that wait for a look before others see them, and the one that is open. */
export default function StaffPhotosScreen({ data }: ScreenProps<PhotosData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [reviews] = useState(() => createPhotoReviews(care, toasts, data.waiting))
  useTakeIn(reviews.set, data.waiting)
  const waiting = useValue(reviews.waiting)
  const photo = data.open && waiting.find(({ id }) => id === data.open?.id)
  const decided = useDecided(reviews, ({ id }) => `/staff/photos/${id}`)
  return (
    <QueuePage
      title={photoReviewTexts.title}
      lead={photoReviewTexts.lead}
      href="/staff/photos"
      now={data.now}
      decided={decided}
      open={data.open && { id: data.open.id, name: photo ? nameOf(photo) : say(staffDeskTexts.ended) }}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/photos/${one.id}`,
        name: nameOf(one),
        facts: [],
        since: one.uploaded_at,
      }))}
    >
      {data.open &&
        (photo && data.open.person ? (
          <>
            <Waiter key={`${photo.id} ${photo.version}`} reviews={reviews} photo={photo} />
            <PersonEvidence person={data.open.person} now={data.now} />
          </>
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

const nameOf = ({ first_name, last_name }: PhotoToReview) => `${first_name} ${last_name}`.trim()

function Waiter({ reviews, photo }: { reviews: PhotoReviews; photo: PhotoToReview }) {
  const say = useSay()
  const [form] = useState(() => createRefusalForm(reviews, photo))
  useUnsaved(form.dirty)
  const { navigation } = useApp()
  const name = nameOf(photo)
  const goOn = () => {
    const next = nextInQueue(reviews.waiting.peek(), photo.id)
    void navigation.go(next ? `/staff/photos/${next.id}` : '/staff/photos', { evenUnsaved: true })
  }
  return (
    <Card as="article" className="staff-photo">
      <h2>{say(photoReviewTexts.photoOf, { name })}</h2>
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
            onClick={async () => {
              await reviews.decide(photo, { approved: true })
              if (!reviews.waiting.peek().includes(photo)) goOn()
            }}
          >
            {say(photoReviewTexts.show)}
          </Button>
        </div>
      </div>
      <Form form={form} submit={photoReviewTexts.refuse} onAccepted={goOn}>
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
