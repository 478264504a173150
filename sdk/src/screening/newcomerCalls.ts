import { call } from '../client/call.js'
import { lineField, shortNoteField } from '../kit/fields/fields.js'
import {
  array,
  enums,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { screeningDecisions } from '../vocabulary/screening/catalogue.js'

/** A screening that was handed in, for the staff: whose it is, and what was decided, when (instants). */
export const NewcomerRow = type({
  caregiver_id: number(),
  name: string(),
  city: string(),
  state: string(),
  submitted_at: nullable(string()),
  decision: nullable(string()),
  decided_at: nullable(string()),
})
export type NewcomerRow = Infer<typeof NewcomerRow>

/** Which of the screenings: `open` those that nobody has read, the oldest first; `done` the others, the newest first. */
export const newcomerLists = ['open', 'done'] as const
export type NewcomerList = (typeof newcomerLists)[number]
/** Screenings that were handed in: for the staff. */
export const listNewcomers = call(
  'GET /v1/screenings/',
  { query: object({ show: optional(enums(newcomerLists)) }), out: array(NewcomerRow), extension: true },
  { query: { show: 'open' } },
)

/**
 * One of them with its questions, in the reader's language, and what was answered, in the words of whoever answered. Of one that was
 * given back and is being changed there are no answers until it is handed in anew.
 */
export const Newcomer = type({
  ...NewcomerRow.schema,
  note: nullable(string()),
  answers: array(type({ id: string(), question: string(), answer: string() })),
})
export type Newcomer = Infer<typeof Newcomer>
/** One screening that was handed in: for the staff. */
export const getNewcomer = call(
  'GET /v1/caregivers/:id/screening/',
  { out: Newcomer, extension: true },
  { id: 51 },
)

/**
 * What the staff decide on a screening as it was handed in at `submitted_at`: `accepted`, or `returned` with a note of what is
 * to be said otherwise. The caregiver is written to. A conflict where it was handed in anew, or decided, meanwhile.
 */
export const decideNewcomer = call(
  'POST /v1/caregivers/:id/screening/decision/',
  {
    in: object({
      decision: enums(screeningDecisions.ids),
      note: optional(shortNoteField),
      submitted_at: lineField,
    }),
    out: Newcomer,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { decision: 'accepted', submitted_at: '2026-11-20T17:00:00.000Z' } },
)
