import { mayViewPage } from '@homecare/sdk/addresses'
import { say as sayIn } from '@homecare/sdk/kit'
import { profileTexts } from '@homecare/sdk/texts'
import { usePlanHref } from '../caregivers/usePlanHref'
import { useApp } from '../frame/app'
import { laterPart } from '../frame/laterPart'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Avatar } from '../kit/figures/Avatar'
import { Badge } from '../kit/figures/Badge'
import { Icon } from '../kit/icons/Icon'
import { right } from '../kit/icons/basic'
import { shield } from '../kit/icons/care'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { Section } from '../kit/layout/Section'
import { CaregiverCard, VettedBadge } from '../caregivers/CaregiverCard'
import { Career } from './Career'
import { LongText } from './LongText'
import { ProfileActions } from './ProfileActions'
import type { ProfileData } from './profilePage'
import { A } from '../kit/Link'

import '../caregivers/choosing.css'
import './ProfileScreen.css'

const Checks = laterPart(() => import('./Checks'))
const FreeWeek = laterPart(() => import('./FreeWeek'))
const ProfileWeek = laterPart(() => import('./ProfileWeek'))
const ProfileReviews = laterPart(() => import('./ProfileReviews'))

export const later = () =>
  Promise.all([ProfileReviews, Checks, FreeWeek, ProfileWeek, VettedBadge].map((part) => part.load()))
export const load: Load<ProfileData> = async (context) => {
  const { loadProfilePage } = await import('./profilePage')
  return loadProfilePage(context)
}

export const head: HeadOf<ProfileData> = (data, { origin, locale }) => ({
  ...data.head,
  ...(import.meta.env.SSR && {
    structured: [
      {
        '@type': 'Person',
        name: data.name,
        jobTitle: sayIn(locale, data.kind),
        url: origin + data.here,
        ...(data.photo && { image: origin + data.photo }),
        ...(data.trail[1] && {
          address: {
            '@type': 'PostalAddress',
            addressLocality: sayIn(locale, data.trail[1].label),
            addressCountry: 'US',
          },
        }),
        ...(data.rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: data.rating,
            reviewCount: data.reviewsCount,
            bestRating: 5,
          },
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: data.trail.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: sayIn(locale, label),
          item: origin + href,
        })),
      },
    ],
  }),
})

/** A caregiver as families and visitors see them. Nothing private is on it. */
export default function ProfileScreen({ data }: ScreenProps<ProfileData>) {
  const say = useSay()
  const { firstName: name } = data
  // A partner's family has no pages of places and of other caregivers to go to.
  const identity = useValue(useApp().session.identity)
  const isPublic = mayViewPage(identity, '/caregivers')
  const planHire = usePlanHref()(`/hire-b2b/${data.id}`)
  const hire =
    planHire ?? (isPublic && identity.user_type === 'family' ? (`/hire/${data.id}` as const) : null)
  return (
    <div className="page profile" data-width="wide">
      {isPublic && (
        <nav className="profile-trail" aria-label={say(profileTexts.places)}>
          {data.trail.map(({ label, href }) => (
            <A key={href} className="link" href={href}>
              {say(label)}
              <Icon of={right} />
            </A>
          ))}
        </nav>
      )}
      <header className="card profile-head">
        <ProfilePhoto data={data} />
        <div className="profile-who">
          <h1 tabIndex={-1}>{data.name}</h1>
          <p className="profile-kind">{say(data.kind)}</p>
          <div className="profile-numbers">
            <ProfileWeek rate={data.rate} />
            <A className="link" href="#reviews">
              <Rating value={data.rating} count={data.reviewsCount} />
            </A>
          </div>
          <ul className="profile-marks" role="list">
            {data.vetted && (
              <li>
                <VettedBadge id={data.id} name={data.name} />
              </li>
            )}
            {data.marks.map((mark) => (
              <li key={mark[0]}>
                <Badge tone="good" icon={shield}>
                  {say(mark)}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
        <ul className="profile-facts soft" role="list">
          {data.facts.map((fact) => (
            <li key={fact[0]}>{say(fact)}</li>
          ))}
        </ul>
        {hire && (
          <p className="profile-hire">
            <A className="button" data-look="tonal" href={hire}>
              {say(profileTexts.hire, { name })}
            </A>
          </p>
        )}
      </header>
      <div className="profile-columns">
        <div className="profile-main">
          {data.about && (
            <Section title={say(profileTexts.about, { name })}>
              <LongText text={data.about} />
            </Section>
          )}
          {data.lists.map(({ title, items }) => (
            <Section key={title[0]} title={say(title)}>
              <ul className="profile-tags" role="list">
                {items.map((item) => (
                  <li key={item[0]}>{say(item)}</li>
                ))}
              </ul>
            </Section>
          ))}
          {(data.free || data.schedule.length > 0) && (
            <Section title={say(profileTexts.schedule)}>
              {data.free && <FreeWeek view={data.free} />}
              <dl className="profile-schedule">
                {data.schedule.map(({ title, items }) => (
                  <div key={title[0]}>
                    <dt>{say(title)}</dt>
                    <dd>{items.map((item) => say(item)).join(', ')}</dd>
                  </div>
                ))}
              </dl>
            </Section>
          )}
          <Checks data={data} />
          <Career icon="experience" title={profileTexts.work} entries={data.work} />
          <Career icon="education" title={profileTexts.education} entries={data.education} />
          <ProfileReviews key={data.id} data={data} />
        </div>
        <ProfileActions key={data.id} data={data} />
      </div>
      {isPublic && data.similar && data.similar.length > 0 && (
        <Section title={say(profileTexts.similar)}>
          <ul className="profile-similar" role="list">
            {data.similar.slice(0, 3).map((card) => (
              <li key={card.id}>
                <CaregiverCard card={card} here={data.here} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** The face; a press shows it in full. */
function ProfilePhoto({ data }: { data: ProfileData }) {
  const say = useSay()
  const { navigation } = useApp()
  const { name, photo, largePhoto } = data
  const face = <Avatar name={name} src={photo} size="huge" eager />
  if (!largePhoto) return face
  return (
    <button
      type="button"
      className="profile-photo"
      aria-label={say(profileTexts.seePhoto, { name })}
      onClick={() =>
        void navigation.openModal('photo', {
          query: { photo: largePhoto },
        })
      }
    >
      {face}
    </button>
  )
}
