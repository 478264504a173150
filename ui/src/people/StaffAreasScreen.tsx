import { dateWords, pacificTimeZone } from '@homecare/sdk/kit'
import { areaAudiences, listWaitingAreas, type AreaAudience, type WaitingArea } from '@homecare/sdk/places'
import { waitingAreaTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'

type Areas = readonly WaitingArea[]

export const load: Load<Areas> = ({ care, signal }) => care.call(listWaitingAreas, {}, { signal })
export const head: HeadOf<Areas> = () => ({ title: words.title })

const said = {
  family: { waiting: words.families, there: words.caregiversThere },
  caregiver: { waiting: words.caregivers, there: words.jobsThere },
} as const

/** Staff: where people looked for us in vain, and what is there now. */
export default function StaffAreasScreen({ data }: ScreenProps<Areas>) {
  const say = useSay()
  return (
    <Page width="home" title={say(words.title)} lead={say(words.lead)}>
      {data.length === 0 ? (
        <EmptyState title={say(words.none)}>{say(words.noneHint)}</EmptyState>
      ) : (
        <Card>
          <List items={data} by={({ zip_code, who }) => `${zip_code} ${who}`} look="lines">
            {({ zip_code, city, state, who, waiting, since, nearby }) => {
              const audience: AreaAudience = who === 'caregiver' ? 'caregiver' : 'family'
              const day = dateWords(since, 'day', say.locale, pacificTimeZone)
              return (
                <div>
                  <b>
                    {city}, {state} {zip_code}
                  </b>
                  <p className="soft">
                    {[
                      say.count(said[audience].waiting, waiting),
                      say(words.since, { day }),
                      say.count(said[audience].there, nearby, { miles: areaAudiences.get(audience).miles }),
                    ].join(' · ')}
                  </p>
                </div>
              )
            }}
          </List>
        </Card>
      )}
    </Page>
  )
}
