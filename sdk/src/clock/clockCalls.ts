import {
  array,
  boolean,
  enums,
  min,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { latitudeField, longitudeField } from '../kit/fields/coordinateFields.js'
import { noteField } from '../kit/fields/fields.js'
import { clockedFields } from '../vocabulary/shifts/clocked.js'
import { clockEventKinds } from './clocking.js'

const Position = { latitude: number(), longitude: number() }

/**
 * A clock-in with its clock-out, null while the caregiver is at work, and the breaks between them; instants. No
 * clock-in where it has just been taken back. It belongs to a care plan, to a nursing shift, or with `connection_id` to a
 * visit of that connection. The places are what the server makes of the positions: `there`, `away` or `unknown`;
 * `reported_late` says that a press reached it long after it was made.
 */
export const ClockRecord = type({
  id: number(),
  plan_id: nullable(number()),
  shift_id: nullable(number()),
  connection_id: nullable(number()),
  clocked_in: boolean(),
  ...clockedFields,
  clock_in_position: nullable(type(Position)),
  clock_out_position: nullable(type(Position)),
  clock_in_place: string(),
  clock_out_place: nullable(string()),
  reported_late: boolean(),
  note: string(),
})
export type ClockRecord = Infer<typeof ClockRecord>

/**
 * A press of the clock of a care plan, a nursing shift, or a visit of a connection (`connection_id` with its
 * `shift_id`): in, out, a break begun or ended, or the last of in and out taken back. When it happened, and where if
 * that may be known. `accuracy` is by how many meters the place may be wrong.
 */
export const ClockEvent = object({
  event: enums(clockEventKinds),
  plan_id: optional(number()),
  shift_id: optional(number()),
  connection_id: optional(number()),
  event_timestamp: string(),
  position: optional(
    nullable(
      object({ latitude: latitudeField, longitude: longitudeField, accuracy: optional(min(number(), 0)) }),
    ),
  ),
  note: optional(noteField),
})
export type ClockEvent = Infer<typeof ClockEvent>

/** Takes a press of the clock, once however often it is sent. A `conflict` while at work somewhere else. */
export const clockInOrOut = call(
  'POST /v1/medstaff/cico/',
  {
    in: ClockEvent,
    out: ClockRecord,
    repeatable: true,
  },
  {
    body: {
      event: 'clock_in',
      plan_id: 191,
      event_timestamp: '2026-11-20T17:02:00.000Z',
      position: { latitude: 37.804_37, longitude: -122.270_8 },
    },
  },
)
/** Work whose clock was forgotten, and closed by the server at the planned end; instants, and the zone of its place. */
export const ClosedClock = type({
  id: number(),
  shift_id: number(),
  connection_id: nullable(number()),
  /** The facility, or the family. */
  name: string(),
  start: string(),
  end: string(),
  time_zone: string(),
  /** Whether a timesheet takes other hours. */
  may_correct: boolean(),
})
export type ClosedClock = Infer<typeof ClosedClock>

/** The caller's clocks that the server has closed, until they say that they have read it; the latest first. */
export const listClosedClocks = call('GET /v1/medstaff/cico/closed/', {
  out: array(ClosedClock),
  extension: true,
})
/** The caller has read that the server has closed this clock. */
export const confirmClosedClock = call(
  'POST /v1/medstaff/cico/closed/:id/confirm/',
  { extension: true, repeatable: true },
  { id: 161 },
)
