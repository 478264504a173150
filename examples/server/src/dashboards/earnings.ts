import { shiftMinutesAt } from '@homecare/sdk/clock'
import {
  earningsByWeek,
  firstEarningDay,
  visitEarnings,
  type WeekEarnings,
  type WorkedTime,
} from '@homecare/sdk/dashboards'
import { rateOn } from '@homecare/sdk/hiring'
import { dayIn, dayMs } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { isRefused, wagesOf } from '@homecare/sdk/timesheets'
import { and, eq, gte, isNotNull } from 'drizzle-orm'
import { clockTimesOf } from '../people/clockTimes.ts'
import type { SessionUser } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import { ratesOf } from '../hiring/wageRateRows.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'

/** What somebody earned in the last weeks, with families and in facilities: cents before taxes. */
export async function earningsOf(
  db: Db,
  user: Pick<SessionUser, 'id' | 'state'>,
  now: Date,
): Promise<WeekEarnings[]> {
  const today = dayIn(timeZoneOfState(user.state), now)
  // A day early: the zones of the work are other ones. What is too early is left out by the day.
  const since = new Date(Date.parse(firstEarningDay(today)) - dayMs)
  const worked = await Promise.all([visitsWorked(db, user.id, since), shiftsWorked(db, user.id, since)])
  return earningsByWeek(worked.flat(), today)
}

const minuteMs = 60_000

/** Visits from clocking in to clocking out, without breaks, at the rate that was in force on the day, or before the hire was spoken of. */
async function visitsWorked(db: Db, userId: number, since: Date): Promise<WorkedTime[]> {
  const rows = await db
    .select({
      connection_id: connections.id,
      stage: connections.hire_stage,
      record: clockRecords,
      hourly: connections.provider_hourly_rate,
      daily: connections.provider_daily_rate,
      zone: connections.tzid,
    })
    .from(clockRecords)
    .innerJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .where(clockedSince(userId, since))
  const rates = await ratesOf(db, [...new Set(rows.map(({ connection_id }) => connection_id))])
  return visitEarnings(
    rows.map(({ record, zone, stage, connection_id, hourly, daily }) => {
      const day = dayIn(zone, record.clock_in_at)
      const own = rates.filter((rate) => rate.connection_id === connection_id)
      const rate = rateOn(own, 'regular', day)
      return {
        ...{ connection_id, day, minutes: minutesClocked(record) },
        ...(stage < 3
          ? { hourly, daily }
          : {
              hourly: rate?.unit === 'hour' ? rate.amount : null,
              daily: rate?.unit === 'day' ? rate.amount : null,
            }),
      }
    }),
  )
}

/** Nursing shifts: as the timesheet says where one was written, else as they were clocked. A refused one earns nothing. */
async function shiftsWorked(db: Db, userId: number, since: Date): Promise<WorkedTime[]> {
  const rows = await db
    .select({
      record: clockRecords,
      rate: shifts.rate,
      zone: facilities.time_zone,
      sheet: nursingTimesheets,
    })
    .from(clockRecords)
    .innerJoin(shifts, eq(shifts.id, clockRecords.shift_id))
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .leftJoin(
      nursingTimesheets,
      and(eq(nursingTimesheets.shift_id, shifts.id), eq(nursingTimesheets.user_id, clockRecords.user_id)),
    )
    .where(clockedSince(userId, since))
  return rows.flatMap(({ record, rate, zone, sheet }) => {
    if (sheet && isRefused(sheet)) return []
    const minutes = sheet
      ? minutesBetween(sheet.start, sheet.end) - sheet.break_minutes
      : minutesClocked(record)
    return [{ day: dayIn(zone, record.clock_in_at), minutes, cents: wagesOf(minutes, rate) ?? 0 }]
  })
}

const clockedSince = (userId: number, since: Date) =>
  and(
    eq(clockRecords.user_id, userId),
    gte(clockRecords.clock_in_at, since),
    isNotNull(clockRecords.clock_out_at),
  )

/** From the clock-in to the clock-out, without the breaks. */
function minutesClocked(record: typeof clockRecords.$inferSelect): number {
  const times = clockTimesOf(record)
  const span = { start: times.clock_in_at ?? '', end: times.clock_out_at ?? '' }
  return shiftMinutesAt({ ...span, ...times }, record.clock_in_at)?.worked ?? 0
}

const minutesBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / minuteMs))
