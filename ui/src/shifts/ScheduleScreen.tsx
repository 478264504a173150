import { listClosedClocks, type ClosedClock } from '@homecare/sdk/clock'
import { listVisits, type Visit } from '@homecare/sdk/hiring'
import {
  dayIn,
  isApiDate,
  pacificTimeZone,
  partOf,
  partOrNull,
  weeksOfMonth,
  type Part,
} from '@homecare/sdk/kit'
import type { OwnShift } from '@homecare/sdk/shifts'
import { pageTitles, scheduleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { ClosedClockRow } from '../clock/ClosedClockRow'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Calendar } from '../kit/figures/Calendar'
import { EmptyState } from '../kit/states/EmptyState'
import { FailureReference } from '../kit/states/FailureReference'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useAnswers } from '../kit/useAnswers'
import { Section } from '../kit/layout/Section'
import { Tabs } from '../kit/layout/Tabs'
import { loadShifts } from './ownShifts'
import { entriesByDay, partedAt, scheduleEntries, type ScheduleEntry } from './scheduleEntries'
import { ScheduleCard } from './ScheduleCard'
import './Shifts.css'

interface ScheduleData {
  readonly today: string
  readonly day: string
  readonly shifts: Part<readonly OwnShift[]>
  readonly visits: Part<readonly Visit[]>
  /** Clocks that the server has closed, until they are read. */
  readonly closed: readonly ClosedClock[]
}

/** The weeks of the month in which a day lies, from their first Sunday to their last Saturday. */
function windowOf(day: string) {
  const weeks = weeksOfMonth(day)
  return { start_date: weeks[0]?.[0] ?? day, end_date: weeks.at(-1)?.[6] ?? day }
}

export const load: Load<ScheduleData> = async ({ care, identity, query, signal, report }) => {
  const today = dayIn(pacificTimeZone, new Date())
  const on = query.get('on')
  const day = isApiDate(on) ? on : today
  const window = windowOf(day)
  const hasVisits = identity.user_type === 'caregiver'
  const [shifts, visits, closed] = await Promise.all([
    partOf(loadShifts({ care, signal }, window), report),
    partOf(hasVisits ? care.call(listVisits, { query: window }, { signal }) : Promise.resolve([]), report),
    partOrNull(care.call(listClosedClocks, {}, { signal }), report),
  ])
  return { today, day, shifts, visits, closed: closed ?? [] }
}
export const head: HeadOf<ScheduleData> = () => ({ title: pageTitles.schedule })

/** The caregiver's shifts and visits, on a month or a week of the calendar; the address keeps which. */
export default function ScheduleScreen({ data, query }: ScreenProps<ScheduleData>) {
  const say = useSay()
  const { navigation } = useApp()
  const [opened, setOpened] = useState<string | null>(null)
  const { today, day, shifts, visits } = data
  const view = query.get('view') === 'week' ? 'week' : 'month'
  const entries = scheduleEntries(shifts.data ?? [], visits.data ?? [])
  const failure = shifts.failure ?? visits.failure
  const byDay = entriesByDay(entries)
  const calendar = new Map(
    [...byDay].map(([date, there]) => [
      date,
      there.map(({ key, label }) => ({ id: key, label: say(label) })),
    ]),
  )
  const open = (key: string | number) => {
    const entry = entries.find((one) => one.key === key)
    if (entry) void navigation.go(entry.href)
  }
  const shown = entries.filter((entry) => (opened ? entry.day === opened : isInMonth(entry, day)))
  return (
    <Page title={say(words.title)} lead={say(words.lead)}>
      <Closed clocks={data.closed} />
      {failure && (
        <Banner
          tone="bad"
          title={say(words.partFailed)}
          actions={<Button onClick={() => navigation.reload()}>{say(words.again)}</Button>}
        >
          <p>{say(words.partFailedText)}</p>
          <FailureReference error={failure} />
        </Banner>
      )}
      <Tabs
        label={say(words.views)}
        tabs={[
          { id: 'month', label: say(words.month) },
          { id: 'week', label: say(words.week) },
        ]}
        selected={view}
        onSelect={(to) => {
          setOpened(null)
          void navigation.pushQuery({ view: to === 'week' ? to : null })
        }}
      >
        <Calendar
          view={view}
          day={day}
          today={today}
          entries={calendar}
          onMove={(to) => {
            setOpened(null)
            void navigation.replaceQuery({ on: to === today ? null : to })
          }}
          onOpen={open}
          onDay={setOpened}
          renderEntry={(key) => {
            const entry = entries.find((one) => one.key === key)
            return entry && <ScheduleCard entry={entry} isUnderDay />
          }}
        />
      </Tabs>
      {view === 'month' && (
        <Section
          title={say(words.list)}
          aside={
            opened && (
              <Button look="plain" onClick={() => setOpened(null)}>
                {say(words.all)}
              </Button>
            )
          }
        >
          {shown.length === 0 ? (
            <EmptyState level={3} title={say(words.none)}>
              {say(words.noneHint)}
            </EmptyState>
          ) : (
            <FromToday key={day} entries={shown} today={today} />
          )}
        </Section>
      )}
    </Page>
  )
}

const isInMonth = (entry: ScheduleEntry, day: string) => entry.day.slice(0, 7) === day.slice(0, 7)

/** What was before today stands behind one press, where some is still ahead. */
function FromToday({ entries, today }: { entries: readonly ScheduleEntry[]; today: string }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { past, ahead } = partedAt(entries, today)
  return (
    <div className="schedule-list">
      {past.length > 0 && (
        <>
          <p>
            <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {say(words.before, { count: past.length })}
            </Button>
          </p>
          {isOpen && <Cards entries={past} />}
        </>
      )}
      <Cards entries={ahead} />
    </div>
  )
}

function Cards({ entries }: { entries: readonly ScheduleEntry[] }) {
  return (
    <List className="shift-list" items={entries} by={({ key }) => key}>
      {(entry) => <ScheduleCard entry={entry} />}
    </List>
  )
}

/** Clocks that the server has closed, each until it is read. */
function Closed({ clocks }: { clocks: readonly ClosedClock[] }) {
  const { rows, answered } = useAnswers(clocks, ({ id }) => id)
  if (rows.length === 0) return null
  return (
    <Card>
      <List look="lines" items={rows} by={({ key }) => key}>
        {({ item, answer }) => (
          <ClosedClockRow closed={item} answer={answer} onAnswered={(given) => answered(item, given)} />
        )}
      </List>
    </Card>
  )
}
