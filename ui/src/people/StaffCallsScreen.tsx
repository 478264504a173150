import { getPersonRecord, nextInQueue, type PersonRecord } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import { listCallsToMake, type CallToMake } from '@homecare/sdk/families'
import { callsToMakeTexts as words, pageTitles, staffDeskTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useAnswers } from '../kit/useAnswers'
import { CallToMakeRow } from './CallToMakeRow'
import { PastCalls } from './PastCalls'
import { PersonEvidence } from './PersonEvidence'
import { QueuePage } from './QueuePage'

interface CallsData {
  readonly waiting: readonly CallToMake[]
  /** The number of the one that is open, with its family; null of one that waits no more. */
  readonly open: { readonly id: number; readonly person: PersonRecord | null } | null
  readonly now: string
}

export const load: Load<CallsData> = async ({ care, params, signal }) => {
  const waiting = await care.call(listCallsToMake, { query: {} }, { signal })
  const id = Number(params['callId'] ?? 0)
  const one = waiting.find((call) => call.id === id)
  const person = one ? await care.call(getPersonRecord, { id: one.family.id }, { signal }) : null
  return { waiting, open: id ? { id, person } : null, now: new Date().toISOString() }
}
export const head: HeadOf<CallsData> = () => ({ title: pageTitles.staffCalls })

/** Staff: families whom nobody advises and who asked for a call; what came of each try is noted here. */
export default function StaffCallsScreen({ data: { waiting, open, now } }: ScreenProps<CallsData>) {
  const say = useSay()
  const call = open && waiting.find(({ id }) => id === open.id)
  return (
    <QueuePage
      title={words.title}
      lead={words.staffLead}
      href="/staff/calls"
      now={now}
      open={open && { id: open.id, name: call?.family.name ?? say(staffDeskTexts.ended) }}
      empty={<EmptyState title={say(words.none)} />}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/calls/${one.id}`,
        name: one.family.name,
        facts: [[one.family.city, one.family.state].filter(Boolean).join(', ')],
        since: one.asked_at,
      }))}
    >
      {open &&
        (call && open.person ? (
          <>
            <Open key={`${call.id} ${call.version}`} call={call} waiting={waiting} />
            <PastCalls calls={[call]} />
            <PersonEvidence person={open.person} now={now} />
          </>
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

/** The one that is open; what was noted leads on to the next. */
function Open({ call, waiting }: { call: CallToMake; waiting: readonly CallToMake[] }) {
  const { navigation, toasts } = useApp()
  const { rows, answered } = useAnswers([call], ({ id }) => id)
  const next = nextInQueue(waiting, call.id)
  const path: PageHref = next ? `/staff/calls/${next.id}` : '/staff/calls'
  return (
    <Card as="article">
      {rows.map(({ item, answer }) => (
        <CallToMakeRow
          key={item.id}
          call={item}
          answer={answer}
          onAnswered={(given) => {
            answered(item, given)
            toasts.success(given.words)
            void navigation.go(path)
          }}
        />
      ))}
    </Card>
  )
}
