import type { CarePlan } from '@homecare/sdk/careplans'
import {
  createOwnDay,
  getOwnDay,
  nearbyJobsShown,
  worksToday,
  type CaregiverDay,
} from '@homecare/sdk/dashboards'
import { alertKinds } from '@homecare/sdk/families'
import { listJobsNearMe, type JobSummary } from '@homecare/sdk/jobs'
import { dateWords, partOf, timeIn, type Part } from '@homecare/sdk/kit'
import { listOpenShifts, takesFacilityShifts } from '@homecare/sdk/shifts'
import { dashboardTexts, dayTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import '../../careplans/PlanRows.css'
import { loadChat } from '../../chat/useChat'
import { useNow } from '../../clock/useNow'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useTakeIn } from '../../frame/useTakeIn'
import { Columns } from '../../kit/layout/Columns'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { Banner } from '../../kit/states/Banner'
import { ErrorState } from '../../kit/states/ErrorState'
import { useSay, type Say } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import './DashboardScreen.css'
import { MessagesPreview } from './MessagesPreview'
import { NowCard } from './NowCard'
import { WaitingList } from './WaitingList'
import { WeekCard } from './WeekCard'
import { WorkThatFits, type FoundShifts } from './WorkThatFits'

interface HomeData {
  readonly day: Part<CaregiverDay>
  /** Null for an agency's caregiver, whom it places. */
  readonly jobs: Part<{ data: readonly JobSummary[]; records: number }> | null
  /** Null for who takes no shifts of facilities. */
  readonly shifts: FoundShifts | null
  /** The care plans of the families that they work for; null where they could not be loaded. */
  readonly plans: readonly CarePlan[] | null
  readonly loadedAt: string
}

const isOfAgency = (params: Readonly<Record<string, string>>) => params['agency'] !== undefined

export const load: Load<HomeData> = async ({ care, params, identity, signal, report }) => {
  const limit = { limit: nearbyJobsShown }
  const [day, jobs, shifts, plans] = await Promise.all([
    partOf(care.call(getOwnDay, {}, { signal }), report),
    isOfAgency(params) ? null : partOf(care.call(listJobsNearMe, { query: limit }, { signal }), report),
    takesFacilityShifts(identity)
      ? partOf(care.call(listOpenShifts, { query: limit }, { signal }), report)
      : null,
    import('../../careplans/homePlans').then((own) => own.loadHomePlans({ care, signal })),
  ])
  return { day, jobs, shifts, plans, loadedAt: new Date().toISOString() }
}
const PlanRows = part(() => import('../../careplans/PlanRows'))
export const code = () => Promise.all([loadChat(), PlanRows.load()])
export const head: HeadOf<HomeData> = () => ({ title: pageTitles.dashboard })

/**
 * The home of caregivers, nurses and agency caregivers: what is now, what waits for an answer, the week and its money,
 * and work that fits.
 */
export default function DashboardScreen({ data, params }: ScreenProps<HomeData>) {
  const say = useSay()
  const { session, navigation } = useApp()
  const { first_name } = useValue(session.identity)
  const isAgency = isOfAgency(params)
  const { day, jobs, shifts, plans, loadedAt } = data
  if (!day.data)
    return (
      <Page className="caregiver-home" title={say(dashboardTexts.hello, { name: first_name })}>
        <ErrorState title={words.failed} failure={day.failure} retry={() => navigation.reload()} />
        <WorkThatFits jobs={jobs} shifts={shifts} />
      </Page>
    )
  return <Shown {...{ isAgency, jobs, shifts, plans, loadedAt }} name={first_name} loaded={day.data} />
}

interface ShownProps extends Pick<HomeData, 'jobs' | 'shifts' | 'plans' | 'loadedAt'> {
  name: string
  isAgency: boolean
  loaded: CaregiverDay
}

function Shown({ name, isAgency, loaded, jobs, shifts, plans, loadedAt }: ShownProps) {
  const say = useSay()
  const { care } = useApp()
  const [store] = useState(() => createOwnDay(care, loaded))
  useTakeIn(store.set, loaded)
  const day = useValue(store.day)
  const now = useNow(loadedAt)
  const hidden = day.alerts.find(({ kind }) => kind === 'profile_hidden')
  return (
    <Page
      className="caregiver-home"
      title={say(greeting(timeIn(day.time_zone, now)), { name })}
      lead={leadOf(day, now, say)}
    >
      <NowCard works={day.works} now={now} isAgency={isAgency} onClocked={store.clocked} />
      {hidden && (
        <Banner
          title={hidden.title}
          actions={
            <Link href="/verification-in-process" look="quiet">
              {say(alertKinds.get('profile_hidden').label)}
            </Link>
          }
        >
          <p>{hidden.body}</p>
        </Banner>
      )}
      {isAgency && <p className="soft">{say(words.agencyPlaces)}</p>}
      <Columns
        aside={
          <>
            <PlanRows plans={plans} />
            <WeekCard day={day} now={now} />
            <div className="caregiver-home-wide">
              <MessagesPreview />
            </div>
          </>
        }
      >
        <WaitingList store={store} />
      </Columns>
      <WorkThatFits jobs={jobs} shifts={shifts} />
    </Page>
  )
}

function greeting(time: string) {
  if (time < '12:00') return words.morning
  return time < '18:00' ? words.afternoon : words.evening
}

/** 'Tuesday, November 24. Two visits today.' */
function leadOf({ works, today }: CaregiverDay, now: Date, say: Say): string {
  const there = worksToday(works, now)
  const day = dateWords(today, 'weekday', say.locale)
  const count = (kind: 'visit' | 'shift') => there.filter((work) => work.kind === kind).length
  const [visits, shifts] = [count('visit'), count('shift')]
  const parts = [
    ...(visits > 0 ? [say.count(words.visits, visits)] : []),
    ...(shifts > 0 ? [say.count(words.shifts, shifts)] : []),
  ]
  const [one, other] = parts
  if (one === undefined) return say(words.leadNothing, { day })
  return say(words.leadToday, { day, work: other === undefined ? one : say(words.and, { one, other }) })
}
