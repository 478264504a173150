import {
  isLateCancel,
  plannedUntil,
  scheduleErrors,
  seriesVisits,
  type CancelReason,
  type SeriesRule,
  type SeriesVisit,
  type Visit,
  type VisitSeries,
} from '@homecare/sdk/hiring'
import type { WeeklyHours } from '@homecare/sdk/jobs'
import { addDays, dayIn, daysBetween, timeIn, weekdayOf, type Text, dayMs } from '@homecare/sdk/kit'
import { seriesTexts } from '@homecare/sdk/texts'
import { and, asc, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { nullIfBooked, unlessBooked } from '../people/bookings.ts'
import { refuseWrong } from '../refusals/refuse.ts'
import { connections, connectionShifts, visitSeries } from '../tables/hiring.ts'
import { clockRecords } from '../tables/shifts.ts'
import { lockHired } from './planning.ts'

export type SeriesRow = typeof visitSeries.$inferSelect

/** A series, locked, with the zone of its place and the contract's last day. */
interface LockedSeries {
  readonly row: SeriesRow
  readonly zone: string
  readonly lastDay: string | null
}

/** A series as its rule, with times as the wire has them. */
export const ruleOf = ({ day_of_week, start_time, end_time, from_day, to_day }: SeriesRow): SeriesRule => ({
  ...{ day_of_week, from_day, to_day },
  start_time: start_time.slice(0, 5),
  end_time: end_time.slice(0, 5),
})

/** The series of a connection that have not ended, by day of the week and hour. */
export async function listSeries(db: Db | Tx, connectionId: number, now: number): Promise<VisitSeries[]> {
  const rows = await db
    .select({ series: visitSeries, zone: connections.tzid })
    .from(visitSeries)
    .innerJoin(connections, eq(connections.id, visitSeries.connection_id))
    .where(eq(visitSeries.connection_id, connectionId))
    .orderBy(
      asc(visitSeries.day_of_week),
      asc(visitSeries.start_time),
      asc(visitSeries.from_day),
      asc(visitSeries.id),
    )
  return rows
    .filter(({ series: { from_day, to_day }, zone }) => {
      const today = dayIn(zone, new Date(now))
      return to_day === null || (to_day >= today && to_day >= from_day)
    })
    .map(({ series, zone }) => ({
      ...{ id: series.id, ...ruleOf(series), note: series.note, time_zone: zone },
    }))
}

/** A weekly schedule that is to be planned for the two of a connection. */
interface SeriesBeginning {
  readonly connectionId: number
  readonly schedule: readonly WeeklyHours[]
  /** The first day and the last one that may have a visit, where they take place; null goes on. */
  readonly from: string
  readonly until: string | null
  readonly note?: string
  readonly now: number
  /** What is said where the caregiver is expected elsewhere at one of the visits. */
  readonly says?: Text
}

/**
 * Plans a weekly schedule of somebody who is hired: its series and their visits eight weeks ahead, within a transaction of
 * the caller's. Errors of the schedule by field; a conflict where nobody is hired, where the contract ends before, and where
 * the caregiver is expected elsewhere at one of the visits: then nothing is planned.
 */
export async function beginSeries(tx: Tx, given: SeriesBeginning): Promise<SeriesRow[]> {
  const { connectionId, schedule, from, until, note = '', now, says = seriesTexts.notAvailable } = given
  refuseWrong(scheduleErrors(schedule))
  const { tzid, end_date } = await lockHired(tx, connectionId, now)
  const rows = await tx
    .insert(visitSeries)
    .values(
      schedule.map(({ day_of_week, start_time, end_time }) => ({
        ...{ connection_id: connectionId, day_of_week, start_time, end_time },
        ...{ from_day: from, to_day: until, note: note.trim() },
        ...{ planned_to: addDays(from, -1), created_at: new Date(now) },
      })),
    )
    .returning()
  for (const row of rows) await planOrRefuse(tx, { row, zone: tzid, lastDay: end_date }, now, says)
  return rows
}

/** The days of a series that are to be planned by now and are not; null where there are none. */
function daysToPlan({ row, zone, lastDay }: LockedSeries, now: number) {
  const to = plannedUntil(dayIn(zone, new Date(now)))
  if (row.planned_to >= to) return null
  const last = [to, row.to_day, lastDay].reduce<string>(
    (one, other) => (other && other < one ? other : one),
    to,
  )
  const from = addDays(row.planned_to, 1)
  const visits = seriesVisits(ruleOf(row), zone, { from, to: last }).filter(
    ({ start }) => start.getTime() > now,
  )
  return { to, visits }
}

const rowOf = ({ row }: LockedSeries, { day, start, end }: SeriesVisit) => ({
  ...{ connection_id: row.connection_id, start, end, note: row.note },
  ...{ series_id: row.id, series_day: day },
})

/** Plans what is to be planned by now, all of it or nothing. */
async function planOrRefuse(tx: Tx, series: LockedSeries, now: number, says: Text): Promise<void> {
  const due = daysToPlan(series, now)
  if (!due) return
  if (due.visits.length > 0) {
    const planned = tx
      .insert(connectionShifts)
      .values(due.visits.map((visit) => rowOf(series, visit)))
      .onConflictDoNothing({ target: [connectionShifts.series_id, connectionShifts.series_day] })
    await unlessBooked(planned.execute(), says)
  }
  await tx.update(visitSeries).set({ planned_to: due.to }).where(eq(visitSeries.id, series.row.id))
}

/**
 * Plans what is to be planned by now. A visit at which its caregiver is expected elsewhere is written down as cancelled, so
 * that it is not tried again; answers these.
 */
export async function planOrSkip(tx: Tx, series: LockedSeries, now: number): Promise<number[]> {
  const due = daysToPlan(series, now)
  if (!due) return []
  const skipped: number[] = []
  for (const visit of due.visits) {
    const row = rowOf(series, visit)
    const write = (inner: Tx, values: typeof connectionShifts.$inferInsert) =>
      inner
        .insert(connectionShifts)
        .values(values)
        .onConflictDoNothing({ target: [connectionShifts.series_id, connectionShifts.series_day] })
        .returning({ id: connectionShifts.id })
    const planned = await nullIfBooked(tx, (inner) => write(inner, row))
    if (planned) continue
    const off = { cancelled: true, cancelled_at: new Date(now), cancel_reason: 'not_available' } as const
    skipped.push(...(await write(tx, { ...row, ...off })).map(({ id }) => id))
  }
  await tx.update(visitSeries).set({ planned_to: due.to }).where(eq(visitSeries.id, series.row.id))
  return skipped
}

/** The series of a connection by its number, locked; null for another's. */
export async function lockSeries(tx: Tx, connectionId: number, id: number): Promise<LockedSeries | null> {
  const [found] = await tx
    .select({ row: visitSeries, zone: connections.tzid, lastDay: connections.end_date })
    .from(visitSeries)
    .innerJoin(connections, eq(connections.id, visitSeries.connection_id))
    .where(and(eq(visitSeries.id, id), eq(visitSeries.connection_id, connectionId)))
    .for('update', { of: visitSeries })
  return found ?? null
}

/** The series that a visit is of, locked before the visit, and the day that it gives it; null where it is of none. */
export async function lockSeriesOf(
  tx: Tx,
  visitId: number,
): Promise<(LockedSeries & { readonly day: string }) | null> {
  const [visit] = await tx.select().from(connectionShifts).where(eq(connectionShifts.id, visitId))
  if (!visit || visit.series_id === null || visit.series_day === null) return null
  const series = await lockSeries(tx, visit.connection_id, visit.series_id)
  return series && { ...series, day: visit.series_day }
}

/** What is to become of a series: of each day its visits move by so many days, and have the hours and the note given. */
interface SeriesMove extends WeeklyHours {
  readonly days: number
  readonly to_day: string | null
  readonly note: string
}

/** The move by which one visit of a series goes where it is to be, and the others with it. */
export function seriesAsMoved(
  series: LockedSeries & { readonly day: string },
  visit: Visit,
  to: { readonly start: string; readonly end: string; readonly note: string },
): SeriesMove {
  const { row, zone, day } = series
  const moved = dayIn(zone, new Date(to.start))
  return {
    days: daysBetween(day, moved) ?? 0,
    day_of_week: weekdayOf(moved) ?? row.day_of_week,
    ...{ start_time: timeIn(zone, to.start), end_time: timeIn(zone, to.end), to_day: row.to_day },
    note: to.note === visit.note ? row.note : to.note,
  }
}

interface Since {
  readonly now: number
  /** The first day, by the rule, of what is changed; by itself, all that lies ahead. */
  readonly since: string | undefined
  /** A visit that is changed in any case. */
  readonly also?: number
}

/** The visits of a series from a day on that have not begun and that nobody has clocked, locked. */
async function visitsAhead(tx: Tx, { row, zone }: LockedSeries, { now, since, also }: Since) {
  const from = since ?? dayIn(zone, new Date(now))
  const ahead = await tx
    .select()
    .from(connectionShifts)
    .where(
      and(
        eq(connectionShifts.series_id, row.id),
        gt(connectionShifts.start, new Date(now)),
        or(
          gte(connectionShifts.series_day, from),
          also === undefined ? undefined : eq(connectionShifts.id, also),
        ),
      ),
    )
    .orderBy(asc(connectionShifts.series_day))
    .for('update')
  const clocked = await tx
    .select({ id: clockRecords.visit_id })
    .from(clockRecords)
    .where(
      inArray(
        clockRecords.visit_id,
        ahead.map(({ id }) => id),
      ),
    )
  return { from, ahead: ahead.filter(({ id }) => !clocked.some((one) => one.id === id)) }
}

/**
 * Moves the visits of a series from a day on, and changes the rule for those to come. What is cancelled stays so, in its
 * week; a visit that would then have begun stays where it is. A conflict, and nothing is moved, where the caregiver is
 * expected elsewhere at one of them. Answers the series as it goes on.
 */
export async function changeSeries(
  tx: Tx,
  series: LockedSeries,
  move: SeriesMove,
  { says, ...when }: Since & { readonly says: Text },
): Promise<SeriesRow> {
  const { row, zone } = series
  const { from, ahead } = await visitsAhead(tx, series, when)
  const { days, ...values } = move
  const first =
    seriesVisits({ ...ruleOf(row), to_day: null }, zone, { from, to: addDays(from, 6) })[0]?.day ?? from
  const next = await goOn(tx, row, from, { ...values, from_day: addDays(first, days) })
  const live = ahead.filter(({ cancelled }) => !cancelled).map(({ id }) => id)
  // None is in the way of another while they move.
  if (live.length > 0)
    await tx.update(connectionShifts).set({ cancelled: true }).where(inArray(connectionShifts.id, live))
  for (const visit of ahead) {
    const day = addDays(visit.series_day!, days)
    const [to] = seriesVisits({ ...ruleOf(next), from_day: day, to_day: null }, zone, { from: day, to: day })
    const isLive = live.includes(visit.id)
    const over = { cancelled: true, cancelled_at: new Date(when.now) } as const
    const isBeyond = next.to_day !== null && day > next.to_day
    const moves = to !== undefined && to.start.getTime() > when.now
    const note = visit.note === row.note ? next.note : visit.note
    const written = tx
      .update(connectionShifts)
      .set({
        ...(moves && { series_id: next.id, series_day: day, note }),
        ...(moves && isLive && { start: to.start, end: to.end }),
        ...(isLive && (isBeyond ? over : { cancelled: false })),
      })
      .where(eq(connectionShifts.id, visit.id))
    if (moves || isLive) await unlessBooked(written.execute(), says)
  }
  // The days at either end that the rule now has and had not before.
  const behind = { ...series, row: { ...next, planned_to: addDays(next.from_day, -1) } }
  await planOrRefuse(tx, behind, when.now, says)
  return next
}

/** The series from a day on: the same where it had no day before, else another after it. */
async function goOn(
  tx: Tx,
  row: SeriesRow,
  from: string,
  values: Omit<SeriesMove, 'days'> & { readonly from_day: string },
): Promise<SeriesRow> {
  const isWhole = from <= row.from_day && values.day_of_week === row.day_of_week
  if (isWhole) {
    const [changed] = await tx
      .update(visitSeries)
      .set({ ...values, from_day: row.from_day })
      .where(eq(visitSeries.id, row.id))
      .returning()
    return changed!
  }
  await tx
    .update(visitSeries)
    .set({ to_day: addDays(from, -1) })
    .where(eq(visitSeries.id, row.id))
  const [next] = await tx
    .insert(visitSeries)
    .values({
      ...values,
      connection_id: row.connection_id,
      ...{ planned_to: row.planned_to, created_at: row.created_at },
    })
    .returning()
  return next!
}

/** Ends a series from a day on, and cancels what was planned from then on. Answers the series as it ended. */
export async function endSeries(
  tx: Tx,
  series: LockedSeries,
  { by, reason, ...when }: Since & { readonly by: number; readonly reason: CancelReason | null },
): Promise<SeriesRow> {
  const { from, ahead } = await visitsAhead(tx, series, when)
  const live = ahead.filter(({ cancelled }) => !cancelled)
  const at = new Date(when.now)
  for (const late of [false, true]) {
    const ids = live
      .filter(({ start }) => isLateCancel({ start: start.toISOString() }, at) === late)
      .map(({ id }) => id)
    if (ids.length > 0)
      await tx
        .update(connectionShifts)
        .set({
          ...{ cancelled: true, cancelled_by: by, cancelled_at: at },
          ...{ cancel_reason: reason, late_cancel: late },
        })
        .where(inArray(connectionShifts.id, ids))
  }
  const last = addDays(from, -1)
  const [ended] = await tx
    .update(visitSeries)
    .set({ to_day: series.row.to_day !== null && series.row.to_day < last ? series.row.to_day : last })
    .where(eq(visitSeries.id, series.row.id))
    .returning()
  return ended!
}

/** Plans nothing more for somebody who leaves; what is planned is the caller's to cancel. */
export async function stopSeriesOf(tx: Tx, userId: number, now: number): Promise<void> {
  const own = tx
    .select({ id: connections.id })
    .from(connections)
    .where(or(eq(connections.family_id, userId), eq(connections.caregiver_id, userId)))
  const yesterday = new Date(now - dayMs).toISOString().slice(0, 10)
  await tx
    .update(visitSeries)
    .set({ to_day: yesterday })
    .where(
      and(
        inArray(visitSeries.connection_id, own),
        or(isNull(visitSeries.to_day), gt(visitSeries.to_day, yesterday)),
      ),
    )
}
