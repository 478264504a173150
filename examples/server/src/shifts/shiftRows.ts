import { isPremiumShift, type FacilitySummary, type Shift } from '@homecare/sdk'
import { eq, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { milesBetween, type Point } from '../places/distance.ts'
import { facilities, shifts } from './tables.ts'

export type ShiftRow = typeof shifts.$inferSelect
export type FacilityRow = typeof facilities.$inferSelect

/** A shift with where it is worked. */
export interface PlacedShift {
  readonly shift: ShiftRow
  readonly facility: FacilityRow
}

/** Where somebody is seen from: known coordinates or nothing. */
export type Standpoint = { readonly latitude: number | null; readonly longitude: number | null }

export async function placedShifts(db: Db | Tx, where: SQL | undefined): Promise<PlacedShift[]> {
  return db
    .select({ shift: shifts, facility: facilities })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(where)
    .orderBy(shifts.start, shifts.id)
}

export function shiftOf({ shift, facility }: PlacedShift, from: Standpoint): Shift {
  return {
    id: shift.id,
    facility: facilityOf(facility, from),
    start: shift.start.toISOString(),
    end: shift.end.toISOString(),
    shift_block_type: shift.shift_block_type,
    iso_type: shift.iso_type,
    license_types: shift.license_types,
    rate: shift.rate,
    premium: isPremiumShift({ ...shift, date: shift.day }),
    status: shift.status,
    note: shift.note,
    clock_in_at: shift.clock_in_at?.toISOString() ?? null,
    clock_out_at: shift.clock_out_at?.toISOString() ?? null,
  }
}

export function facilityOf(facility: FacilityRow, from: Standpoint): FacilitySummary {
  const { id, name, city, state } = facility
  return { id, name, city, state, distance: milesTo(facility, from) }
}

/** Whole miles; null for whoever has no address. */
export function milesTo(to: Point, { latitude, longitude }: Standpoint): number | null {
  return latitude === null || longitude === null
    ? null
    : Math.round(milesBetween({ latitude, longitude }, to))
}
