import { dayFilter, distanceFilter, entryFilter } from '../shifts/filterRows.js'
import { shiftFilterTexts } from '../shifts/filterTexts.js'
import { openShiftStatuses, shiftBlockTypes, shiftZones } from '../vocabulary/shifts/catalogue.js'

/** What jobs are filtered by, in the order of the address: what open shifts are. A family pays no premium. */
export const jobFilters = {
  open_shifts_status: entryFilter('open_shifts_status', openShiftStatuses),
  start_date: dayFilter('start_date', shiftFilterTexts.from),
  end_date: dayFilter('end_date', shiftFilterTexts.until),
  iso_type: entryFilter('iso_type', shiftZones),
  shift_block_type: entryFilter('shift_block_type', shiftBlockTypes),
  distance: distanceFilter,
}
