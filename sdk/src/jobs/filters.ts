import { dayFilter, distanceFilter, entryFilter } from '../shifts/filterRows.js'
import { shiftFilterTexts } from '../shifts/filterTexts.js'
import { openShiftStatuses, shiftBlockTypes, shiftZones } from '../vocabulary/shifts/catalogue.js'

/** What jobs are filtered by, in the order of the address: what open shifts are. A family pays no premium. */
export const jobFilters = {
  open_shifts_status: /* @__PURE__ */ entryFilter('open_shifts_status', openShiftStatuses),
  start_date: /* @__PURE__ */ dayFilter('start_date', shiftFilterTexts.from),
  end_date: /* @__PURE__ */ dayFilter('end_date', shiftFilterTexts.until),
  iso_type: /* @__PURE__ */ entryFilter('iso_type', shiftZones),
  shift_block_type: /* @__PURE__ */ entryFilter('shift_block_type', shiftBlockTypes),
  distance: distanceFilter,
}
