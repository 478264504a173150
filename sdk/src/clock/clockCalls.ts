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

const Position = { latitude: number(), longitude: number() }

/**
 * A clock-in with its clock-out, null while the caregiver is at work; instants. It belongs to a care plan, to a
 * nursing shift, or with `connection_id` to a visit of that connection. The places are what the server makes of the
 * positions: `there`, `away` or `unknown`; `reported_late` says that a press reached it long after it was made.
 */
export const ClockRecord = type({
  id: number(),
  plan_id: nullable(number()),
  shift_id: nullable(number()),
  connection_id: nullable(number()),
  clocked_in: boolean(),
  clock_in_at: string(),
  clock_out_at: nullable(string()),
  clock_in_position: nullable(type(Position)),
  clock_out_position: nullable(type(Position)),
  clock_in_place: string(),
  clock_out_place: nullable(string()),
  reported_late: boolean(),
  note: string(),
})
export type ClockRecord = Infer<typeof ClockRecord>

/**
 * Clocks in or out of a care plan, a nursing shift, or a visit of a connection (`connection_id` with its `shift_id`):
 * when it happened, and where if that may be known. `accuracy` is by how many meters the place may be wrong.
 */
export const ClockEvent = object({
  event: enums(['clock_in', 'clock_out']),
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

/** Clocks in or out, once however often it is pressed. A `conflict` while at work somewhere else. */
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
/** The clock records of a care plan, latest first (`clockio`). */
export const listClockRecords = call(
  'GET /v1/plan/:id/clockio/',
  {
    out: array(ClockRecord),
    extension: true,
  },
  { id: 191 },
)
/** One clock record (`clockio/{clockId}`). */
export const getClockRecord = call(
  'GET /v1/plan/:id/clockio/:clockId/',
  {
    out: ClockRecord,
    extension: true,
  },
  { id: 191, clockId: 161 },
)
