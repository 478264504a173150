import { call } from '../client/call.js'
import { omit } from '../kit/structs/struct.js'
import { FacilityShift, FacilityShiftDraft } from '../shifts/calls.js'

/** One shift of the caller's facilities. */
export const getFacilityShift = call(
  'GET /v1/medstaff/hcp/facility-shifts/:id/',
  { out: FacilityShift, extension: true },
  { id: 142 },
)

/**
 * Changes what was posted of a shift of the caller's facilities, as a whole; a `conflict` once somebody has it or it has
 * begun. Whoever has applied is told.
 */
export const updatePostedShift = call(
  'PUT /v1/medstaff/hcp/facility-shifts/:id/',
  {
    in: omit(FacilityShiftDraft, ['facility_id', 'shift_block_type']),
    out: FacilityShift,
    extension: true,
    repeatable: true,
  },
  {
    id: 142,
    body: {
      ...{ day: '2026-11-30', start_time: '07:00', end_time: '15:00' },
      ...{ iso_type: null, license_types: [2], rate: 3200 },
    },
  },
)
