import {
  copyAvailabilityWeek,
  availabilityCalendar,
  availabilityReminder,
  createAvailabilityStore,
  isOver,
  listAvailabilities,
  getAvailabilityNeedsUpdate,
  type Availability,
  type AvailabilityDraft,
} from '@homecare/sdk/availability'
import {
  action,
  sayFailure,
  dayIn,
  failureTexts,
  isApiDate,
  pacificTimeZone,
  partOrNull,
  weeksOfMonth,
} from '@homecare/sdk/kit'
import { availabilityScreenTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Badge } from '../kit/figures/Badge'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Calendar } from '../kit/figures/Calendar'
import { EmptyState } from '../kit/states/EmptyState'
import { Icon } from '../kit/icons/Icon'
import { edit, plus } from '../kit/icons/care'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { Tabs } from '../kit/layout/Tabs'
import { useValue } from '../kit/useValue'
import './AvailabilityScreen.css'
import { daysWords, hoursWords } from './availabilityWords'
import { openTimes } from './openTimes'

interface AvailabilityData {
  readonly times: readonly Availability[]
  readonly needsUpdate: boolean
}

export const load: Load<AvailabilityData> = async ({ care, signal, report }) => {
  const [times, status] = await Promise.all([
    care.call(listAvailabilities, {}, { signal }),
    partOrNull(care.call(getAvailabilityNeedsUpdate, {}, { signal }), report),
  ])
  return { times, needsUpdate: status?.needs_update ?? false }
}
export const head: HeadOf<AvailabilityData> = () => ({ title: pageTitles.availability })

/** When a caregiver can work, on a month or a week of the calendar; the address keeps which. */
export default function AvailabilityScreen({ data, query }: ScreenProps<AvailabilityData>) {
  const say = useSay()
  const { care, toasts, navigation, report } = useApp()
  const [today] = useState(() => dayIn(pacificTimeZone, new Date()))
  const [store] = useState(() => {
    const created = createAvailabilityStore(care, toasts, report)
    created.records.set(data.times)
    return created
  })
  useTakeIn(store.records.set, data.times)
  useHolding(openTimes, store)
  useEffect(() => navigation.prefetch('/availability?modal=availability'), [navigation])
  const times = useValue(store.records.data) ?? data.times
  const view = query.get('view') === 'week' ? 'week' : 'month'
  const asked = query.get('on')
  const day = isApiDate(asked) ? asked : today
  const weeks = weeksOfMonth(day)
  const calendar = availabilityCalendar(times, {
    from: weeks[0]?.[0] ?? day,
    to: weeks.at(-1)?.[6] ?? day,
  })
  const entries = new Map(
    [...calendar].map(([date, there]) => [
      date,
      // Lines end between the times, never within one.
      there.map((time) => ({ id: time.id, label: unbroken(say(hoursWords(time, say.locale))) })),
    ]),
  )
  const [first] = times
  const reminder = availabilityReminder(times, data.needsUpdate, today)
  const confirm = async () => {
    if (!first) return
    const saved = await store.save.run(draftOf(first), first)
    const why = store.save.error.peek()?.kind
    // Changed or deleted somewhere else: what is shown is not what there is.
    if (why === 'conflict' || why === 'notFound') toasts.error(failureTexts.conflict)
    if (saved || why === 'conflict' || why === 'notFound') await navigation.reload()
  }
  const [copy] = useState(() =>
    action((of: string) => care.call(copyAvailabilityWeek, { body: { day: of } }), {
      done(all) {
        store.records.set(all)
        toasts.success(words.copied)
      },
      failed: sayFailure(toasts),
    }),
  )
  const copying = useValue(copy.busy)
  const add = (on?: string) =>
    void navigation.openModal('availability', { query: { day: on ?? null, availability: null } })
  const open = (id: string | number) =>
    void navigation.openModal('availability', { query: { availability: id, day: null } })
  return (
    <Page
      className="times"
      title={say(words.title)}
      lead={say(words.lead)}
      actions={
        <Button look="primary" icon={plus} onClick={() => add()}>
          {say(words.add)}
        </Button>
      }
    >
      {reminder && (
        <Banner
          tone="warn"
          title={say(reminder === 'stale' ? words.needsUpdate : words.askTimes)}
          actions={
            reminder === 'stale' && first && <Button onClick={confirm}>{say(words.stillRight)}</Button>
          }
        >
          <p>{say(reminders[reminder])}</p>
        </Banner>
      )}
      <Tabs
        label={say(words.views)}
        tabs={[
          { id: 'month', label: say(words.month) },
          { id: 'week', label: say(words.week) },
        ]}
        selected={view}
        onSelect={(to) => void navigation.pushQuery({ view: to === 'week' ? to : null })}
      >
        <Calendar
          view={view}
          day={day}
          today={today}
          entries={entries}
          onMove={(to) => void navigation.replaceQuery({ on: to === today ? null : to })}
          onOpen={open}
          onAdd={add}
        />
        {view === 'week' && times.length > 0 && (
          <div className="row">
            <Button busy={copying} onClick={() => void copy.run(day)}>
              {say(words.copyWeek)}
            </Button>
          </div>
        )}
      </Tabs>
      <Section title={say(words.list)}>
        {times.length === 0 ? (
          <EmptyState level={3} title={say(words.none)}>
            {say(words.noneText)}
          </EmptyState>
        ) : (
          <ul className="list times-list" data-look="lines" role="list">
            {times.map((time) => (
              <li key={time.id}>
                <button type="button" onClick={() => open(time.id)}>
                  <strong>{say(daysWords(time, say.locale))}</strong>
                  <span className="soft">{say(hoursWords(time, say.locale))}</span>
                  {isOver(time, today) && <Badge>{say(words.over)}</Badge>}
                  <Icon of={edit} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Page>
  )
}

const unbroken = (hours: string) => hours.replaceAll(/ (?!– )(?<!– )/g, '\u00a0')

/** The times as they are sent: the same ones say that they still hold. */
function draftOf(hours: Availability): AvailabilityDraft {
  const { start_date, end_date, start_time, end_time, repeats_weekly } = hours
  return { start_date, end_date, start_time, end_time, repeats_weekly }
}

const reminders = { over: words.allOver, stale: words.needsUpdateText }
