import { distanceChoices } from '@homecare/sdk/caregivers'
import { addDays, dayIn, pacificTimeZone, partOf, type Part, type Text } from '@homecare/sdk/kit'
import { listOpenShifts, type OpenShift, type OwnShift } from '@homecare/sdk/shifts'
import { openShiftTexts, ownShiftTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { Tabs } from '../kit/layout/Tabs'
import { forNurses } from './forNurses'
import { NursesOnly } from './NursesOnly'
import { OpenShiftBadge } from './OpenShiftBadge'
import { OwnShiftBadge } from './OwnShiftBadge'
import { loadShifts } from './ownShifts'
import { ShiftCard } from './ShiftCard'
import './Shifts.css'

interface OwnShiftsData {
  /** Of the last quarter of a year, and all that is ahead. */
  readonly shifts: readonly OwnShift[]
  readonly applied: Part<{ readonly data: readonly OpenShift[] }>
  readonly loadedAt: string
}

/** How far back the list of what was worked goes, in days. */
const daysBack = 90

export const load = forNurses<OwnShiftsData>(async (context) => {
  const loadedAt = new Date()
  const [shifts, applied] = await Promise.all([
    loadShifts(context, { start_date: addDays(dayIn(pacificTimeZone, loadedAt), -daysBack) }),
    partOf(
      context.care.call(
        listOpenShifts,
        { query: { open_shifts_status: 2, distance: distanceChoices.at(-1)!, limit: 100 } },
        { signal: context.signal },
      ),
      context.report,
    ),
  ])
  return { shifts, applied, loadedAt: loadedAt.toISOString() }
})
export const head: HeadOf<OwnShiftsData | null> = () => ({ title: pageTitles.ownShifts })

const views = ['upcoming', 'past', 'applied'] as const
type View = (typeof views)[number]
const empties = { upcoming: words.noneUpcoming, past: words.nonePast, applied: words.noneApplied }

/** What a nurse has been given, what is ahead, and what they have worked (`nursingshifts`). */
export default function OwnShiftsScreen({ data, query }: ScreenProps<OwnShiftsData | null>) {
  if (!data) return <NursesOnly />
  return <Shown data={data} view={views.find((one) => one === query.get('view')) ?? 'upcoming'} />
}

function Shown({ data, view }: { data: OwnShiftsData; view: View }) {
  const say = useSay()
  const navigation = useNavigation()
  const { applied } = data
  const isOver = ({ end, status }: OwnShift) => status === 'done' || end < data.loadedAt
  const upcoming = data.shifts.filter((shift) => !isOver(shift) && shift.status !== 'cancelled')
  const past = data.shifts.filter(isOver).toReversed()
  const [next] = upcoming
  const own = view === 'past' ? past : upcoming.slice(1)
  const isEmpty =
    view === 'applied' ? applied.data?.data.length === 0 : own.length === 0 && (view === 'past' || !next)
  const empty = (
    <EmptyState
      level={3}
      title={say(empties[view])}
      actions={
        <Link href="/openshifts" look="primary">
          {say(openShiftTexts.browse)}
        </Link>
      }
    >
      {say(words.noneHint)}
    </EmptyState>
  )
  return (
    <Page
      title={say(words.title)}
      lead={say(words.lead)}
      actions={
        // Where there is nothing, it stands in the place of the list.
        !isEmpty && (
          <Link href="/openshifts" look="quiet">
            {say(openShiftTexts.browse)}
          </Link>
        )
      }
    >
      <Tabs
        label={say(words.views)}
        tabs={[
          { id: 'upcoming', label: say(words.upcoming), count: upcoming.length },
          { id: 'past', label: say(words.past) },
          { id: 'applied', label: say(words.applied), count: applied.data?.data.length },
        ]}
        selected={view}
        onSelect={(to) => void navigation.pushQuery({ view: to === 'upcoming' ? null : to })}
      >
        {view === 'applied' ? (
          applied.failure ? (
            <ErrorState
              title={openShiftTexts.failed}
              level={3}
              failure={applied.failure}
              retry={() => navigation.reload()}
            />
          ) : isEmpty ? (
            empty
          ) : (
            <List
              className="shift-list"
              items={applied.data.data}
              by={({ id }) => id}
              label={say(words.applied)}
            >
              {(shift) => (
                <ShiftCard
                  shift={shift}
                  href={`/nursingshifts/shift/${shift.id}`}
                  badge={<OpenShiftBadge shift={shift} />}
                />
              )}
            </List>
          )
        ) : (
          <>
            {view === 'upcoming' && next && (
              <Section title={say(words.next)} className="shift-next">
                <OwnCard shift={next} level={3} />
              </Section>
            )}
            {own.length > 0 &&
              (view === 'upcoming' ? (
                <Section title={say(words.later)}>
                  <OwnCards shifts={own} label={words.later} level={3} />
                </Section>
              ) : (
                <OwnCards shifts={own} label={words.past} />
              ))}
            {isEmpty && empty}
          </>
        )}
      </Tabs>
    </Page>
  )
}

function OwnCards({ shifts, label, level }: { shifts: readonly OwnShift[]; label: Text; level?: 3 }) {
  const say = useSay()
  return (
    <List className="shift-list" items={shifts} by={({ id }) => id} label={say(label)}>
      {(shift) => <OwnCard shift={shift} {...(level && { level })} />}
    </List>
  )
}

function OwnCard({ shift, level }: { shift: OwnShift; level?: 3 }) {
  return (
    <ShiftCard
      shift={shift}
      href={`/nursingshifts/shifts/${shift.id}`}
      badge={<OwnShiftBadge shift={shift} />}
      level={level}
    />
  )
}
