import { mayViewPage } from '@homecare/sdk/addresses'
import { onlyHelps, type CarePlan } from '@homecare/sdk/careplans'
import {
  awaitsAnswer,
  createFamilyDashboard,
  loadFamilyDashboard,
  type FamilyDashboard,
  type FamilyDashboardParts,
} from '@homecare/sdk/families'
import { listVisits, visitDay, type Visit } from '@homecare/sdk/hiring'
import { addDays, dateWords, dayIn, pacificTimeZone, partOrNull, resource } from '@homecare/sdk/kit'
import {
  dashboardTexts,
  familyDashboardTexts,
  familyHomeTexts as words,
  pageTitles,
} from '@homecare/sdk/texts'
import '../../careplans/PlanRows.css'
import { useNow } from '../../clock/useNow'
import { ApplicantRows } from '../../families/ownJobs/ApplicantRows'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { Columns } from '../../kit/layout/Columns'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { Alerts } from './Alerts'
import { Advisor, Favorites } from './FamilyAside'
import { FamilyConnections } from './FamilyConnections'
import { FamilyJobs } from './FamilyJobs'
import { CameBy, Hours, PlanHead } from './Plan'
import { Suggestions } from './Suggestions'
import { Today } from './Today'
import { useDashboard } from './useDashboard'
import './DashboardScreen.css'

interface HomeData extends FamilyDashboardParts {
  readonly visits: readonly Visit[] | null
  /** The care plans; null where they are none of the reader's, or could not be loaded. */
  readonly plans: readonly CarePlan[] | null
  readonly loadedAt: string
}

/** How far ahead the next visit is looked for, in days. */
const daysAhead = 30

const windowAt = (now: Date) => {
  const today = dayIn(pacificTimeZone, now)
  return { start_date: addDays(today, -1), end_date: addDays(today, daysAhead) }
}

export const load: Load<HomeData> = async ({ care, identity, signal }) => {
  const now = new Date()
  const [parts, visits, plans] = await Promise.all([
    loadFamilyDashboard(care, signal),
    partOrNull(care.call(listVisits, { query: windowAt(now) }, { signal })),
    mayViewPage(identity, '/careplan')
      ? import('../../careplans/homePlans').then((own) => own.loadHomePlans({ care, signal }))
      : null,
  ])
  return { ...parts, visits, plans, loadedAt: now.toISOString() }
}
const PlanRows = part(() => import('../../careplans/PlanRows'))
export const code = () => PlanRows.load()
export const head: HeadOf<HomeData> = () => ({ title: pageTitles.dashboard })

