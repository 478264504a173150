import { isCaregiver } from '@homecare/sdk/account'
import {
  clockSheet,
  listClockRecords,
  mayTypeHours,
  waitingCorrection,
  type PlanClock,
  type PlanClocks,
  type UnclockedVisit,
} from '@homecare/sdk/clock'
import { addDays, csvOf, dateWords, dayIn, daysBetween, isApiDate } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import {
  clockSheetTexts,
  pageTitles,
  planClockScreenTexts as words,
  planClockTexts,
} from '@homecare/sdk/texts'
import { Suspense, useState } from 'react'
import { useNow } from '../../clock/useNow'
import { spanWords } from '../../clock/timeWords'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { saveFile } from '../../frame/storage/saveFile'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { VisitClock } from '../day/clockOfVisit'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { personName, planHref } from '../plan/planWords'
import { clockHref, dayThere, recordHref, spanOf } from './clockWords'
import { CorrectionView } from './CorrectionView'
import './PlanClock.css'

const CorrectionDialog = laterDialog(() => import('./CorrectionDialog'))

interface ClockData {
  readonly clocks: PlanClocks
  readonly loadedAt: string
}

export const load: Load<ClockData | ClosedPage> = ({ care, params, query, signal }) => {
  const id = Number(params['planId'])
  const [from, to] = [query.get('from'), query.get('to')]
  const asked = isApiDate(from) && isApiDate(to) && (daysBetween(from, to) ?? -1) >= 0 ? { from, to } : {}
  return unlessClosed(
    id,
    care
      .call(listClockRecords, { id, query: asked }, { signal })
      .then((clocks) => ({ clocks, loadedAt: new Date().toISOString() })),
  )
}
export const code = async ({ identity }: CodeContext) => {
  if (isCaregiver(identity.user_type)) await VisitClock.load()
}
export const head: HeadOf<ClockData | ClosedPage> = () => ({ title: pageTitles.planClock })

/** The clock of a plan's visits: now, what was clocked, and what was not (`careplan/…/clockio`). */
export default function PlanClockScreen({ data }: ScreenProps<ClockData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={`${data.clocks.plan.id} ${data.clocks.from}`} data={data} />
}

function Shown({ data }: { data: ClockData }) {
  const say = useSay()
  const { navigation, session } = useApp()
  const { user_type } = useValue(session.identity)
  const now = useNow(data.loadedAt)
  const { plan, from, to, records, unclocked, today } = data.clocks
  const { time_zone: zone } = plan
  const works = isCaregiver(user_type)
  const own = today.filter((visit) => visit.own)
  const reload = () => void navigation.reload()
  const common = { planId: plan.id, zone, decides: plan.decides, isStaff: user_type === 'staff' }
  return (
    <Page
      className="plan-clocks"
      title={say(words.titleOf, { name: plan.recipient_name })}
      {...(plan.sees_plan && { up: { href: planHref(plan.id), words: say(words.backToPlan) } })}
      actions={
        <Link href={`/careplan/connection/${plan.id}/clockio/tutorial`} look="quiet">
          {say(words.how)}
        </Link>
      }
    >
      {works && (
        <Section title={say(words.today)}>
          {own.length === 0 ? (
            <Card>
              <p>{say(words.noVisitToday, { minutes: clockLimits.earlyMinutes })}</p>
              <p>
                <Link href="/schedule" look="line">
                  {say(words.toSchedule)}
                </Link>
              </p>
            </Card>
          ) : (
            <Suspense fallback={<Skeleton />}>
              {own.map((visit) => (
                <VisitClock key={visit.id} visit={visit} zone={zone} now={now} />
              ))}
            </Suspense>
          )}
        </Section>
      )}
      {unclocked.length > 0 && (
        <Section title={say(words.unclocked)}>
          <Card>
            <p className="soft">{say(works ? words.unclockedOwn : words.unclockedFamily)}</p>
            <List look="lines" items={unclocked} by={({ visit_id }) => visit_id}>
              {(visit) => <Unclocked {...{ visit, now, common }} onChanged={reload} />}
            </List>
          </Card>
        </Section>
      )}
      <Section title={say(words.records)}>
        <Spans {...{ planId: plan.id, from, to, today: dayIn(zone, now) }} />
        <Card>
          {records.length === 0 ? (
            <p className="soft">{say(words.none)}</p>
          ) : (
            <List look="lines" items={records} by={({ id }) => id}>
              {(record) => <Record {...{ record, common }} onChanged={reload} />}
            </List>
          )}
        </Card>
        {records.length > 0 && <Download {...{ records, zone, from, to }} />}
      </Section>
    </Page>
  )
}

interface Common {
  readonly planId: number
  readonly zone: string
  readonly decides: boolean
  readonly isStaff: boolean
}

