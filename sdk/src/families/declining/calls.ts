import {
  boolean,
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
import { noteField } from '../../kit/fields/fields.js'
import { declineReasons } from '../../vocabulary/families/declineReasons.js'
import { ApplicantAnswer } from '../jobCalls.js'

/**
 * How far a family and a caregiver have come, for whoever would decline them: they applied, are in touch, have an offer that
 * waits, were hired, or were declined already; `none` where nothing is left to decline.
 */
export const declineStandings = ['applied', 'in_touch', 'offered', 'hired', 'declined', 'none'] as const
export type DeclineStanding = (typeof declineStandings)[number]

/**
 * What declining a caregiver would do. `name` is their first name, `title` the job's where it is one, `from` how the family is
 * named to them. With `undo` it can be taken back for a while; else they are told at once.
 */
export const DeclinePreview = type({
  name: string(),
  standing: enums(declineStandings),
  title: nullable(string()),
  from: string(),
  undo: boolean(),
  connection_id: nullable(number()),
})
export type DeclinePreview = Infer<typeof DeclinePreview>

/** What declining a caregiver would do, to one job or as a whole. */
export const previewDecline = call(
  'GET /v1/caregivers/:id/decline/',
  { query: object({ job_id: optional(integer()) }), out: DeclinePreview, extension: true },
  { id: 51, query: { job_id: 71 } },
)

/**
 * Declines a caregiver, to one job or as a whole, with a reason: they leave the job, the connection that they were in touch by
 * ends, and an offer that waits is taken back. Of the reason they read what helps them (`declineLetter`). Who applied is told once it
 * can no longer be taken back; with an offer or without an application at once. A `conflict` for who is hired.
 */
export const declineCaregiver = call(
  'POST /v1/caregivers/:id/decline/',
  {
    in: object({ job_id: optional(integer()), reason: optional(enums(declineReasons.ids)) }),
    out: ApplicantAnswer,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { job_id: 71, reason: 'found_somebody' } },
)

/** Tells the staff alone more of why somebody was declined; the last words count. Not found where nobody was. */
export const updateDeclineFeedback = call(
  'PUT /v1/caregivers/:id/decline/feedback/',
  {
    in: object({ job_id: optional(integer()), feedback: noteField }),
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { job_id: 71, feedback: 'Kind, but lives an hour away.' } },
)
