import { message } from '@homecare/sdk/kit'
import {
  createReferencesToCall,
  listReferencesToCall,
  referenceStatuses,
  type ReferencesToCall,
  type ReferenceToCall,
} from '@homecare/sdk/references'
import { pageTitles, referenceScreenTexts as words } from '@homecare/sdk/texts'
import { useMemo } from 'react'
import { useApp } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { EmptyState } from '../kit/states/EmptyState'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { SearchForm } from '../kit/fields/SearchForm'
import { useFocusStays } from '../kit/useFocusStays'
import { useValue } from '../kit/useValue'
import { A } from '../kit/Link'

type Waiting = readonly ReferenceToCall[]

export const load: Load<Waiting> = ({ care, query, signal }) =>
  care.call(listReferencesToCall, { query: { search: query.get('search') ?? '' } }, { signal })
export const head: HeadOf<Waiting> = () => ({ title: pageTitles.staffReferences })

/** Staff: people who speak for a caregiver and have not been reached; what came of a call is noted here. */
export default function StaffReferencesScreen({ data, path, query }: ScreenProps<Waiting>) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const calls = useMemo(() => createReferencesToCall(care, toasts, data), [care, toasts, data])
  const searched = query.get('search') ?? ''
  const waiting = useValue(calls.waiting)
  useFocusStays(waiting)
  return (
    <Page
      className="staff-references"
      width="home"
      title={say(pageTitles.staffReferences)}
      lead={say(words.staffLead)}
    >
      <SearchForm
        label={words.staffSearch}
        searched={searched}
        onSearch={(search) => void navigation.go(withQuery(path, query, { search }))}
      />
      {waiting.length > 0 ? (
        <List items={waiting} by={({ id }) => id}>
          {(reference) => <Referee calls={calls} reference={reference} />}
        </List>
      ) : (
        <EmptyState title={say(searched ? words.staffNotFound : words.staffNobody)}>
          {say(searched ? words.staffNotFoundHint : words.staffNobodyHint)}
        </EmptyState>
      )}
    </Page>
  )
}

function Referee({ calls, reference }: { calls: ReferencesToCall; reference: ReferenceToCall }) {
  const say = useSay()
  const { name, relationship, phone, email, note, status, caregiver_name } = reference
  const state = referenceStatuses.find(status)
  return (
    <Card as="article">
      <div>
        <h2>{name}</h2>
        <p className="soft">{say(message(words.speaksFor, { relationship, name: caregiver_name }))}</p>
      </div>
      <p className="row">
        <PhoneText digits={phone} />
        {email && (
          <A className="link" href={`mailto:${email}`}>
            {email}
          </A>
        )}
        {state && <Badge tone={status === 'asked' ? 'warn' : 'info'}>{say(state.label)}</Badge>}
      </p>
      {note && <p>{note}</p>}
      <div className="row">
        <Button
          look="primary"
          aria-label={say(message(words.spokeName, { name }))}
          onClick={() => calls.decide(reference, 'answered')}
        >
          {say(words.spoke)}
        </Button>
        <Button
          aria-label={say(message(words.notReachedName, { name }))}
          onClick={() => calls.decide(reference, 'asked')}
        >
          {say(words.notReached)}
        </Button>
      </div>
    </Card>
  )
}
