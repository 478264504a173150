import {
  afterPress,
  clockAction,
  clockInOrOut,
  isClockedAlready,
  judgeClock,
  judgePlace,
  type ClockEvent,
  type ClockRecord,
  type Clockable,
} from '@homecare/sdk/clock'
import { clockTexts } from '@homecare/sdk/texts'
import { mayChangeTimesheet } from '@homecare/sdk/timesheets'
import { clockLimits } from '@homecare/sdk/shifts'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { nullIfBooked } from '../people/bookings.ts'
import { clockColumns, clockTimesOf } from '../people/clockTimes.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Tx } from '../db/connect.ts'
import { planConnections } from '../tables/care/careplans.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { ownVisit } from '../hiring/visitRows.ts'
import { milesBetween, type Point } from '../geo/distance.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { lockShift, placedShifts } from '../shifts/shiftRows.ts'
import { clockRecords, shifts } from '../tables/shifts.ts'
import { timesheetLines } from '../tables/money/hours.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'

type Row = typeof clockRecords.$inferSelect

/** What is clocked: its hours, where it is worked, and how its record is found. */
type Span = Pick<Clockable, 'start' | 'end'>
interface Work extends Span {
  readonly place: Point | null
  readonly of: { readonly shift_id: number } | { readonly visit_id: number }
  readonly isOff: boolean
  /** The connection of a visit that was found by its plan. */
  readonly connectionId?: number
}

/**
 * Clocks in and out of nursing shifts and visits, and breaks. The server judges time and place; pressed twice is once,
 * by the record itself and not only by the key of the press.
 */
export function answerClock(routes: Routes): void {
  routes.on(clockInOrOut, only(...caregiverRoles), ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const work = await workOf(tx, user, body, now)
      const before = await recordOf(tx, user.id, work)
      const { event, event_timestamp } = body
      if (before && isClockedAlready(withTimes(work, before), event)) return told(before, body, work)
      if (work.isOff) throw refuse.conflict()
      const verdict = judgeClock(withTimes(work, before), event, event_timestamp, new Date(now))
      if ('error' in verdict) throw refuse.conflict(verdict.error)
      if (event === 'clock_in' || event === 'undo_clock_out')
        await refuseElsewhere(tx, user.id, new Date(now))
      if (event === 'undo_clock_in' || event === 'undo_clock_out') await refuseHandedIn(tx, user.id, work)
      const row = before
        ? await carryOn(tx, before, work, body, { ...verdict, now: new Date(now) })
        : await clockIn(tx, user.id, work, body, { ...verdict, now: new Date(now) })
      return told(row, body, work)
    }),
  )
}

/** The shift or visit that is named, locked, so that two presses come one after the other; a 404 for what is not theirs. */
async function workOf(tx: Tx, user: SessionUser, event: ClockEvent, now: number): Promise<Work> {
  const { shift_id, connection_id } = event
  if (shift_id === undefined) {
    // A care plan has no clock of its own: one clocks in to the visit that was worked under it then.
    const own = await visitNow(tx, user, event, now)
    if (!own) throw refuse.notFound()
    const { visit, place } = await ownVisit(tx, user, own.connection_id, own.id)
    return {
      ...{ ...spanOf(visit), place, of: { visit_id: visit.id }, isOff: visit.cancelled },
      connectionId: own.connection_id,
    }
  }
  if (connection_id !== undefined) {
    const { visit, place } = await ownVisit(tx, user, connection_id, shift_id)
    return { ...spanOf(visit), place, of: { visit_id: visit.id }, isOff: visit.cancelled }
  }
  await lockShift(tx, shift_id)
  const [placed] = await placedShifts(tx, and(eq(shifts.id, shift_id), eq(shifts.user_id, user.id)))
  if (!placed) throw refuse.notFound()
  const { shift, facility } = placed
  return { ...spanOf(shift), place: facility, of: { shift_id }, isOff: shift.status === 'cancelled' }
}

/**
 * The caller's visit of a plan that was worked when the clock was pressed: one that is clocked in to, else the next that may be.
 * A press that comes late is of its own instant, and none is of one that is still to come.
 */
