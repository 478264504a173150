import {
  closedAsForgotten,
  confirmClosedClock,
  listClosedClocks,
  type ClosedClock,
} from '@homecare/sdk/clock'
import { dayIn, formatDocumentDate, pacificTimeZone, type Locale } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import { mayChangeTimesheet, submittedMinStatus } from '@homecare/sdk/timesheets'
import { and, desc, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { inBoth } from '../hiring/visitLetters.ts'
import { timeWords } from '../mail/timeWords.ts'
import { tell } from '../notices/tell.ts'
import { clockColumns, clockTimesOf } from '../people/clockTimes.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { clockMailTexts as words } from './texts.ts'

/** What the server has closed, as its caregiver is told of it on their home until they have read it. */
export function answerClosedClocks(routes: Routes): void {
  routes.on(listClosedClocks, only(...caregiverRoles), ({ db, session: { user } }) =>
    closedClocks(db, unreadClosing(user.id)),
  )

  routes.on(confirmClosedClock, ownClock, async ({ db, session: { user }, params, now }) => {
    await db
      .update(clockRecords)
      .set({ closed_read_at: new Date(now) })
      .where(closedOf(user.id, params.id))
  })
}

const closedOf = (userId: number, id: number) =>
  and(eq(clockRecords.id, id), eq(clockRecords.user_id, userId), isNotNull(clockRecords.closed_at))
const ownClock = owner('clock', caregiverRoles, async ({ db, session, params }) => {
  const where = closedOf(session.user.id, Number(params['id']))
  return (await db.select({ id: clockRecords.id }).from(clockRecords).where(where)).length > 0
})

/** What somebody has not read yet that the server has closed; whoever has handed in the hours of the shift knows. */
export const unreadClosing = (userId: number) =>
  and(
    eq(clockRecords.user_id, userId),
    isNotNull(clockRecords.closed_at),
    isNull(clockRecords.closed_read_at),
    sql`not exists (
      select 1 from nursing_timesheets handed
      where handed.shift_id = ${clockRecords.shift_id} and handed.user_id = ${userId}::int
        and handed.status >= ${submittedMinStatus}::int)`,
  )

export async function closedClocks(db: Db | Tx, where: SQL | undefined): Promise<ClosedClock[]> {
  const rows = await db
    .select({
      record: clockRecords,
      shift: shifts,
      facility: facilities,
      visit: connectionShifts,
      connection: connections,
      family: users,
      sheet: nursingTimesheets,
    })
    .from(clockRecords)
    .leftJoin(shifts, eq(shifts.id, clockRecords.shift_id))
    .leftJoin(facilities, eq(facilities.id, shifts.facility_id))
    .leftJoin(
      nursingTimesheets,
      and(eq(nursingTimesheets.shift_id, shifts.id), eq(nursingTimesheets.user_id, clockRecords.user_id)),
    )
    .leftJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .leftJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .leftJoin(users, eq(users.id, connections.family_id))
    .where(where)
    .orderBy(desc(clockRecords.clock_in_at))
  return rows.flatMap(({ record, shift, facility, visit, connection, family, sheet }) => {
    const work = shift ?? visit
    if (!work) return []
    return {
      id: record.id,
      shift_id: work.id,
      connection_id: visit?.connection_id ?? null,
      name: facility?.name ?? (family ? shortName(family) : ''),
      start: work.start.toISOString(),
      end: work.end.toISOString(),
      time_zone: facility?.time_zone ?? connection?.tzid ?? pacificTimeZone,
      may_correct: shift !== null && (sheet === null || mayChangeTimesheet(sheet)),
    }
  })
}

/** How many are closed in one transaction. */
const atOnce = 20

/**
 * Closes the clocks that were forgotten, and writes to their people: by the clock of any process. Each takes the work
 * first, as a press does, and what another has in hand it leaves to that.
 */
export async function closeForgotten(deps: Deps, now: number): Promise<void> {
  for (const one of [forgottenShifts, forgottenVisits]) while ((await closeSome(deps, now, one)) === atOnce);
}

/** Work whose clock nobody has stopped, taken for this transaction. */
type Forgotten = (
  tx: Tx,
  until: Date,
) => Promise<{ id: number; shift_id: number | null; start: Date; end: Date }[]>

const forgottenShifts: Forgotten = (tx, until) =>
  tx
    .select({ id: clockRecords.id, shift_id: clockRecords.shift_id, start: shifts.start, end: shifts.end })
    .from(shifts)
    .innerJoin(clockRecords, eq(clockRecords.shift_id, shifts.id))
    .where(and(isNull(clockRecords.clock_out_at), lte(shifts.end, until)))
    .limit(atOnce)
    .for('update', { of: shifts, skipLocked: true })

const forgottenVisits: Forgotten = (tx, until) =>
  tx
    .select({
      id: clockRecords.id,
      shift_id: clockRecords.shift_id,
      start: connectionShifts.start,
      end: connectionShifts.end,
    })
    .from(connectionShifts)
    .innerJoin(clockRecords, eq(clockRecords.visit_id, connectionShifts.id))
    .where(and(isNull(clockRecords.clock_out_at), lte(connectionShifts.end, until)))
    .limit(atOnce)
    .for('update', { of: connectionShifts, skipLocked: true })

async function closeSome(deps: Deps, now: number, forgotten: Forgotten): Promise<number> {
  const until = new Date(now - clockLimits.forgottenHours * 3_600_000)
  return deps.db.transaction(async (tx) => {
    const found = await forgotten(tx, until)
    for (const { id, shift_id, start, end } of found) {
      // Read anew, now that the work is taken: a press may have come before.
      const [record] = await tx.select().from(clockRecords).where(eq(clockRecords.id, id))
      const span = { start: start.toISOString(), end: end.toISOString() }
      const closed = record && closedAsForgotten({ ...span, ...clockTimesOf(record) }, new Date(now))
      if (!record || !closed?.clock_in_at) continue
      const columns = clockColumns({ ...closed, clock_in_at: closed.clock_in_at })
      await tx.update(clockRecords).set(columns).where(eq(clockRecords.id, id))
      if (shift_id !== null) await tx.update(shifts).set({ status: 'done' }).where(eq(shifts.id, shift_id))
      await tellOfClosing(tx, deps, record.user_id, id)
    }
    return found.length
  })
}

/** Tells whoever forgot their clock that it is closed, once. */
async function tellOfClosing(tx: Tx, deps: Deps, userId: number, id: number): Promise<void> {
  const [closed] = await closedClocks(tx, eq(clockRecords.id, id))
  if (!closed) return
  const { name, start, end, time_zone, shift_id, connection_id, may_correct } = closed
  const page =
    connection_id === null
      ? (`/nursingshifts/shifts/${shift_id}` as const)
      : (`/next-shift/${connection_id}/${shift_id}` as const)
  const params = (locale: Locale) => ({
    name,
    day: formatDocumentDate(dayIn(time_zone, new Date(start))),
    end: timeWords(end, time_zone, locale),
    link: pageUrl(deps.config, page),
  })
  await tell(deps, {
    ...{ to: userId, kind: 'timesheets', event: `clock ${id} closed`, page },
    subject: inBoth(words.closedSubject, params),
    body: [inBoth(may_correct ? words.closedBody : words.closedVisitBody, params)],
    short: inBoth(words.closedSubject, params),
  })
}
