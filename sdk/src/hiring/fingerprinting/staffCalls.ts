import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { dayField, lineField, shortNoteField, timeField } from '../../kit/fields/fields.js'
import { fingerprintingResults } from '../../vocabulary/hiring/fingerprinting.js'
import { FingerprintRequest } from './calls.js'

/**
 * A request to which its caregiver has agreed, as our staff work on it: who, and the place of care with its IANA zone. `since`
 * is the instant from which it waits for the staff; null while it waits for a day that is to come, or once it is over.
 */
export const FingerprintCase = type({
  ...FingerprintRequest.schema,
  caregiver: type({ id: number(), name: string() }),
  family: type({ id: number(), name: string() }),
  city: string(),
  state_code: string(),
  time_zone: string(),
  since: nullable(string()),
})
export type FingerprintCase = Infer<typeof FingerprintCase>

/**
 * Which of them: `open` those that wait for the staff, to be sent or to have their result noted, the longest wait first;
 * `ahead` those whose appointment is to come, the next one first; `done` the others, the latest first.
 */
export const fingerprintLists = ['open', 'ahead', 'done'] as const
export type FingerprintList = (typeof fingerprintLists)[number]

/** Requests to which caregivers have agreed: for the staff. What was not agreed to is nobody else's business. */
export const listFingerprintCases = call(
  'GET /v1/staff/fingerprinting/',
  {
    query: object({ show: optional(enums(fingerprintLists)) }),
    out: array(FingerprintCase),
    extension: true,
  },
  { query: { show: 'open' } },
)

/**
 * The same with what was done, the latest first: an instant, one of the events of `fingerprintingTransitions`, by whom (null
 * where they have left, or for the clock), the day that it is about, and a note that our staff alone reads.
 */
export const FingerprintCaseDetail = type({
  ...FingerprintCase.schema,
  history: array(
    type({
      at: string(),
      event: string(),
      by: nullable(string()),
      day: nullable(string()),
      note: string(),
    }),
  ),
})
export type FingerprintCaseDetail = Infer<typeof FingerprintCaseDetail>

/** One of them: for the staff. */
export const getFingerprintCase = call(
  'GET /v1/staff/fingerprinting/:id/',
  { out: FingerprintCaseDetail, extension: true },
  { id: 7 },
)

/**
 * Makes an appointment for a caregiver who has agreed, or another in its place: a day from today on, a time or none, and the
 * place, which the caregiver is told. A `conflict` with the request as it is now where it was changed meanwhile.
 */
export const sendForFingerprints = call(
  'POST /v1/staff/fingerprinting/:id/appointment/',
  {
    in: object({
      version: integer(),
      day: dayField,
      time: optional(nullable(timeField)),
      place: lineField,
      note: optional(shortNoteField),
    }),
    out: FingerprintCaseDetail,
    extension: true,
    repeatable: true,
  },
  { id: 7, body: { version: 2, day: '2026-12-03', time: '10:30', place: '1200 Harrison St, Oakland' } },
)

/**
 * Notes what came of the fingerprints, and on which day, not before the appointment and no later than today: both sides are
 * told the result alone. A `conflict` with the request as it is now where it was changed meanwhile.
 */
export const recordFingerprints = call(
  'POST /v1/staff/fingerprinting/:id/result/',
  {
    in: object({
      version: integer(),
      result: enums(fingerprintingResults.ids),
      day: dayField,
      note: optional(shortNoteField),
    }),
    out: FingerprintCaseDetail,
    extension: true,
    repeatable: true,
  },
  { id: 7, body: { version: 3, result: 'cleared', day: '2026-12-10' } },
)
