import { getPersonRecord, nextInQueue, type PersonRecord } from '@homecare/sdk/account'
import { providerTypes } from '@homecare/sdk/caregivers'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { createGiveBackForm, createProfileReviews, type ProfileReviews } from '@homecare/sdk/ownProfile'
import { listProfilesToReview, type ProfileToReview } from '@homecare/sdk/profile'
import { pageTitles, staffDeskTexts, staffProfileTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { Avatar } from '../kit/figures/Avatar'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { PersonEvidence } from '../people/PersonEvidence'
import { QueuePage } from '../people/QueuePage'
import { useDecided } from '../people/useDecided'

interface ProfilesData {
  readonly waiting: readonly ProfileToReview[]
  /** The number of the one that is open, and whose it is; null of one that waits no more. */
  readonly open: { readonly id: number; readonly person: PersonRecord | null } | null
  readonly now: string
}

export const load: Load<ProfilesData> = async ({ care, params, signal }) => {
  const waiting = await care.call(listProfilesToReview, {}, { signal })
  const id = Number(params['userId'] ?? 0)
  const waits = waiting.some((profile) => profile.id === id)
  const person = waits ? await care.call(getPersonRecord, { id }, { signal }) : null
  return { waiting, open: id ? { id, person } : null, now: new Date().toISOString() }
}
export const head: HeadOf<ProfilesData> = () => ({ title: pageTitles.staffProfiles })

/** Staff: profiles that are finished and wait for a look before families see them, and the one that is open. */
export default function StaffProfilesScreen({ data }: ScreenProps<ProfilesData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [reviews] = useState(() => createProfileReviews(care, toasts, data.waiting))
  useTakeIn(reviews.set, data.waiting)
  const waiting = useValue(reviews.waiting)
  const profile = data.open && waiting.find(({ id }) => id === data.open?.id)
  const name = profile ? nameOf(profile) : say(staffDeskTexts.ended)
  const decided = useDecided(reviews, ({ id }) => `/staff/profiles/${id}`)
  return (
    <QueuePage
      title={staffProfileTexts.title}
      lead={staffProfileTexts.lead}
      href="/staff/profiles"
      now={data.now}
      decided={decided}
      open={data.open && { id: data.open.id, name }}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/profiles/${one.id}`,
        name: nameOf(one),
        facts: [[one.city, one.state].filter(Boolean).join(', ')],
        since: one.waits_since,
      }))}
    >
      {data.open &&
        (profile && data.open.person ? (
          <Looked
            key={profile.id}
            reviews={reviews}
            profile={profile}
            person={data.open.person}
            now={data.now}
          />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

const nameOf = ({ first_name, last_name }: ProfileToReview) => `${first_name} ${last_name}`.trim()

interface LookedProps {
  reviews: ProfileReviews
  profile: ProfileToReview
  person: PersonRecord
  now: string
}

/** A profile with all that it is judged by: photo, words, licenses, rate, services and checks. */
function Looked({ reviews, profile, person, now }: LookedProps) {
  const say = useSay()
  const { navigation } = useApp()
  const [form] = useState(() => createGiveBackForm(reviews, profile))
  useUnsaved(form.dirty)
  const [busy, setBusy] = useState(false)
  const name = nameOf(profile)
  const type = providerTypes.find(profile.provider_types[0])
  const goOn = () => {
    const next = nextInQueue(reviews.waiting.peek(), profile.id)
    void navigation.go(next ? `/staff/profiles/${next.id}` : '/staff/profiles', { evenUnsaved: true })
  }
  const facts = [
    type && say(type.label),
    say(message(staffProfileTexts.complete, { score: profile.cg_profile_score })),
  ]
  return (
    <>
      <Card as="article">
        <div className="row">
          <Avatar name={name} src={profile.photo} size="large" />
          <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <p>{profile.about}</p>
      </Card>
      <PersonEvidence person={person} now={now} />
      <div className="row">
        <Button
          look="primary"
          busy={busy}
          aria-label={say(message(staffProfileTexts.showName, { name }))}
          onClick={async () => {
            setBusy(true)
            await reviews.decide(profile, { approved: true })
            setBusy(false)
            if (!reviews.waiting.peek().includes(profile)) goOn()
          }}
        >
          {say(staffProfileTexts.show)}
        </Button>
      </div>
      <Section title={say(staffProfileTexts.giveBack)}>
        <Form form={form} submit={staffProfileTexts.giveBack} onAccepted={goOn}>
          <TextareaField
            form={form}
            name="note"
            label={staffProfileTexts.whatToChange}
            rows={2}
            max={noteMaxLength}
          />
        </Form>
      </Section>
    </>
  )
}
