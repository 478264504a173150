import { mayViewPage } from '@homecare/sdk/addresses'
import { isPending, listInvoices, pendingInvoicesQuery, type Invoice } from '@homecare/sdk/payments'
import { onlyHelps, type CarePlan } from '@homecare/sdk/careplans'
import {
  alertPlace,
  getCareTeam,
  getFamilyDashboard,
  type Alert,
  type CareTeamMember,
  type ConnectionSummary,
} from '@homecare/sdk/families'
import {
  getOffer,
  listConnections,
  listVisits,
  visitsAhead,
  type Offer,
  type Visit,
} from '@homecare/sdk/hiring'
import {
  addDays,
  dateWords,
  dayIn,
  pacificTimeZone,
  partOrNull,
  resource,
  type Sayable,
} from '@homecare/sdk/kit'
import {
  careTexts as words,
  dashboardTexts,
  familyDashboardTexts,
  familyHomeTexts,
  pageTitles,
  partnerHireTexts,
} from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { nameOf } from '../../caregivers/cardView'
import { usePlanHref } from '../../caregivers/usePlanHref'
import '../../careplans/PlanRows.css'
import { useNow } from '../../clock/useNow'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { offerStanding } from '../../hiring/OfferStanding'
import { PersonRow } from '../../hiring/PersonRow'
import { phone as phoneIcon } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { Columns } from '../../kit/layout/Columns'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { Alerts } from './Alerts'
import { HoursToCheck } from '../../invoices/HoursToCheck'
import { LaterVisits } from './LaterVisits'
import { MessageAction } from './MessageAction'
import { VisitList } from './Today'
import { useDashboard } from './useDashboard'
import './DashboardScreen.css'

/** What the page comes with; null for a part that could not be loaded. */
interface CareData {
  readonly visits: readonly Visit[] | null
  readonly team: readonly CareTeamMember[] | null
  readonly connections: readonly ConnectionSummary[] | null
  /** What its caregivers handed in and it has not answered. */
  readonly invoices: readonly Invoice[]
  /** What else is counted here: offers that came to nothing. */
  readonly alerts: readonly Alert[]
  /** The last offer to each who is not hired, where there was one. */
  readonly offers: readonly Offer[]
  /** The care plans; null where they are none of the reader's, or could not be loaded. */
  readonly plans: readonly CarePlan[] | null
  readonly loadedAt: string
}

/** How many days of visits are shown. */
const daysShown = 14
/** Of so many who are not hired the offer is told here; of others on their own pages. */
const offersAsked = 20

const windowAt = (now: Date) => {
  const today = dayIn(pacificTimeZone, now)
  return { start_date: addDays(today, -1), end_date: addDays(today, daysShown) }
}

export const load: Load<CareData> = async ({ care, identity, signal, report }) => {
  const now = new Date()
  const hasPlans = mayViewPage(identity, '/careplan')
  const [visits, team, connections, invoices, plans, home] = await Promise.all([
    partOrNull(care.call(listVisits, { query: windowAt(now) }, { signal })),
    partOrNull(care.call(getCareTeam, {}, { signal })),
    partOrNull(care.call(listConnections, {}, { signal })),
    mayViewPage(identity, '/invoices')
      ? partOrNull(care.call(listInvoices, { query: pendingInvoicesQuery }, { signal }), report)
      : null,
    hasPlans ? import('../../careplans/homePlans').then((own) => own.loadHomePlans({ care, signal })) : null,
    partOrNull(care.call(getFamilyDashboard, {}, { signal }), report),
  ])
  const open = (connections ?? []).filter(({ hire_stage }) => hire_stage < 3).slice(0, offersAsked)
  const offers = await Promise.all(open.map(({ id }) => partOrNull(care.call(getOffer, { id }, { signal }))))
  return {
    ...{ visits, team, connections, plans },
    invoices: (invoices ?? []).filter(isPending),
    alerts: (home?.alerts ?? []).filter(
      (alert) => alertPlace(alert) === 'care' && alert.kind !== 'hours_waiting',
    ),
    offers: offers.filter((offer) => offer !== null),
    loadedAt: now.toISOString(),
  }
}
const PlanRows = part(() => import('../../careplans/PlanRows'))
export const code = () => PlanRows.load()
export const head: HeadOf<CareData> = () => ({ title: pageTitles.care })

