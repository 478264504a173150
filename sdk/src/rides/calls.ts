import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { pageFields, versionField } from '../kit/fields/fields.js'
import type { Editable } from '../kit/state/recordVersion.js'
import { rideDirections } from './catalogue.js'
import { rideLimits } from './limits.js'

/**
 * Whether a family pays for the rides of a connection: `lyft_approved_at` is the instant since when, null where it does
 * not. `cap_cents` is the limit of a calendar month, `used_cents` what the rides of the present one (`month`, YYYY-MM where
 * the care takes place) cost or hold. `changed` says whether the call that answers it has changed something.
 */
export const RideApproval = type({
  id: number(),
  lyft_approved_at: nullable(string()),
  changed: boolean(),
  cap_cents: nullable(integer()),
  used_cents: integer(),
  month: string(),
})
export type RideApproval = Infer<typeof RideApproval>

/** What a family changes of it. */
export const rideApprovalRecord: Editable<RideApproval> = {
  shape: RideApproval,
  parts: () => ['lyft_approved_at', 'cap_cents'],
}

const capField = min(max(integer(), rideLimits.mostCapCents), rideLimits.leastCapCents)

/**
 * Approves the rides of a connection up to a limit each month, changes the limit, or takes the approval back: rides that are
 * ordered by then still take place. Approving needs `cap_cents`. With the version of what was seen of it, a `conflict` with
 * the approval as it is now where another tab has changed it meanwhile; so is one for a connection where nobody is hired.
 */
export const approveRides = call(
  'POST /v1/connections/:id/lyft/',
  {
    in: object({ approved: boolean(), cap_cents: optional(capField), version: versionField }),
    out: RideApproval,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { approved: true, cap_cents: 15_000 } },
)

/**
 * A ride to a visit or home from it: `direction` is one of `rideDirections`, `state` one of `rideStates`. `from` and `to`
 * are towns, null stands for the place of care, and no home address is ever told. Instants; cents: `cost` is final, and null
 * while the ride is open, when `estimate` is held. `canceling` is a ride that is to be canceled and still may be driven.
 * `car` says what to look for, to the caregiver alone.
 */
export const Ride = type({
  id: number(),
  connection_id: number(),
  shift_id: number(),
  direction: string(),
  state: string(),
  canceling: boolean(),
  pickup_at: string(),
  started_at: nullable(string()),
  ended_at: nullable(string()),
  from: nullable(string()),
  to: nullable(string()),
  estimate: integer(),
  cost: nullable(integer()),
  car: nullable(string()),
})
export type Ride = Infer<typeof Ride>

/** The rides of a connection as far as they were asked for, latest first, how many there are, and what is approved. */
export const RideBook = type({ approval: RideApproval, rides: array(Ride), total: integer() })
export type RideBook = Infer<typeof RideBook>

/** The rides of a connection, for its family, its caregiver and staff; of one visit where that is named. */
export const listRides = call(
  'GET /v1/connections/:id/lyft/',
  {
    query: object({ ...pageFields, shift_id: optional(integer()) }),
    out: RideBook,
    extension: true,
  },
  { id: 81, query: { limit: 10, offset: 0 } },
)

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))

/** A ride as its caregiver asks for it: which way, and when to be picked up, an instant. */
export const RideDraft = object({
  direction: enums(rideDirections.ids),
  pickup_at: refine(string(), 'instant', isInstant),
})
export type RideDraft = Infer<typeof RideDraft>

/** What a ride would cost: `estimate`, and `left` of the limit of its month (`month`, YYYY-MM), in cents. */
export const RidePreview = type({ estimate: integer(), left: integer(), month: string() })
export type RidePreview = Infer<typeof RidePreview>

/** What a ride to or from a visit of the caller's would cost. Nothing is ordered; what keeps it from being is a refusal. */
export const previewRide = call(
  'GET /v1/connections/:id/shifts/:shiftId/ride/',
  { query: RideDraft, out: RidePreview, extension: true },
  { id: 81, shiftId: 171, query: { direction: 'to', pickup_at: '2026-11-23T16:15:00.000Z' } },
)

/** What came of a ride, and what is used of the month by it. */
export const RideNews = type({ ride: Ride, approval: RideApproval })
export type RideNews = Infer<typeof RideNews>

/**
 * Orders a ride to or from a visit of the caller's: one each way, however often it is pressed. Its estimate is held of the
 * limit of its month from then on. A `conflict` where the family does not pay for rides, the estimate is more than what is
 * left, the visit was canceled, or the service turns it down. One that the service has not confirmed is answered `asked`.
 */
export const orderRide = call(
  'POST /v1/connections/:id/shifts/:shiftId/ride/',
  { in: RideDraft, out: RideNews, extension: true, repeatable: true },
  { id: 81, shiftId: 171, body: { direction: 'to', pickup_at: '2026-11-23T16:15:00.000Z' } },
)

/**
 * Cancels a ride of the caller's before it starts; a `conflict` once it has. Where the service has not confirmed that, the
 * ride is answered as `canceling`.
 */
export const cancelRide = call(
  'DELETE /v1/connections/:id/rides/:rideId/',
  { out: RideNews, extension: true, repeatable: true },
  { id: 81, rideId: 271 },
)
