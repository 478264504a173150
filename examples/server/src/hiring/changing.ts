import { mayMoveStart, updateConnection, type ConnectionChange } from '@homecare/sdk/hiring'
import { dayIn, formatDocumentDate, instantIn, message } from '@homecare/sdk/kit'
import { connectionErrorTexts as wrong, offerErrorTexts } from '@homecare/sdk/texts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { connections, connectionShifts, hireOffers } from '../tables/hiring.ts'
import { jobs } from '../tables/jobs.ts'
import { connectionFor } from './connections.ts'
import { bothSides } from './policies.ts'
import { startMailTexts as words } from './texts.ts'
import { listeners, nameOf } from './visitLetters.ts'

type Row = typeof connections.$inferSelect

/** What either side changes of a connection: how to be reached. The family also what was not begun or agreed on yet. */
export function answerConnectionChanges(routes: Routes): void {
  routes.on(updateConnection, bothSides, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(connections).where(eq(connections.id, params.id)).for('update')
      if (!row) throw refuse.notFound()
      const { contact_types, ...own } = withoutGaps(body)
      const today = dayIn(row.tzid, new Date(now))
      if (user.role !== 'family' && Object.keys(own).length > 0) throw refuse.forbidden(wrong.familyOnly)
      if (row.end_date !== null && row.end_date < today) throw refuse.conflict(wrong.hasEnded)
      refuseWrong({ contact_types: contact_types?.length === 0 ? offerErrorTexts.contactTypes : undefined })
      await judgeRates(tx, row, own)
      await judgeJob(tx, user, row, own)
      const moved = await movedStart(tx, row, own, today)
      const changes = { ...own, ...(contact_types && { contact_types: [...new Set(contact_types)] }) }
      if (Object.keys(changes).length > 0)
        await tx.update(connections).set(changes).where(eq(connections.id, row.id))
      if (moved !== null) {
        if (row.hire_stage === 3) await payFrom(tx, row.id, moved)
        await tellOfStart(deps, tx, user, row.id, moved)
      }
      return connectionFor(tx, user, row.id, now)
    }),
  )
}

/** Rates are spoken of before the hire; what is paid afterwards is changed by the calls of wage rates alone. */
async function judgeRates(tx: Tx, row: Row, { provider_hourly_rate, provider_daily_rate }: ConnectionChange) {
  const isChanged =
    (provider_hourly_rate ?? row.provider_hourly_rate) !== row.provider_hourly_rate ||
    (provider_daily_rate !== undefined && provider_daily_rate !== row.provider_daily_rate)
  if (!isChanged) return
  if (row.hire_stage === 3) throw refuse.conflict(wrong.ratesElsewhere)
  await noOfferWaits(tx, row.id)
}

async function judgeJob(tx: Tx, user: SessionUser, row: Row, { job_id }: ConnectionChange) {
  if (job_id === undefined || job_id === null || job_id === row.job_id) return
  const own = await tx.$count(jobs, and(eq(jobs.id, job_id), eq(jobs.family_id, user.id)))
  refuseWrong({ job_id: own === 0 ? wrong.job : undefined })
}

/** The new first day; null where it stays. Refused once the work has begun, and while visits lie before it. */
async function movedStart(tx: Tx, row: Row, { start_date }: ConnectionChange, today: string) {
  if (start_date === undefined || start_date === row.start_date) return null
  if (row.hire_stage === 3 && !mayMoveStart(row, today)) throw refuse.conflict(wrong.hasBegun)
  if (row.hire_stage < 3) await noOfferWaits(tx, row.id)
  refuseWrong({
    start_date:
      start_date < today
        ? offerErrorTexts.startInPast
        : row.end_date !== null && start_date > row.end_date
          ? wrong.startAfterEnd
          : undefined,
  })
  const begins = instantIn(row.tzid, start_date, '00:00')
  const before = and(
    eq(connectionShifts.connection_id, row.id),
    eq(connectionShifts.cancelled, false),
    begins ? lt(connectionShifts.start, begins) : undefined,
  )
  if ((await tx.$count(connectionShifts, before)) > 0) throw refuse.conflict(wrong.visitsBefore)
  return start_date
}

async function noOfferWaits(tx: Tx, connectionId: number): Promise<void> {
  const waiting = and(eq(hireOffers.connection_id, connectionId), eq(hireOffers.state, 'sent'))
  if ((await tx.$count(hireOffers, waiting)) > 0) throw refuse.conflict(wrong.offerWaits)
}

/** The first regular rate goes from the first day on, so that no hour of work is without one. */
async function payFrom(tx: Tx, connectionId: number, day: string): Promise<void> {
  await tx.execute(sql`
    update wage_rates set valid = daterange(${day}::date, upper(valid))
    where lower(valid) > ${day}::date and id = (
      select id from wage_rates where connection_id = ${connectionId} and pay_type = 1
      order by lower(valid) limit 1
    )`)
}

async function tellOfStart(deps: Deps, tx: Tx, by: SessionUser, id: number, day: string): Promise<void> {
  for (const { id: to, page } of await listeners(tx, by, id)) {
    const params = {
      name: nameOf(deps, by),
      day: formatDocumentDate(day),
      link: pageUrl(deps.config, page),
    }
    await tell(deps, {
      ...{ to, kind: 'offers', event: `connection ${id} starts ${day}`, page },
      subject: message(words.subject, params),
      body: [message(words.body, params)],
      short: message(words.short, params),
    })
  }
}
