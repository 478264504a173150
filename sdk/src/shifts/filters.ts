import type { FilterValues } from '../kit/filters/filterTable.js'
import { openShiftStatuses, shiftBlockTypes, shiftZones } from '../vocabulary/shifts/catalogue.js'
import { dayFilter, distanceFilter, entryFilter } from './filterRows.js'
import { shiftFilterTexts } from './filterTexts.js'
import { premiumMark } from './premium.js'

/** What open shifts are filtered by, in the order of the address. What pays more is marked. */
export const shiftFilters = {
  open_shifts_status: entryFilter('open_shifts_status', openShiftStatuses),
  start_date: dayFilter('start_date', shiftFilterTexts.from),
  end_date: dayFilter('end_date', shiftFilterTexts.until),
  iso_type: entryFilter('iso_type', shiftZones, premiumMark),
  shift_block_type: entryFilter('shift_block_type', shiftBlockTypes, premiumMark),
  distance: distanceFilter,
}

/** What facilities are filtered by: how far away they are. Null for as far as there are any. */
export const facilityFilters = { distance: distanceFilter }

/** The filters of open shifts, and of jobs; null where one is not set. Distance in miles. */
export type OpenShiftFilterValues = FilterValues<typeof shiftFilters>