/** The care of a family: the visits of the next two weeks, and who comes. */
export default function CareScreen({ data }: ScreenProps<CareData>) {
  const say = useSay()
  const { care } = useApp()
  const store = useDashboard(() => careStore(care, data), data)
  const now = useNow(data.loadedAt)
  const visits = useValue(store.visits.data)
  const team = useValue(store.team.data)
  const known = useValue(store.connections.data)
  const connections = known ?? []
  const helps = onlyHelps({ plans: data.plans, connections: known })
  return (
    <Page className="dashboard" title={say(pageTitles.care)} lead={!helps && say(words.lead)}>
      <Columns
        aside={
          <>
            {!helps && <PlanRows plans={data.plans} begins />}
            {!(helps && team?.length === 0) && (
              <Section title={say(words.team)}>
                <Part part={store.team} title={words.teamFailed}>
                  {team && (
                    <Team
                      team={team}
                      connections={connections}
                      offers={data.offers}
                      visits={visits ?? []}
                      now={now}
                    />
                  )}
                </Part>
              </Section>
            )}
          </>
        }
      >
        {data.alerts.length > 0 && (
          <Section title={say(dashboardTexts.alerts)}>
            <Alerts alerts={data.alerts} />
          </Section>
        )}
        {data.invoices.length > 0 && <HoursToCheck invoices={data.invoices} />}
        {helps && <PlanRows plans={data.plans} />}
        {!(helps && visits?.length === 0) && (
          <Section title={say(words.visits)}>
            <Part part={store.visits} title={familyHomeTexts.visitsFailed}>
              {visits && <Visits visits={visits} connections={connections} team={team ?? null} now={now} />}
            </Part>
          </Section>
        )}
      </Columns>
    </Page>
  )
}

/** The parts, each with its own data, error and retry. */
function careStore(care: ReturnType<typeof useApp>['care'], data: CareData) {
  const visits = resource<readonly Visit[]>((signal) =>
    care.call(listVisits, { query: windowAt(new Date()) }, { signal }),
  )
  const team = resource<readonly CareTeamMember[]>((signal) => care.call(getCareTeam, {}, { signal }))
  const connections = resource<readonly ConnectionSummary[]>((signal) =>
    care.call(listConnections, {}, { signal }),
  )
  visits.set(data.visits ?? undefined)
  team.set(data.team ?? undefined)
  connections.set(data.connections ?? undefined)
  return {
    visits,
    team,
    connections,
    loadMissing() {
      for (const part of [visits, team, connections]) if (part.data.peek() === undefined) void part.load()
    },
  }
}

type Store = ReturnType<typeof careStore>

/** What is shown of a part: itself, or that it failed, or that it comes. */
function Part({
  part,
  title,
  children,
}: {
  part: Store['visits'] | Store['team']
  title: Sayable
  children: ReactNode
}) {
  const data = useValue<unknown>(part.data)
  const error = useValue(part.error)
  const loading = useValue(part.loading)
  if (data !== undefined) return children
  return error ? (
    <ErrorState level={3} title={title} error={error} retry={part.reload} busy={loading} />
  ) : (
    <Skeleton shape="person" count={2} />
  )
}

interface VisitsProps {
  visits: readonly Visit[]
  connections: readonly ConnectionSummary[]
  team: readonly CareTeamMember[] | null
  now: Date
}

/** The visits ahead: of the first day with all that can be done, then a line for each. */
function Visits({ visits, connections, team, now }: VisitsProps) {
  const say = useSay()
  const days = visitsAhead(visits, now)
  if (days.length === 0) {
    return (
      <Card>
        <p className="soft">{say(words.none)}</p>
      </Card>
    )
  }
  const [first, ...later] = days
  const said = dateWords(first!.day, 'weekday', say.locale)
  return (
    <>
      <Card aria-label={said}>
        <p>
          <b>{first!.isToday ? say(words.today, { day: said }) : said}</b>
        </p>
        <VisitList visits={first!.visits} now={now} connections={connections} team={team} />
      </Card>
      {later.length > 0 && <LaterVisits visits={later.flatMap(({ visits: ofDay }) => ofDay)} />}
    </>
  )
}

