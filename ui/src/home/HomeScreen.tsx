import { homeTexts, pageTexts, pageTitles, uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { CaregiverCard } from '../caregivers/CaregiverCard'
import { useNavigation, useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Avatar } from '../kit/figures/Avatar'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { heart, message, shield } from '../kit/icons/care'
import { search } from '../kit/icons/basic'
import { Link, A } from '../kit/Link'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useValue } from '../kit/useValue'
import { telHref } from '../kit/telHref'
import { PlaceForm } from '../places/PlaceForm'
import type { CountedLink, HomeData } from './homePage'
import { Kitchen } from './Kitchen'
import './HomeScreen.css'

export const load: Load<HomeData | null> = async (context) => {
  const { loadHomePage } = await import('./homePage')
  return loadHomePage(context)
}

export const head: HeadOf<HomeData | null> = (_, { origin }) => ({
  title: pageTitles.home,
  description: pageTexts.metaDescription,
  canonical: '/',
  ...(import.meta.env.SSR && {
    structured: [
      {
        '@type': 'WebSite',
        url: origin,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/caregivers-search?place={place}`,
          'query-input': 'required name=place',
        },
      },
    ],
  }),
})

/** The front page: what this is, a place to start from, and what the data tells. */
export default function HomeScreen({ data }: ScreenProps<HomeData | null>) {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <div className="home">
      <div className="home-hero">
        <div className="home-hero-inner">
          <div className="home-words">
            <h1 tabIndex={-1}>{say(homeTexts.title)}</h1>
            <p className="lead">{say(homeTexts.lead)}</p>
            <div className="card home-start">
              <PlaceForm
                label={homeTexts.place}
                hint={homeTexts.placeHint}
                action={homeTexts.findCaregivers}
              />
            </div>
            {data && (
              <p className="home-figures">
                <strong>{say(data.figures)}</strong>
                {data.reviewFigures && <span>{say(data.reviewFigures)}</span>}
              </p>
            )}
          </div>
          <Kitchen label={say(homeTexts.illustration)} />
        </div>
      </div>
      <div className="page home-body">
        {data ? (
          <Featured data={data} />
        ) : (
          <Banner
            tone="warn"
            actions={
              <Button look="quiet" onClick={navigation.reload}>
                {say(uiTexts.tryAgain)}
              </Button>
            }
          >
            {say(homeTexts.notLoaded)}
          </Banner>
        )}
        <HowItWorks />
        {data && <Quotes quotes={data.quotes} />}
        <Ways />
        {data && (
          <>
            <Links title={say(homeTexts.needs)} links={data.needs} />
            <Links
              title={say(homeTexts.cities)}
              links={data.cities}
              aside={
                <Link href="/caregivers" look="line">
                  {say(homeTexts.allPlaces)}
                </Link>
              }
            />
          </>
        )}
      </div>
    </div>
  )
}

function Featured({ data }: { data: HomeData }) {
  const say = useSay()
  if (data.featured.length === 0) return null
  return (
    <Section
      title={say(data.featuredTitle)}
      aside={
        <Link href="/caregivers-search" look="line">
          {say(homeTexts.seeAll)}
        </Link>
      }
    >
      <ul className="home-featured" role="list">
        {data.featured.map((card) => (
          <li key={card.id}>
            <CaregiverCard card={card} here="/" level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const steps = [
  { icon: search, title: homeTexts.step1, text: homeTexts.step1Text },
  { icon: message, title: homeTexts.step2, text: homeTexts.step2Text },
  { icon: heart, title: homeTexts.step3, text: homeTexts.step3Text },
] as const

function HowItWorks() {
  const say = useSay()
  return (
    <Section title={say(homeTexts.stepsTitle)}>
      <ol className="home-steps" role="list">
        {steps.map(({ icon, title, text }) => (
          <li key={title[0]}>
            <span className="home-step-icon">
              <Icon of={icon} />
            </span>
            <h3>{say(title)}</h3>
            <p className="soft">{say(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Quotes({ quotes }: { quotes: HomeData['quotes'] }) {
  const say = useSay()
  if (quotes.length === 0) return null
  return (
    <Section title={say(homeTexts.quotes)}>
      <ul className="home-quotes" role="list">
        {quotes.map(({ id, text, by, photo, name, href }) => (
          <li key={id}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <Avatar name={name} src={photo} size="small" />
                <A href={href}>{say(by)}</A>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Three ways in: looking for care, giving it, and having it through a plan. */
function Ways() {
  const say = useSay()
  const phone = useValue(useSession().supportPhone)
  return (
    <Section title={say(homeTexts.ways)}>
      <div className="home-ways">
        <div className="card">
          <h3>{say(homeTexts.families)}</h3>
          <p className="soft">{say(homeTexts.familiesText)}</p>
          <Link href="/family-signup" look="primary">
            {say(homeTexts.familiesAction)}
          </Link>
        </div>
        <div className="card">
          <h3>{say(homeTexts.caregivers)}</h3>
          <p className="soft">{say(homeTexts.caregiversText)}</p>
          <Link href="/register/caregiver" look="quiet">
            {say(homeTexts.caregiversAction)}
          </Link>
        </div>
        <div className="card">
          <h3>
            <Icon of={shield} /> {say(homeTexts.partners)}
          </h3>
          <p className="soft">{say(homeTexts.partnersText)}</p>
          <p className="row">
            <Link href="/accounts/login" look="quiet">
              {say(homeTexts.partnersAction)}
            </Link>
            <A className="phone" href={telHref(phone)}>
              {phone}
            </A>
          </p>
          <Link href="/employers" look="line">
            {say(homeTexts.employersAction)}
          </Link>
        </div>
      </div>
    </Section>
  )
}

function Links({ title, links, aside }: { title: string; links: readonly CountedLink[]; aside?: ReactNode }) {
  const say = useSay()
  if (links.length === 0) return null
  return (
    <Section title={title} aside={aside}>
      <ul className="home-links" role="list">
        {links.map(({ label, href, count }) => (
          <li key={href}>
            <A className="link" href={href}>
              {say(label)}
            </A>
            <span className="soft small">{say(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
