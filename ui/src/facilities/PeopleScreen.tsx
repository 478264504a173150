import {
  facilityPeopleViewIds,
  listFacilityPeople,
  type FacilityPeopleView,
  type FacilityPerson,
} from '@homecare/sdk/facilities'
import { facilityPeopleTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { MessageLink } from '../hiring/MessageLink'
import { PersonRow } from '../hiring/PersonRow'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Pagination } from '../kit/layout/Pagination'
import { Tabs } from '../kit/layout/Tabs'
import { EmptyState } from '../kit/states/EmptyState'
import { useSay } from '../kit/say'
import { PersonFacts, StandingBadge } from './PersonFacts'
import { nameOf } from './boardWords'

interface PeopleData {
  readonly view: FacilityPeopleView
  readonly people: readonly FacilityPerson[]
  readonly records: number
  readonly page: number
}

const perPage = 20

export const load: Load<PeopleData> = async ({ care, query, signal }) => {
  const view = facilityPeopleViewIds.find((id) => id === query.get('view')) ?? 'known'
  const page = Math.max(1, Math.floor(Number(query.get('page')) || 1))
  const asked = { view, limit: perPage, offset: (page - 1) * perPage }
  const { data, records } = await care.call(listFacilityPeople, { query: asked }, { signal })
  return { view, people: data, records, page }
}
export const head: HeadOf<PeopleData> = () => ({ title: words.title })

/** The people whom a facility knows: all of them, its favorites, and those it has blocked. */
export default function PeopleScreen({ data, query }: ScreenProps<PeopleData>) {
  const say = useSay()
  const { navigation } = useApp()
  const { view, people, records, page } = data
  const none = nobody[view]
  return (
    <Page title={say(words.title)} lead={say(words.lead)}>
      <Tabs
        label={say(words.views)}
        tabs={facilityPeopleViewIds.map((id) => ({ id, label: say(words[id]) }))}
        selected={view}
        onSelect={(to) => void navigation.pushQuery({ view: to === 'known' ? null : to, page: null })}
      >
        {people.length === 0 ? (
          <EmptyState title={say(none.title)}>{say(none.hint)}</EmptyState>
        ) : (
          <Card>
            <List look="lines" items={people} by={({ id }) => id}>
              {(person) => (
                <PersonRow
                  name={nameOf(person)}
                  photo={person.photo}
                  href={`/facilities/people/${person.id}`}
                  badge={<StandingBadge standing={person.standing} />}
                  facts={<PersonFacts person={person} />}
                  actions={
                    person.conversation_id !== null && (
                      <MessageLink conversationId={person.conversation_id} name={nameOf(person)} />
                    )
                  }
                />
              )}
            </List>
          </Card>
        )}
        <Pagination
          page={page}
          pages={Math.ceil(records / perPage)}
          hrefFor={(to) => withQuery('/facilities/people', query, { page: to === 1 ? null : to })}
        />
      </Tabs>
    </Page>
  )
}

const nobody = {
  known: { title: words.noneKnown, hint: words.noneKnownHint },
  favorite: { title: words.noneFavorite, hint: words.noneFavoriteHint },
  blocked: { title: words.noneBlocked, hint: words.noneBlockedHint },
} as const
