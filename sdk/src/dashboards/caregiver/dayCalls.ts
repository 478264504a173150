import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { Alert } from '../../vocabulary/families/entities.js'
import { ClosedClock } from '../../clock/clockCalls.js'
import { clockedFields } from '../../vocabulary/shifts/clocked.js'
import { WaitingHours } from '../../timesheets/waitingCalls.js'
import { OpenShift, OwnShift } from '../../vocabulary/shifts/entities.js'

/**
 * A visit to a family or a nursing shift of the caller's own, as a home shows it. Instants, and the zone of where it is
 * worked; `cents` is what the planned time comes to, null where no rate is agreed. `to_confirm` is a shift that was
 * given and not confirmed. Street, how to get in, and telephone are there while they are told (`isPlaceTold`).
 */
export const DayWork = type({
  kind: enums(['visit', 'shift']),
  id: number(),
  connection_id: nullable(number()),
  facility_id: nullable(number()),
  name: string(),
  photo: nullable(string()),
  /** What a visit is about: the title of its job. */
  about: nullable(string()),
  start: string(),
  end: string(),
  time_zone: string(),
  ...clockedFields,
  to_confirm: boolean(),
  note: string(),
  city: string(),
  state: string(),
  address: nullable(string()),
  /** How to get in, as the family wrote it. */
  access_note: optional(nullable(string())),
  phone: nullable(string()),
  conversation_id: nullable(number()),
  cents: nullable(integer()),
})
export type DayWork = Infer<typeof DayWork>

/** A shift whose hours wait for its nurse: not handed in, or sent back, and then why. */
export const WaitingSheet = type({ ...OwnShift.schema, decision_note: string() })
export type WaitingSheet = Infer<typeof WaitingSheet>

/**
 * What a caregiver's home asks: the work of this week and the next beyond it, in order of its start; what waits for an
 * answer; and money in cents before taxes. `today` is the day where they live.
 */
export const CaregiverDay = type({
  today: string(),
  time_zone: string(),
  works: array(DayWork),
  /** Shifts ahead that wait to be confirmed, the first first. */
  to_confirm: array(OwnShift),
  /** Open shifts that facilities ask the caller to work, the first first. */
  invited: array(OpenShift),
  sheets: array(WaitingSheet),
  /** Hours with families, those that were sent back first. */
  hours: array(WaitingHours),
  /** Clocks that the server has closed, until the caller says that they have read it. */
  closed: array(ClosedClock),
  alerts: array(Alert),
  pay: type({
    /** This week by the hours that were clocked. */
    minutes: integer(),
    earned: integer(),
    /** Hours of any week that a facility has yet to approve, and those that it approved and that are on their way. */
    handed_in: integer(),
    approved: integer(),
    /** The next deposit of hours with families, and the day on which it is in the account; null where none is on its way; left out for whom an agency pays. */
    next_deposit: optional(nullable(type({ cents: integer(), arrives_on: string() }))),
  }),
})
export type CaregiverDay = Infer<typeof CaregiverDay>

/** A caregiver's day and week: what is now, what waits, what it comes to. */
export const getOwnDay = call('GET /v1/caregivers/0/day/', { out: CaregiverDay, extension: true })
