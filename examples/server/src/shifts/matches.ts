import type { SentFilters } from '@homecare/sdk/kit'
import type { facilityFilters, OpenShift, OpenShiftQuery, shiftFilters } from '@homecare/sdk/shifts'
import { eq, gte, lte, type SQL } from 'drizzle-orm'
import { filterConditions, type FilterConditions } from '../db/filterConditions.ts'
import { shifts } from '../tables/shifts.ts'
import { withinBox, type Standpoint } from './shiftRows.ts'

/** Which shifts each filter leaves, by its name on the wire, as far as the tables know. */
const matches: FilterConditions<typeof shiftFilters, Standpoint> = {
  // Who is qualified is a rule of the SDK, not a column.
  open_shifts_status: () => [],
  start_date: (day) => [gte(shifts.day, day)],
  end_date: (day) => [lte(shifts.day, day)],
  iso_type: (zone) => [eq(shifts.iso_type, zone)],
  shift_block_type: (block) => [eq(shifts.shift_block_type, block)],
  distance: (miles, from) => withinBox(from, miles),
}

/** Which facilities each filter leaves. */
const facilityMatches: FilterConditions<typeof facilityFilters, Standpoint> = {
  distance: (miles, from) => withinBox(from, miles),
}

/** What the filters of a query ask of facilities. */
export const matchingFacilities = (query: SentFilters<typeof facilityFilters>, from: Standpoint): SQL[] =>
  filterConditions(facilityMatches, query, from)

/** What the filters of a query ask of the tables. */
export const matching = (query: OpenShiftQuery, from: Standpoint): SQL[] =>
  filterConditions(matches, query, from)

/** Whether they leave a shift that the tables gave, as its caregiver is told of it. */
export function isLeft({ open_shifts_status: status, distance }: OpenShiftQuery, shift: OpenShift): boolean {
  const { has_applied, qualified, facility } = shift
  const isNear = distance === undefined || (facility.distance !== null && facility.distance <= distance)
  const stands = { 1: !has_applied, 2: has_applied, 3: qualified && !has_applied }
  return isNear && (status === undefined || stands[status])
}