async function visitNow(tx: Tx, user: SessionUser, { plan_id, event_timestamp }: ClockEvent, now: number) {
  if (plan_id === undefined) return null
  const told = Date.parse(event_timestamp)
  const at = Number.isNaN(told) ? now : Math.min(told, now)
  const reach = (hours: number) => new Date(at + hours * 3_600_000)
  const [found] = await tx
    .select({ id: connectionShifts.id, connection_id: connectionShifts.connection_id })
    .from(connectionShifts)
    .innerJoin(planConnections, eq(planConnections.connection_id, connectionShifts.connection_id))
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .leftJoin(clockRecords, eq(clockRecords.visit_id, connectionShifts.id))
    .where(
      and(
        eq(planConnections.plan_id, plan_id),
        eq(connections.caregiver_id, user.id),
        eq(connectionShifts.cancelled, false),
        lte(connectionShifts.start, reach(clockLimits.earlyMinutes / 60)),
        gt(connectionShifts.end, reach(-clockLimits.latestOutHours)),
      ),
    )
    .orderBy(
      sql`(${clockRecords.clock_in_at} is not null and ${clockRecords.clock_out_at} is null) desc`,
      sql`(${connectionShifts.end} > ${reach(0).toISOString()}::timestamptz) desc`,
      sql`abs(extract(epoch from ${connectionShifts.start} - ${reach(0).toISOString()}::timestamptz))`,
    )
    .limit(1)
  return found ?? null
}

function spanOf({ start, end }: { readonly start: Date; readonly end: Date }): Span {
  return { start: start.toISOString(), end: end.toISOString() }
}

const withTimes = ({ start, end }: Span, record: Row | null) => ({ start, end, ...clockTimesOf(record) })

async function recordOf(tx: Tx, userId: number, { of }: Work): Promise<Row | null> {
  const work =
    'visit_id' in of ? eq(clockRecords.visit_id, of.visit_id) : eq(clockRecords.shift_id, of.shift_id)
  const [row] = await tx
    .select()
    .from(clockRecords)
    .where(and(eq(clockRecords.user_id, userId), work))
  return row ?? null
}

/**
 * Nobody is at work in two places, also who clocks in to two at one instant: the second waits here for the first. A
 * clock-out that was forgotten, and can no longer be said, is in nobody's way.
 */
async function refuseElsewhere(tx: Tx, userId: number, now: Date): Promise<void> {
  if (await isAtWork(tx, userId, now)) throw refuse.conflict(clockTexts.elsewhere)
}

/**
 * Whether somebody is clocked in and can still say when they left; the user's row is theirs who asks. A clock that nobody
 * can stop any more is marked as abandoned: it waits to be closed, and is in the way of no other.
 */
export async function isAtWork(tx: Tx, userId: number, now: Date): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const open = await tx
    .select({ record: clockRecords, shift: shifts, visit: connectionShifts })
    .from(clockRecords)
    .leftJoin(shifts, eq(shifts.id, clockRecords.shift_id))
    .leftJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .where(and(eq(clockRecords.user_id, userId), isNull(clockRecords.clock_out_at)))
  const isRunning = open.map(
    ({ record, shift, visit }) => clockAction(withTimes(spanOf((shift ?? visit)!), record), now) !== null,
  )
  const forgotten = open.flatMap(({ record }, at) =>
    isRunning[at] || record.abandoned_at ? [] : [record.id],
  )
  if (forgotten.length > 0)
    await tx.update(clockRecords).set({ abandoned_at: now }).where(inArray(clockRecords.id, forgotten))
  return isRunning.includes(true)
}

interface Verdict {
  readonly at: Date
  readonly reportedLate: boolean
  readonly now: Date
}

async function clockIn(
  tx: Tx,
  user_id: number,
  work: Work,
  body: ClockEvent,
  verdict: Verdict,
): Promise<Row> {
  const [row] = await tx
    .insert(clockRecords)
    .values({
      user_id,
      ...work.of,
      clock_in_at: verdict.at,
      in_latitude: body.position?.latitude ?? null,
      in_longitude: body.position?.longitude ?? null,
      clock_in_place: placeOf(work, body),
      device_in_at: new Date(body.event_timestamp),
      server_in_at: verdict.now,
      in_accuracy_m: body.position?.accuracy ?? null,
      in_late: verdict.reportedLate,
      reported_late: verdict.reportedLate,
      note: body.note?.trim() ?? '',
    })
    .returning()
  // Who comes to work has confirmed it; what else was planned for then keeps nobody from saying that they work.
  await nullIfBooked(tx, (inner) => setStatus(inner, work, 'confirmed'))
  return row!
}

