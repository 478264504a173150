import { say as sayIn } from '@homecare/sdk/kit'
import { placesTexts, searchTexts } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { NothingFound } from '../kit/art/NothingFound'
import { EmptyState } from '../kit/states/EmptyState'
import { Icon } from '../kit/icons/Icon'
import { right } from '../kit/icons/basic'
import { Link, A } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { PlaceForm } from '../places/PlaceForm'
import type { PlacesData } from './placesPage'

import './PlacesScreen.css'

export const load: Load<PlacesData> = async (context) => {
  const { loadPlacesPage } = await import('./placesPage')
  return loadPlacesPage(context)
}

export const head: HeadOf<PlacesData> = ({ head: words, trail, title }, { origin, locale }) => ({
  ...words,
  structured: [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...trail, { label: title, href: words.canonical ?? '/caregivers' }].map(
        ({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: sayIn(locale, label),
          item: origin + href,
        }),
      ),
    },
  ],
})

/** Where caregivers are: states, their cities and counties, each with how many. */
export default function PlacesScreen({ data }: ScreenProps<PlacesData>) {
  const say = useSay()
  const groups = data.groups.filter(({ links }) => links.length > 0)
  return (
    <Page className="places" title={say(data.title)} lead={data.lead && say(data.lead)}>
      {data.trail.length > 0 && (
        <nav className="places-trail" aria-label={say(placesTexts.country)}>
          {data.trail.map(({ label, href }) => (
            <A key={href} className="link" href={href}>
              {say(label)}
              <Icon of={right} />
            </A>
          ))}
        </nav>
      )}
      <PlaceForm compact />
      {groups.length === 0 && (
        <EmptyState
          art={<NothingFound />}
          title={say(placesTexts.none, { place: say(data.place) })}
          actions={
            <>
              <Link href="/caregivers" look="primary">
                {say(searchTexts.allPlaces)}
              </Link>
              <Link href="/family-signup" look="quiet">
                {say(searchTexts.tellUs)}
              </Link>
            </>
          }
        >
          {say(placesTexts.noneHint)}
        </EmptyState>
      )}
      {groups.map(({ title, links }) => (
        <Section key={title[0]} title={say(title)}>
          <ul className="places-list" role="list">
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
      ))}
    </Page>
  )
}
