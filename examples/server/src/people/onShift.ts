import type { Identity } from '@homecare/sdk/account'
import { pacificTimeZone } from '@homecare/sdk/kit'
import { and, desc, eq, exists, gt, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/connect.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { clockTimesOf } from './clockTimes.ts'

/** The work that somebody is clocked in to; null for whoever is not at work. */
export async function onShift(db: Db | Tx, userId: number): Promise<Identity['on_shift']> {
  const [row] = await db
    .select({
      record: clockRecords,
      shift: shifts,
      visit: connectionShifts,
      zone: facilities.time_zone,
      care_zone: connections.tzid,
    })
    .from(clockRecords)
    .leftJoin(shifts, eq(shifts.id, clockRecords.shift_id))
    .leftJoin(facilities, eq(facilities.id, shifts.facility_id))
    .leftJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .leftJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .where(and(eq(clockRecords.user_id, userId), isNull(clockRecords.clock_out_at)))
    .orderBy(desc(clockRecords.clock_in_at))
    .limit(1)
  const work = row?.shift ?? row?.visit
  if (!row || !work) return null
  return {
    shift_id: work.id,
    connection_id: row.visit?.connection_id ?? null,
    start: work.start.toISOString(),
    end: work.end.toISOString(),
    time_zone: row.zone ?? row.care_zone ?? pacificTimeZone,
    clock_in_at: row.record.clock_in_at.toISOString(),
    clock_breaks: clockTimesOf(row.record).clock_breaks,
  }
}

/** Whether somebody is clocked in to work whose planned end lies after an instant. */
export function worksBeyond(db: Db | Tx, userId: PgColumn | number, instant: Date): SQL {
  return exists(
    db
      .select({ id: clockRecords.id })
      .from(clockRecords)
      .leftJoin(shifts, eq(shifts.id, clockRecords.shift_id))
      .leftJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
      .where(
        and(
          eq(clockRecords.user_id, userId),
          isNull(clockRecords.clock_out_at),
          or(gt(shifts.end, instant), gt(connectionShifts.end, instant)),
        ),
      ),
  )
}