/** What was pressed after the clock-in, as the rule makes it of the work. */
async function carryOn(tx: Tx, before: Row, work: Work, body: ClockEvent, verdict: Verdict): Promise<Row> {
  const { event, position, note } = body
  const after = afterPress(withTimes(work, before), event, verdict.at)
  if (event === 'undo_clock_in') {
    await tx.delete(clockRecords).where(eq(clockRecords.id, before.id))
    return before
  }
  const isOut = event === 'clock_out'
  const [row] = await tx
    .update(clockRecords)
    .set({
      ...clockColumns({ ...after, clock_in_at: before.clock_in_at.toISOString() }),
      ...((isOut || event === 'undo_clock_out') && {
        out_latitude: isOut ? (position?.latitude ?? null) : null,
        out_longitude: isOut ? (position?.longitude ?? null) : null,
        clock_out_place: isOut ? placeOf(work, body) : null,
        device_out_at: isOut ? new Date(body.event_timestamp) : null,
        server_out_at: isOut ? verdict.now : null,
        out_accuracy_m: isOut ? (position?.accuracy ?? null) : null,
        out_late: isOut && verdict.reportedLate,
      }),
      reported_late: before.reported_late || verdict.reportedLate,
      note: [before.note, note?.trim()].filter(Boolean).join('\n'),
    })
    .where(eq(clockRecords.id, before.id))
    .returning()
  if (isOut) await setStatus(tx, work, 'done')
  if (event === 'undo_clock_out') await nullIfBooked(tx, (inner) => setStatus(inner, work, 'confirmed'))
  return row!
}

async function setStatus(tx: Tx, { of }: Work, status: 'confirmed' | 'done'): Promise<void> {
  if ('shift_id' in of) await tx.update(shifts).set({ status }).where(eq(shifts.id, of.shift_id))
}

/** Once its timesheet is handed in, the hours of a shift stay as they are; those of a visit once they are on one. */
async function refuseHandedIn(tx: Tx, userId: number, { of }: Work): Promise<void> {
  if (!('shift_id' in of)) {
    const entered = tx
      .select({ id: timesheetLines.id })
      .from(timesheetLines)
      .innerJoin(clockRecords, eq(clockRecords.id, timesheetLines.clock_record_id))
      .where(eq(clockRecords.visit_id, of.visit_id))
    if ((await entered).length > 0) throw refuse.conflict(clockTexts.sheetIsIn)
    return
  }
  const theirs = and(eq(nursingTimesheets.shift_id, of.shift_id), eq(nursingTimesheets.user_id, userId))
  const [sheet] = await tx.select().from(nursingTimesheets).where(theirs)
  if (sheet && !mayChangeTimesheet(sheet)) throw refuse.conflict(clockTexts.sheetIsIn)
}

function placeOf({ place }: Work, { position }: ClockEvent) {
  return judgePlace(place && position ? milesBetween(position, place) : null, position?.accuracy)
}

function told(
  row: Row,
  { event, connection_id, shift_id, plan_id }: ClockEvent,
  { connectionId }: Work,
): ClockRecord {
  const isTakenBack = event === 'undo_clock_in'
  return {
    id: row.id,
    plan_id: plan_id ?? null,
    shift_id: shift_id ?? row.visit_id,
    connection_id: connection_id ?? connectionId ?? null,
    clocked_in: !isTakenBack && row.clock_out_at === null,
    ...clockTimesOf(isTakenBack ? null : row),
    clock_in_position: positionOf(row.in_latitude, row.in_longitude),
    clock_out_position: positionOf(row.out_latitude, row.out_longitude),
    clock_in_place: row.clock_in_place,
    clock_out_place: row.clock_out_place,
    reported_late: row.reported_late,
    note: row.note,
  }
}

const positionOf = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
