import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'

/** Whether caregivers may ride at the family's cost: `lyft_approved_at` is an instant. */
export const RideApproval = type({ id: number(), lyft_approved_at: nullable(string()), changed: boolean() })
export type RideApproval = Infer<typeof RideApproval>
/** Approves rides for a connection, or takes that back. */
export const approveRides = call(
  'POST /v1/connections/:id/lyft/',
  {
    in: object({ approved: boolean() }),
    out: RideApproval,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { approved: true } },
)

/** A ride that was taken: instants, cents. */
export const Ride = type({
  id: number(),
  connection_id: number(),
  started_at: string(),
  ended_at: nullable(string()),
  from: string(),
  to: string(),
  cost: integer(),
})
export type Ride = Infer<typeof Ride>
/** The rides of a connection, latest first. */
export const listRides = call(
  'GET /v1/connections/:id/lyft/',
  { out: array(Ride), extension: true },
  { id: 81 },
)
