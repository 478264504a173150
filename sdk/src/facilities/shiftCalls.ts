import { call } from '../client/call.js'
import { FacilityShift } from '../shifts/calls.js'

/** One shift of the caller's facilities. */
export const getFacilityShift = call(
  'GET /v1/medstaff/hcp/facility-shifts/:id/',
  { out: FacilityShift, extension: true },
  { id: 142 },
)
