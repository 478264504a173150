import { findPeople, mostPeopleFound, userTypes, type PersonFound } from '@homecare/sdk/account'
import { pageTitles, staffDeskTexts as words } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { SearchForm } from '../kit/fields/SearchForm'
import { Avatar } from '../kit/figures/Avatar'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'

type Found = readonly PersonFound[]

export const load: Load<Found> = async ({ care, query, signal }) => {
  const search = query.get('search')?.trim() ?? ''
  return search ? care.call(findPeople, { query: { search } }, { signal }) : []
}
export const head: HeadOf<Found> = () => ({ title: pageTitles.staffPeople })

/** Staff: anybody with an account, by name, e-mail address or phone number. */
export default function StaffPeopleScreen({ data, path, query }: ScreenProps<Found>) {
  const say = useSay()
  const navigation = useNavigation()
  const searched = query.get('search')?.trim() ?? ''
  return (
    <Page className="staff-people" title={say(words.people)} lead={say(words.peopleLead)}>
      <SearchForm
        key={searched}
        label={words.search}
        searched={searched}
        onSearch={(search) => void navigation.go(withQuery(path, query, { search }))}
      />
      {data.length > 0 ? (
        <List items={data} by={({ id }) => id} look="lines">
          {(person) => <Somebody person={person} />}
        </List>
      ) : (
        <EmptyState title={say(searched ? words.notFound : words.start)}>
          {say(searched.length >= 3 ? words.notFoundHint : words.startHint)}
        </EmptyState>
      )}
      {data.length >= mostPeopleFound && <p className="soft">{say(words.moreFound)}</p>}
    </Page>
  )
}

function Somebody({ person }: { person: PersonFound }) {
  const say = useSay()
  const { id, name, user_type, email, phone, city, state, photo } = person
  const kind = userTypes.find(user_type)
  return (
    <div className="row">
      <Avatar name={name} src={photo} />
      <div>
        <Link href={`/staff/people/${id}`} look="line">
          {name}
        </Link>
        <p className="soft">
          {[kind && say(kind.label), [city, state].filter(Boolean).join(', '), email]
            .filter(Boolean)
            .join(' · ')}
          {phone && (
            <>
              {' · '}
              <PhoneText digits={phone} />
            </>
          )}
        </p>
      </div>
    </div>
  )
}