/** The family's home: who comes, who waits for its answer, its jobs and caregivers, what its plan pays, who may fit. */
export default function DashboardScreen({ data, path }: ScreenProps<HomeData>) {
  const say = useSay()
  const { care, session } = useApp()
  const mayView = useMayView()
  const { first_name, partner: cameBy } = useValue(session.identity)
  const store = useDashboard(() => homeStore(care, data), data)
  const dashboard = useValue(store.dashboard.data)
  const error = useValue(store.dashboard.error)
  const loading = useValue(store.dashboard.loading)
  const visits = useValue(store.visits.data)
  const visitsError = useValue(store.visits.error)
  const visitsLoading = useValue(store.visits.loading)
  const team = useValue(store.team.data)
  const partner = useValue(store.partner.data)
  const now = useNow(data.loadedAt)
  const plan = partner && partner !== 'none' ? partner : null
  const helps = onlyHelps({ plans: data.plans, ...dashboard })
  const caregivers = dashboard && !helps && <FamilyConnections connections={dashboard.connections} />
  return (
    <Page
      className="dashboard"
      title={say(dashboardTexts.hello, { name: first_name })}
      lead={visits && <Lead visits={visits} now={now} isCaredFor={!helps} />}
      actions={
        mayView('/caregivers-search') && (
          <Link href="/caregivers-search" look="quiet">
            {say(familyDashboardTexts.findCaregivers)}
          </Link>
        )
      }
    >
      {plan ? <PlanHead partner={plan} /> : cameBy && <CameBy partner={cameBy} />}
      {helps && <PlanRows plans={data.plans} />}
      <Today
        visits={visits}
        error={visitsError}
        loading={visitsLoading}
        retry={store.visits.reload}
        now={now}
        connections={dashboard?.connections ?? []}
        team={(!plan && team) || null}
      />
      {dashboard ? (
        <Columns
          aside={
            <>
              {!plan && caregivers}
              {!helps && <PlanRows plans={data.plans} />}
              <Hours benefit={store.benefit} />
              {/* A plan has one number to call. */}
              {!plan && dashboard.advisor && <Advisor advisor={dashboard.advisor} />}
              {(dashboard.favorites.length > 0 || mayView('/caregivers-search')) && (
                <Favorites favorites={dashboard.favorites} />
              )}
            </>
          }
        >
          <Applicants dashboard={dashboard} />
          <Waiting dashboard={dashboard} />
          {(dashboard.jobs.length > 0 || mayView('/family-signup')) && <FamilyJobs jobs={dashboard.jobs} />}
          {/* A plan's family has no jobs in this column, and lines of caregivers that leave room beside them. */}
          {plan && caregivers}
          {plan && <Suggestions suggestions={store.suggestions} here={path} />}
        </Columns>
      ) : error ? (
        <ErrorState
          title={familyDashboardTexts.couldNotLoad}
          error={error}
          retry={store.dashboard.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="person" count={3} />
      )}
      {!(plan && dashboard) && !helps && <Suggestions suggestions={store.suggestions} here={path} />}
    </Page>
  )
}

/** The dashboard's parts and the visits, each with its own data, error and retry. */
function homeStore(care: ReturnType<typeof useApp>['care'], data: HomeData) {
  const store = createFamilyDashboard(care, data)
  const visits = resource<readonly Visit[]>((signal) =>
    care.call(listVisits, { query: windowAt(new Date()) }, { signal }),
  )
  visits.set(data.visits ?? undefined)
  return {
    ...store,
    visits,
    loadMissing() {
      store.loadMissing()
      if (visits.data.peek() === undefined) void visits.load()
    },
  }
}

interface LeadProps {
  visits: readonly Visit[]
  now: Date
  /** Visits are theirs: of who helps another family, that none comes says nothing. */
  isCaredFor: boolean
}

/** The day, and how many come. */
function Lead({ visits, now, isCaredFor }: LeadProps) {
  const say = useSay()
  const day = visitDay(visits, now)
  const today = dateWords(dayIn(day?.visits[0]?.time_zone ?? pacificTimeZone, now), 'weekday', say.locale)
  return (
    <>
      {today}. {day?.isToday && say.count(words.visitsToday, day.visits.length)}
      {!day?.isToday && isCaredFor && say(words.noVisitToday)}
    </>
  )
}

/** Who applied to an open job and has no answer, the latest of each. */
function Applicants({ dashboard: { jobs, connections } }: { dashboard: FamilyDashboard }) {
  const say = useSay()
  const open = jobs.filter(({ status }) => status === 'open')
  const applied = open.flatMap((job) =>
    job.applicants_list.filter(awaitsAnswer).map((applicant) => ({ job, applicant })),
  )
  if (applied.length === 0) return null
  return (
    <Section
      title={
        <>
          {say(words.applicants)} <Badge tone="info">{applied.length}</Badge>
        </>
      }
      aside={
        <Link
          href={open.length === 1 && open[0] ? `/family/dashboard/job/${open[0].id}` : '/jobposts'}
          look="line"
        >
          {say(words.moreApplicants)}
        </Link>
      }
    >
      <Card>
        <p className="soft">{say(words.applicantsLead)}</p>
        <ApplicantRows
          applied={applied}
          namesJob
          conversationWith={(id) =>
            connections.find(({ provider }) => provider.id === id)?.conversation_id ?? null
          }
        />
      </Card>
    </Section>
  )
}

/** What else waits: who applied is asked about in rows of its own. */
function Waiting({ dashboard: { alerts } }: { dashboard: FamilyDashboard }) {
  const say = useSay()
  const rest = alerts.filter(({ kind }) => kind !== 'applicants')
  if (rest.length === 0) return null
  return (
    <Section title={say(words.alsoWaits)}>
      <Alerts alerts={rest} />
    </Section>
  )
}
