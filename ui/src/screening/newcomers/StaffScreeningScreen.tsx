import { dateWords, message, pacificTimeZone } from '@homecare/sdk/kit'
import {
  createNewcomerDecision,
  getNewcomer,
  listNewcomers,
  newcomerLists,
  screeningDecisions,
  type Newcomer,
  type NewcomerList,
  type NewcomerRow,
} from '@homecare/sdk/screening'
import { newcomerTexts as words, staffDeskTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../../account/goneAsNull'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { DecisionForm } from '../../people/DecisionForm'
import { QueueLists } from '../../people/QueueLists'
import { QueuePage } from '../../people/QueuePage'

interface DeskData {
  readonly rows: readonly NewcomerRow[]
  /** The one that is open: null of one that was not handed in. */
  readonly open: { readonly id: number; readonly newcomer: Newcomer | null } | null
  readonly now: string
}

const shownIn = (query: URLSearchParams): NewcomerList => (query.get('show') === 'done' ? 'done' : 'open')

export const load: Load<DeskData> = async ({ care, params, query, signal }) => {
  const id = Number(params['caregiverId'] ?? 0)
  const [rows, newcomer] = await Promise.all([
    care.call(listNewcomers, { query: { show: shownIn(query) } }, { signal }),
    id ? goneAsNull(care.call(getNewcomer, { id }, { signal })) : null,
  ])
  return { rows, open: id ? { id, newcomer } : null, now: new Date().toISOString() }
}
export const head: HeadOf<DeskData> = () => ({ title: words.staffTitle })

/** Staff: what new caregivers answered, and what is decided on it. */
export default function StaffScreeningScreen({ data: { rows, open, now }, query }: ScreenProps<DeskData>) {
  const say = useSay()
  const shown = shownIn(query)
  return (
    <QueuePage
      title={words.staffTitle}
      lead={words.staffLead}
      href="/staff/screening"
      now={now}
      open={open && { id: open.id, name: open.newcomer?.name ?? say(staffDeskTexts.ended) }}
      above={
        <QueueLists
          label={words.lists}
          href="/staff/screening"
          query={query}
          lists={newcomerLists}
          shown={shown}
          words={words}
        />
      }
      empty={<EmptyState title={say(shown === 'open' ? words.none : words.noneDone)} />}
      items={rows.map(({ caregiver_id: id, name, city, state, submitted_at, decided_at }) => ({
        id,
        href: `/staff/screening/${id}${shown === 'done' ? '?show=done' : ''}` as const,
        name,
        facts: [
          [city, state].filter(Boolean).join(', '),
          ...(decided_at
            ? [message(words.decidedOn, { day: dateWords(decided_at, 'day', say.locale, pacificTimeZone) })]
            : []),
        ],
        since: decided_at ? null : submitted_at,
      }))}
    >
      {open &&
        (open.newcomer ? (
          <Open key={`${open.id} ${open.newcomer.submitted_at}`} loaded={open.newcomer} />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

function Open({ loaded }: { loaded: Newcomer }) {
  const say = useSay()
  const [newcomer, setNewcomer] = useState(loaded)
  return (
    <>
      <Card>
        <p className="soft">
          {newcomer.submitted_at
            ? say(words.submitted, {
                day: dateWords(newcomer.submitted_at, 'day', say.locale, pacificTimeZone),
              })
            : say(words.changing)}
        </p>
        {newcomer.answers.length > 0 && (
          <Facts
            facts={newcomer.answers.map(({ question, answer }) => ({
              name: question,
              value: answer || say(words.noAnswer),
            }))}
          />
        )}
      </Card>
      {newcomer.decision ? (
        <Card>
          <p role="status">
            {newcomer.decided_at &&
              say(words.decidedOn, {
                day: dateWords(newcomer.decided_at, 'day', say.locale, pacificTimeZone),
              })}
          </p>
          {newcomer.note && <p>{say(words.noteWas, { note: newcomer.note })}</p>}
        </Card>
      ) : (
        <Card>
          <Decision newcomer={newcomer} decided={setNewcomer} />
        </Card>
      )}
    </>
  )
}

function Decision({ newcomer, decided }: { newcomer: Newcomer; decided: (now: Newcomer) => void }) {
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() => createNewcomerDecision(care, newcomer, decided))
  return (
    <DecisionForm
      form={form}
      decisions={screeningDecisions.entries}
      words={{ decide: words.decide, save: words.send }}
      onDecided={() => {
        toasts.success(message(words.decided, { name: newcomer.name }))
        void navigation.reload()
      }}
    />
  )
}
