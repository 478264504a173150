import { enums, integer, optional } from '../kit/structs/struct.js'
import { dayField } from '../kit/fields/fields.js'
import { openShiftStatuses, shiftBlockTypes, shiftZones } from '../vocabulary/shifts/catalogue.js'

/** What jobs and open shifts are filtered by. Distance in miles. */
export const shiftFilterFields = {
  open_shifts_status: optional(enums(openShiftStatuses.ids)),
  start_date: optional(dayField),
  end_date: optional(dayField),
  iso_type: optional(enums(shiftZones.ids)),
  shift_block_type: optional(enums(shiftBlockTypes.ids)),
  distance: optional(integer()),
}