/** A visit that was clocked: what was planned, clocked and typed, side by side. */
function Record({ record, common, onChanged }: { record: PlanClock; common: Common; onChanged: () => void }) {
  const say = useSay()
  const { zone } = common
  const { clock_in_at, clock_out_at, clock_closed_at, typed, minutes, pressed_in, pressed_out } = record
  const waits = waitingCorrection(record.corrections)
  const isAway = pressed_in.place === 'away' || pressed_out?.place === 'away'
  const isLate = pressed_in.method === 'late' || pressed_out?.method === 'late'
  return (
    <>
      <div className="row" data-spread>
        <h3>
          <Link href={recordHref(record)} look="line">
            {dayThere(record.start, zone, say)}
            <span className="hidden">, {say(words.openRecord, { day: personName(record.person) })}</span>
          </Link>
        </h3>
        {minutes !== null && <b className="num">{say(spanWords(minutes))}</b>}
      </div>
      <p className="row">
        {!record.own && <span>{personName(record.person)}</span>}
        {clock_out_at === null && <Badge tone="good">{say(words.atWork)}</Badge>}
        {pressed_in.method === 'typed' && <Badge>{say(clockSheetTexts.typed)}</Badge>}
        {clock_closed_at && <Badge tone="warn">{say(words.closedBadge)}</Badge>}
        {isLate && <Badge>{say(words.lateBadge)}</Badge>}
        {isAway && <Badge tone="info">{say(clockSheetTexts.away)}</Badge>}
      </p>
      <ul className="plan-spans num">
        <li>{spanOf('plannedTimes', record, zone, say)}</li>
        <li>
          {pressed_in.method === 'typed'
            ? say(words.notClocked)
            : clock_in_at && clock_out_at
              ? spanOf('clockedTimes', { start: clock_in_at, end: clock_out_at }, zone, say)
              : say(words.clockedSince, {
                  from: dateWords(clock_in_at ?? record.start, 'time', say.locale, zone),
                })}
        </li>
        {typed && <li>{spanOf('typedTimes', typed, zone, say)}</li>}
      </ul>
      {waits && <CorrectionView key={waits.id} {...common} correction={waits} onDecided={onChanged} />}
    </>
  )
}

/** A visit that nobody clocked: its caregiver types its hours. */
function Unclocked({
  visit,
  now,
  common,
  onChanged,
}: {
  visit: UnclockedVisit
  now: Date
  common: Common
  onChanged: () => void
}) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { zone, planId } = common
  const day = dayThere(visit.start, zone, say)
  return (
    <>
      <h3>{day}</h3>
      {!visit.own && <p>{personName(visit.person)}</p>}
      <p className="num">{spanOf('plannedTimes', visit, zone, say)}</p>
      {visit.corrections.slice(0, 1).map((correction) => (
        <CorrectionView key={correction.id} {...common} correction={correction} onDecided={onChanged} />
      ))}
      {visit.own && visit.handed_in && <p className="soft">{say(planClockTexts.handedIn)}</p>}
      {mayTypeHours(visit, now) && (
        <p>
          <Button aria-label={`${say(words.typeHours)}: ${day}`} onClick={() => setOpen(true)}>
            {say(words.typeHours)}
          </Button>
        </p>
      )}
      {open && (
        <CorrectionDialog {...{ planId, visit, zone }} onSent={onChanged} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Which days are shown, and the ways to those before and after. */
function Spans({ planId, from, to, today }: { planId: number; from: string; to: string; today: string }) {
  const say = useSay()
  const days = (daysBetween(from, to) ?? 0) + 1
  const href = (by: number) =>
    `${clockHref(planId)}?from=${addDays(from, by * days)}&to=${addDays(to, by * days)}` as const
  return (
    <p className="row" data-spread>
      <Link href={href(-1) as ReturnType<typeof clockHref>} look="line">
        {say(words.earlier)}
      </Link>
      <span>
        {say(words.span, {
          from: dateWords(from, 'monthDay', say.locale),
          to: dateWords(to, 'monthDay', say.locale),
        })}
      </span>
      {to < today ? (
        <Link href={href(1) as ReturnType<typeof clockHref>} look="line">
          {say(words.later)}
        </Link>
      ) : (
        <span />
      )}
    </p>
  )
}

/** The records that are shown, as a table for the file of visits. */
function Download({
  records,
  zone,
  from,
  to,
}: {
  records: readonly PlanClock[]
  zone: string
  from: string
  to: string
}) {
  const say = useSay()
  const save = () => {
    const sheet = csvOf(clockSheet(records, zone, say.locale))
    saveFile(`${say(words.fileName, { from, to })}.csv`, 'text/csv', sheet)
  }
  return (
    <div className="stack" data-gap="small">
      <div>
        <Button onClick={save}>{say(words.download)}</Button>
      </div>
      <p className="soft small">{say(words.downloadText)}</p>
    </div>
  )
}
