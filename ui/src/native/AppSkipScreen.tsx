import { slug } from '@homecare/sdk/kit'
import { listTopCities, stateSlug, type CityCount, type StateCode } from '@homecare/sdk/places'
import { appTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { RowLink } from '../kit/layout/RowLink'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

const citiesShown = 6

export const load: Load<readonly CityCount[]> = ({ care, signal }) =>
  care.call(listTopCities, { body: { limit: citiesShown } }, { signal })
export const head: HeadOf<readonly CityCount[]> = () => ({ title: words.skipTitle })

/** What somebody can look at before they sign up. */
export default function AppSkipScreen({ data: cities }: ScreenProps<readonly CityCount[]>) {
  const say = useSay()
  return (
    <Page width="read" title={say(words.skipTitle)} lead={say(words.skipLead)}>
      <div className="row">
        <Link href="/caregivers-search" look="primary">
          {say(words.allCaregivers)}
        </Link>
        <Link href="/caregiver-jobs" look="quiet">
          {say(words.allJobs)}
        </Link>
        <Link href="/appsignup" look="plain">
          {say(words.signUp)}
        </Link>
      </div>
      <Section title={say(words.skipCities)}>
        <Card>
          {cities.length === 0 ? (
            <p className="soft">{say(words.skipNone)}</p>
          ) : (
            <List items={cities} by={({ city, state }) => `${city} ${state}`} look="lines">
              {({ city, state, caregivers }) => (
                <RowLink
                  href={`/caregivers/${stateSlug(state as StateCode)}/${slug(city)}`}
                  title={`${city}, ${state}`}
                  hint={say.count(words.skipCount, caregivers)}
                />
              )}
            </List>
          )}
        </Card>
      </Section>
    </Page>
  )
}
