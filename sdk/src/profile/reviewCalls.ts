import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'

/** A profile that waits for a look before families see it, for the staff. `waits_since` is an instant. */
export const ProfileToReview = type({
  id: number(),
  first_name: string(),
  last_name: string(),
  photo: nullable(string()),
  about: string(),
  city: string(),
  state: string(),
  provider_types: array(number()),
  cg_profile_score: integer(),
  waits_since: string(),
})
export type ProfileToReview = Infer<typeof ProfileToReview>

/** Profiles that wait for a look, the longest wait first: for the staff. */
export const listProfilesToReview = call('GET /v1/caregivers/to-review/', {
  out: array(ProfileToReview),
  extension: true,
})

/** How a profile stands. */
const Standing = type({ profile_state_name: string() })

/**
 * Shows a profile to families, or gives it back with a few words about what to change. A `conflict` where it no longer
 * waits.
 */
export const reviewProfile = call(
  'POST /v1/caregivers/:id/review/',
  {
    in: object({ approved: boolean(), note: optional(shortNoteField) }),
    out: Standing,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { approved: false, note: 'A photo of yourself, please.' } },
)

/** Minutes within which a profile that was shown can be taken back from families. */
export const profileTakeBackMinutes = 5

/**
 * Takes back what was said of a profile by mistake: it waits again, and its caregiver is told. A `conflict` where it was shown longer
 * ago than `profileTakeBackMinutes`, or was changed since it was given back.
 */
export const takeBackProfileReview = call(
  'POST /v1/caregivers/:id/review/take-back/',
  { out: Standing, extension: true, repeatable: true },
  { id: 51 },
)
