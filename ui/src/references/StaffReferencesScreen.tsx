import { getPersonRecord, nextInQueue, type PersonRecord } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import { message, readFilters, sentFilters } from '@homecare/sdk/kit'
import {
  createReferencesToCall,
  listReferencesToCall,
  referenceFilters,
  referenceStatuses,
  type ReferencesToCall,
  type ReferenceToCall,
} from '@homecare/sdk/references'
import { pageTitles, referenceScreenTexts as words, staffDeskTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { EmailText } from '../kit/figures/EmailText'
import { EmptyState } from '../kit/states/EmptyState'
import { withFilters } from '../kit/filterLinks'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { SearchForm } from '../kit/fields/SearchForm'
import { useValue } from '../kit/useValue'
import { A } from '../kit/Link'
import { PersonEvidence } from '../people/PersonEvidence'
import { QueuePage } from '../people/QueuePage'
import { useDecided } from '../people/useDecided'

interface ReferencesData {
  readonly waiting: readonly ReferenceToCall[]
  /** The number of the one that is open, and for whom it speaks; null of one that waits no more. */
  readonly open: { readonly id: number; readonly person: PersonRecord | null } | null
  readonly now: string
}

export const load: Load<ReferencesData> = async ({ care, params, query, signal }) => {
  const asked = sentFilters(referenceFilters, readFilters(referenceFilters, query))
  const waiting = await care.call(listReferencesToCall, { query: asked }, { signal })
  const id = Number(params['referenceId'] ?? 0)
  const one = waiting.find((reference) => reference.id === id)
  const person = one ? await care.call(getPersonRecord, { id: one.caregiver_id }, { signal }) : null
  return { waiting, open: id ? { id, person } : null, now: new Date().toISOString() }
}
export const head: HeadOf<ReferencesData> = () => ({ title: pageTitles.staffReferences })

/** Staff: people who speak for a caregiver and have not been reached; what came of a call is noted here. */
export default function StaffReferencesScreen({ data, query }: ScreenProps<ReferencesData>) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [calls] = useState(() => createReferencesToCall(care, toasts, data.waiting))
  useTakeIn(calls.set, data.waiting)
  const { search: searched } = readFilters(referenceFilters, query)
  const waiting = useValue(calls.waiting)
  const reference = data.open && waiting.find(({ id }) => id === data.open?.id)
  const decided = useDecided(calls, ({ id }) => withQuery(`/staff/references/${id}`, query, {}))
  return (
    <QueuePage
      title={pageTitles.staffReferences}
      lead={words.staffLead}
      href="/staff/references"
      now={data.now}
      decided={decided}
      open={data.open && { id: data.open.id, name: reference?.name ?? say(staffDeskTexts.ended) }}
      above={
        <SearchForm
          key={searched}
          label={words.staffSearch}
          searched={searched}
          onSearch={(search) =>
            void navigation.go(
              withQuery('/staff/references', withFilters(query, referenceFilters, { search }), {}),
            )
          }
        />
      }
      empty={
        <EmptyState title={say(searched ? words.staffNotFound : words.staffNobody)}>
          {say(searched ? words.staffNotFoundHint : words.staffNobodyHint)}
        </EmptyState>
      }
      items={waiting.map((one) => ({
        id: one.id,
        href: withQuery(`/staff/references/${one.id}`, query, {}),
        name: one.name,
        facts: [message(words.speaksFor, { relationship: one.relationship, name: one.caregiver_name })],
        since: null,
      }))}
    >
      {data.open &&
        (reference && data.open.person ? (
          <>
            <Referee key={reference.id} calls={calls} reference={reference} query={query} />
            <PersonEvidence person={data.open.person} now={data.now} />
          </>
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

interface RefereeProps {
  calls: ReferencesToCall
  reference: ReferenceToCall
  query: URLSearchParams
}

function Referee({ calls, reference, query }: RefereeProps) {
  const say = useSay()
  const { navigation } = useApp()
  const decide = async (outcome: 'answered' | 'asked') => {
    const next = nextInQueue(calls.waiting.peek(), reference.id)
    if (await calls.decide(reference, outcome)) return
    const path: PageHref = next ? `/staff/references/${next.id}` : '/staff/references'
    void navigation.go(withQuery(path, query, {}))
  }
  const { name, relationship, phone, email, note, status, caregiver_name } = reference
  const state = referenceStatuses.find(status)
  return (
    <Card as="article">
      <div>
        <p>{say(message(words.speaksFor, { relationship, name: caregiver_name }))}</p>
      </div>
      <p className="row">
        <PhoneText digits={phone} />
        {email && (
          <A className="link" href={`mailto:${email}`}>
            <EmailText email={email} />
          </A>
        )}
        {state && <Badge tone={status === 'asked' ? 'warn' : 'info'}>{say(state.label)}</Badge>}
      </p>
      {note && <p>{note}</p>}
      <div className="row">
        <Button
          look="primary"
          aria-label={say(message(words.spokeName, { name }))}
          onClick={() => decide('answered')}
        >
          {say(words.spoke)}
        </Button>
        <Button aria-label={say(message(words.notReachedName, { name }))} onClick={() => decide('asked')}>
          {say(words.notReached)}
        </Button>
      </div>
    </Card>
  )
}
