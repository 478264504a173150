import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { pageFields } from '../kit/fields/fields.js'
import { trailReasons } from '../vocabulary/trail/catalogue.js'

/**
 * One thing that somebody did with a record of a person: `action` is one of `trailActions`, `subject` one of
 * `trailSubjects` with the record's number where there are several, `actor_kind` one of `trailActorKinds`, `at` an
 * instant. `own` where the person did it, `reason` (one of `trailReasons`) where one had to be given. `actor_name` is
 * null where the reader is not to know it, or where the account is gone.
 */
export const TrailEntry = type({
  id: number(),
  at: string(),
  action: string(),
  subject: string(),
  subject_id: nullable(number()),
  actor_kind: string(),
  actor_name: nullable(string()),
  own: boolean(),
  reason: nullable(string()),
})
export type TrailEntry = Infer<typeof TrailEntry>

/** A page of a trail, latest first, and how many entries there are in all. */
export const TrailPage = type({ entries: array(TrailEntry), total: number() })
export type TrailPage = Infer<typeof TrailPage>

/** Who looked at the caller's own record, changed it, exported it or was refused. Facilities by name, others by kind. */
export const listOwnTrail = call(
  'GET /v1/trail/',
  {
    query: object(pageFields),
    out: TrailPage,
    extension: true,
  },
  { query: { limit: 20, offset: 0 } },
)

/** The trail of the person with an address, for staff, who give a reason: it is written to that trail (`subject` trail). */
export const readTrail = call(
  'POST /v1/trail/read/',
  {
    in: object({
      email: size(string(), 1, 254),
      reason: enums(trailReasons.ids),
      ...pageFields,
    }),
    out: type({
      person: type({ id: number(), name: string() }),
      entries: array(TrailEntry),
      total: number(),
    }),
    extension: true,
  },
  { body: { email: 'carol.ito@example.com', reason: 'asked', limit: 20, offset: 0 } },
)
export type ReadTrail = Infer<NonNullable<typeof readTrail.out>>
