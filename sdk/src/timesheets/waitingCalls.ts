import { call } from '../client/call.js'
import { array, boolean, integer, nullable, number, string, type, type Infer } from '../kit/structs/struct.js'

/**
 * Hours with a family that wait for their caregiver: worked by the clock in a week that is over and not handed in, or sent back,
 * and then with the family's words. `name` is the family's. Days where the care is given, and minutes that were worked on them;
 * without a `timesheet_id` none is begun, and they are those of the one to begin.
 */
export const WaitingHours = type({
  connection_id: number(),
  timesheet_id: nullable(number()),
  name: string(),
  start_date: string(),
  end_date: string(),
  minutes: integer(),
  sent_back: boolean(),
  reason: string(),
})
export type WaitingHours = Infer<typeof WaitingHours>

/** The caller's hours that wait to be handed in, those that were sent back first. */
export const listWaitingHours = call('GET /v1/caregivers/0/waiting-hours/', {
  out: array(WaitingHours),
  extension: true,
})
