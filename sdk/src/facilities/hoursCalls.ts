import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { clockedFields } from '../vocabulary/shifts/clocked.js'
import { centsField, pageFields } from '../kit/fields/fields.js'
import { NursingTimesheet } from '../timesheets/nursingCalls.js'
import { Person } from '../vocabulary/account/person.js'

/** The most timesheets that are approved at once. */
export const maxApprovals = 100

/** Which timesheets of a facility are listed: those that wait for it, that it sent back, or that it approved. */
export const hoursViewIds = ['waiting', 'returned', 'approved'] as const
export type HoursView = (typeof hoursViewIds)[number]

/**
 * A timesheet that was handed in to a facility, beside the hours of its shift and of the clock: instants. `shift_id` names
 * it in what is done about it; `amount` is what it comes to in cents, the minutes worked at the rate.
 */
export const FacilitySheet = type({
  shift_id: number(),
  facility: string(),
  time_zone: string(),
  start: string(),
  end: string(),
  license_types: array(integer()),
  /** Cents an hour. */
  rate: integer(),
  amount: integer(),
  provider: Person,
  ...clockedFields,
  timesheet: NursingTimesheet,
  /** When the facility decided; null while it waits. */
  decided: nullable(string()),
})
export type FacilitySheet = Infer<typeof FacilitySheet>

/**
 * The timesheets handed in to the caller's facilities: those that wait the oldest first, the others the latest first;
 * `records` is the whole count.
 */
export const listFacilityHours = call(
  'GET /v1/medstaff/hcp/facility-hours/',
  {
    query: object({ ...pageFields, view: optional(enums(hoursViewIds)) }),
    out: type({ data: array(FacilitySheet), records: integer() }),
    envelope: 'whole',
    extension: true,
  },
  { query: { view: 'waiting' } },
)

/**
 * Approves timesheets, all or none, each by the number of its shift and what it comes to: a `conflict` where one comes to
 * something else now or was sent back. One that was approved before is left as it is.
 */
export const approveFacilityHours = call(
  'POST /v1/medstaff/hcp/facility-hours/approve/',
  {
    in: object({
      sheets: size(array(object({ shift_id: number(), amount: centsField })), 1, maxApprovals),
    }),
    out: array(FacilitySheet),
    extension: true,
    repeatable: true,
  },
  { body: { sheets: [{ shift_id: 142, amount: 31_500 }] } },
)

/** Takes an approval back, within ten minutes and before the hours are paid: the timesheet waits again. */
export const reopenFacilityHours = call(
  'POST /v1/medstaff/hcp/facility-hours/reopen/',
  {
    in: object({ shift_ids: size(array(number()), 1, maxApprovals) }),
    out: array(FacilitySheet),
    extension: true,
    repeatable: true,
  },
  { body: { shift_ids: [142] } },
)
