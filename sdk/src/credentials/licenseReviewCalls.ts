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
import { call } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'
import { License } from '../vocabulary/caregivers/licenseEntities.js'
import { licenseRefusals } from '../vocabulary/caregivers/licenseRefusals.js'

/** A license that waits for a look, for the staff: whose it is, and the instant since when it waits. */
export const LicenseToReview = type({
  id: number(),
  caregiver_id: number(),
  name: string(),
  map_id: number(),
  state: string(),
  waits_since: string(),
})
export type LicenseToReview = Infer<typeof LicenseToReview>

/** What staff said of a license before: one of `licenseDecisions`, with the reason where it was sent back. */
export const LicenseDecided = type({
  at: string(),
  decision: string(),
  by: nullable(string()),
  refusal: nullable(string()),
  note: string(),
})

/** A license with all that it is judged by: its photos, what was said of it, and the version that a decision names. */
export const LicenseUnderReview = type({
  ...License.schema,
  caregiver_id: number(),
  name: string(),
  waits_since: string(),
  version: string(),
  history: array(LicenseDecided),
})
export type LicenseUnderReview = Infer<typeof LicenseUnderReview>

/** What staff may say of a license. What was said is taken back by `undo`: the license then waits again. */
export const licenseDecisions = ['verify', 'refuse', 'undo'] as const
export type LicenseDecision = (typeof licenseDecisions)[number]

/** Licenses that wait for a look, the longest wait first: for the staff. Those that lack their number are not among them. */
export const listLicensesToReview = call('GET /v1/staff/licenses/', {
  out: array(LicenseToReview),
  extension: true,
})

/** One license with what it is judged by: for the staff. */
export const getLicenseToReview = call(
  'GET /v1/staff/licenses/:id/',
  { out: LicenseUnderReview, extension: true },
  { id: 101 },
)

/**
 * Verifies a license, sends it back with a reason that its caregiver reads, or takes back what was said. A `conflict`
 * where it is no longer the version that was looked at, or where what was said is said already or was taken back.
 */
export const reviewLicense = call(
  'POST /v1/staff/licenses/:id/review/',
  {
    in: object({
      version: string(),
      decision: enums(licenseDecisions),
      refusal: optional(enums(licenseRefusals.ids)),
      note: optional(shortNoteField),
    }),
    out: LicenseUnderReview,
    extension: true,
    repeatable: true,
  },
  { id: 101, body: { version: 'a1', decision: 'refuse', refusal: 'not_found' } },
)
