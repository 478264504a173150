import {
  isHoliday,
  isPremiumShift,
  type FacilitySummary,
  type OwnShift,
  type Shift,
} from '@homecare/sdk/shifts'
import { and, asc, between, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { clockTimesOf } from '../people/clockTimes.ts'
import { boxAround, milesBetween, type Point } from '../geo/distance.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'

type ShiftRow = typeof shifts.$inferSelect
type FacilityRow = typeof facilities.$inferSelect

/** A shift with where it is worked; when whoever has it clocked in, and the timesheet that was begun. */
export interface PlacedShift {
  readonly shift: ShiftRow
  readonly facility: FacilityRow
  readonly clock: typeof clockRecords.$inferSelect | null
  readonly timesheet: typeof nursingTimesheets.$inferSelect | null
}

/** Where somebody is seen from: known coordinates or nothing. */
export type Standpoint = { readonly latitude: number | null; readonly longitude: number | null }

/** Takes a shift for this transaction: whatever else is about it comes after. */
export async function lockShift(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: shifts.id }).from(shifts).where(eq(shifts.id, id)).for('update')
}

/** Shifts with all that belongs to them, in order of their start unless another order is asked for. */
export async function placedShifts(
  db: Db | Tx,
  where: SQL | undefined,
  { limit, offset = 0, order = [asc(shifts.start), asc(shifts.id)] }: Part = {},
): Promise<PlacedShift[]> {
  const all = db
    .select({ shift: shifts, facility: facilities, clock: clockRecords, timesheet: nursingTimesheets })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .leftJoin(
      clockRecords,
      and(eq(clockRecords.shift_id, shifts.id), eq(clockRecords.user_id, shifts.user_id)),
    )
    .leftJoin(
      nursingTimesheets,
      and(eq(nursingTimesheets.shift_id, shifts.id), eq(nursingTimesheets.user_id, shifts.user_id)),
    )
    .where(where)
    .orderBy(...order)
    .offset(offset)
  return limit === undefined ? all : all.limit(limit)
}

interface Part {
  readonly limit?: number
  readonly offset?: number
  readonly order?: SQL[]
}

export function shiftOf({ shift, facility, clock }: PlacedShift, from: Standpoint): Shift {
  return {
    id: shift.id,
    facility: facilityOf(facility, from),
    start: shift.start.toISOString(),
    end: shift.end.toISOString(),
    shift_block_type: shift.shift_block_type,
    iso_type: shift.iso_type,
    license_types: shift.license_types,
    rate: shift.rate,
    premium: isPremiumShift({ ...shift, date: shift.day, holiday: isHoliday(shift.day) }),
    status: shift.status,
    note: shift.note,
    ...clockTimesOf(clock),
  }
}

/** A shift as whoever has it sees it. */
export function ownShiftOf(placed: PlacedShift, from: Standpoint): OwnShift {
  const { timesheet } = placed
  return { ...shiftOf(placed, from), timesheet: timesheet && { id: timesheet.id, status: timesheet.status } }
}

export function facilityOf(facility: FacilityRow, from: Standpoint): FacilitySummary {
  const { id, name, city, state, time_zone } = facility
  return { id, name, city, state, distance: milesTo(facility, from), time_zone }
}

/** Whole miles; null for whoever has no address. */
function milesTo(to: Point, { latitude, longitude }: Standpoint): number | null {
  return latitude === null || longitude === null
    ? null
    : Math.round(milesBetween({ latitude, longitude }, to))
}

/** The facilities of a box around a place, which an index could find; whoever has no place finds none. */
export function withinBox({ latitude, longitude }: Standpoint, miles: number): SQL[] {
  if (latitude === null || longitude === null) return [sql`false`]
  // Distances are told in whole miles, so that half a mile more may still round down to it.
  const { south, north, west, east } = boxAround({ latitude, longitude }, miles + 1)
  return [between(facilities.latitude, south, north), between(facilities.longitude, west, east)]
}
