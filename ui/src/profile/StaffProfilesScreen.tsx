import { providerTypes } from '@homecare/sdk/caregivers'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { createGiveBackForm, createProfileReviews, type ProfileReviews } from '@homecare/sdk/ownProfile'
import { listProfilesToReview, type ProfileToReview } from '@homecare/sdk/profile'
import { pageTitles, staffProfileTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Avatar } from '../kit/figures/Avatar'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { EmptyState } from '../kit/states/EmptyState'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useFocusStays } from '../kit/useFocusStays'
import { useValue } from '../kit/useValue'

type Waiting = readonly ProfileToReview[]

export const load: Load<Waiting> = ({ care, signal }) => care.call(listProfilesToReview, {}, { signal })
export const head: HeadOf<Waiting> = () => ({ title: pageTitles.staffProfiles })

/** Staff: profiles that are finished and wait for a look before families see them. */
export default function StaffProfilesScreen({ data }: ScreenProps<Waiting>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [reviews] = useState(() => createProfileReviews(care, toasts, data))
  useTakeIn(reviews.set, data)
  const waiting = useValue(reviews.waiting)
  useFocusStays(waiting)
  return (
    <Page
      className="staff-profiles"
      width="home"
      title={say(staffProfileTexts.title)}
      lead={say(staffProfileTexts.lead)}
    >
      {waiting.length > 0 ? (
        <List items={waiting} by={({ id }) => id}>
          {(profile) => <Waiter reviews={reviews} profile={profile} />}
        </List>
      ) : (
        <EmptyState title={say(staffProfileTexts.nobody)}>{say(staffProfileTexts.nobodyHint)}</EmptyState>
      )}
    </Page>
  )
}

function Waiter({ reviews, profile }: { reviews: ProfileReviews; profile: ProfileToReview }) {
  const say = useSay()
  const [form] = useState(() => createGiveBackForm(reviews, profile))
  const name = `${profile.first_name} ${profile.last_name}`
  const type = providerTypes.find(profile.provider_types[0])
  const facts = [
    type && say(type.label),
    [profile.city, profile.state].filter(Boolean).join(', '),
    say(message(staffProfileTexts.complete, { score: profile.cg_profile_score })),
  ]
  return (
    <Card as="article">
      <div className="row">
        <Avatar name={name} src={profile.photo} size="large" />
        <div>
          <h2>{name}</h2>
          <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p>{profile.about}</p>
      <div className="row">
        <Button
          look="primary"
          aria-label={say(message(staffProfileTexts.showName, { name }))}
          onClick={() => reviews.decide(profile, { approved: true })}
        >
          {say(staffProfileTexts.show)}
        </Button>
      </div>
      <Form form={form} submit={staffProfileTexts.giveBack}>
        <TextareaField
          form={form}
          name="note"
          label={staffProfileTexts.whatToChange}
          rows={2}
          max={noteMaxLength}
        />
      </Form>
    </Card>
  )
}
