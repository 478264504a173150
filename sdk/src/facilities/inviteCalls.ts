import { call } from '../client/call.js'
import { array, boolean, number, object, type, type Infer } from '../kit/structs/struct.js'
import { FacilityPerson } from './peopleCalls.js'

/** Somebody who could work an open shift, and whether the facility has asked them to. */
export const ShiftCandidate = type({ ...FacilityPerson.schema, invited: boolean() })
export type ShiftCandidate = Infer<typeof ShiftCandidate>

/**
 * Who of a facility's people could work one of its open shifts: they hold a license that it asks for, which counts on its
 * day, work nowhere else then, are not blocked, and have not applied for it or said no to it. Favorites first, then
 * those who worked there most; twenty at most.
 */
export const listShiftCandidates = call(
  'GET /v1/medstaff/hcp/facility-shifts/:id/candidates/',
  { out: array(ShiftCandidate), extension: true },
  { id: 142 },
)

/**
 * Asks one of the candidates to work an open shift; they are told once, and answer by applying or by saying no. A
 * `conflict` once somebody has the shift or it has begun, `invalid` for anybody who is no candidate.
 */
export const inviteToShift = call(
  'POST /v1/medstaff/hcp/facility-shifts/:id/invites/',
  {
    in: object({ user_id: number() }),
    out: array(ShiftCandidate),
    extension: true,
    repeatable: true,
  },
  { id: 142, body: { user_id: 51 } },
)