/** Who helps: those who are hired with their next visit, the care manager, then those one is in touch with. */
function Team({
  team,
  connections,
  offers,
  visits,
  now,
}: Required<VisitsProps> & { team: readonly CareTeamMember[]; offers: readonly Offer[] }) {
  const say = useSay()
  const mayView = useMayView()
  const planHref = usePlanHref()
  const hired = new Set(team.map(({ connection_id }) => connection_id))
  const others = connections.filter(({ id }) => !hired.has(id))
  const ahead = visitsAhead(visits, now).flatMap((day) => day.visits)
  if (team.length === 0 && others.length === 0) {
    return (
      <Card>
        <EmptyState
          level={3}
          title={say(words.noTeam)}
          actions={
            mayView('/caregivers-search') && (
              <Link href="/caregivers-search" look="primary">
                {say(familyDashboardTexts.findCaregivers)}
              </Link>
            )
          }
        >
          {say(words.noTeamHint)}
        </EmptyState>
      </Card>
    )
  }
  const mayWrite = mayView('/messages')
  const conversationOf = (connectionId: number | null) =>
    connections.find(({ id }) => id === connectionId)?.conversation_id ?? null
  const offerWords = (connectionId: number, name: string) => {
    const offer = offers.find(({ connection_id }) => connection_id === connectionId)
    return offer && offerStanding(offer, name, now, say).join(' · ')
  }
  const pageOf = (connectionId: number | null) => {
    const page = `/family/dashboard/connections/${connectionId ?? 0}` as const
    return connectionId !== null && mayView(page) ? page : null
  }
  return (
    <Card>
      <List look="lines" items={team} by={({ id }) => id}>
        {(member) => {
          const name = nameOf(member)
          const conversation = conversationOf(member.connection_id)
          const planVisit =
            member.connection_id === null ? null : planHref(`/newshift-b2b/${member.connection_id}`)
          const next = ahead.find(({ connection_id }) => connection_id === member.connection_id)
          return (
            <PersonRow
              name={name}
              photo={member.photo}
              href={pageOf(member.connection_id)}
              facts={[
                say(member.role === 'care_manager' ? words.careManager : words.caregiver),
                ...(next
                  ? [
                      say(words.nextVisit, {
                        day: dateWords(next.start, 'weekday', say.locale, next.time_zone),
                      }),
                    ]
                  : []),
              ].join(' · ')}
              actions={
                <>
                  {planVisit && (
                    <Link look="quiet" href={planVisit} aria-label={say(partnerHireTexts.planWith, { name })}>
                      {say(partnerHireTexts.planOne)}
                    </Link>
                  )}
                  {mayWrite && member.connection_id !== null && (
                    <MessageAction conversationId={conversation} id={member.id} name={name} />
                  )}
                  {member.phone && (
                    <Link
                      look="quiet"
                      icon={phoneIcon}
                      href={`tel:+${member.phone.length === 10 ? `1${member.phone}` : member.phone}`}
                      aria-label={say(familyHomeTexts.callTo, { name })}
                    >
                      {say(familyHomeTexts.call)}
                    </Link>
                  )}
                </>
              }
            />
          )
        }}
      </List>
      {others.length > 0 && (
        <List look="lines" items={others} by={({ id }) => id}>
          {({ id, provider, conversation_id }) => (
            <PersonRow
              name={nameOf(provider)}
              photo={provider.photo}
              href={pageOf(id)}
              facts={offerWords(id, provider.first_name) ?? say(words.inTouch)}
              actions={
                mayWrite && (
                  <MessageAction conversationId={conversation_id} id={provider.id} name={nameOf(provider)} />
                )
              }
            />
          )}
        </List>
      )}
    </Card>
  )
}
