import { call } from '../client/call.js'
import { lineField } from '../kit/fields/fields.js'
import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'

/**
 * What an agency's caregiver does before their first shift, each as it stands. `terms_agreed_at` is the instant at which they
 * agreed to the version in force; null where they have not.
 */
export const AgencyOnboarding = type({
  must_change_password: boolean(),
  terms_version: string(),
  terms_agreed_at: nullable(string()),
  phone_verified: boolean(),
  has_photo: boolean(),
  has_availability: boolean(),
})
export type AgencyOnboarding = Infer<typeof AgencyOnboarding>
/** How far the caller is who works for an agency. */
export const getAgencyOnboarding = call('GET /v1/caregivers/0/agency-onboarding/', {
  out: AgencyOnboarding,
  extension: true,
})

/** Agrees to the supplemental terms as they were read: a conflict where another version is in force by now. */
export const agreeToAgencyTerms = call(
  'POST /v1/legal/agreements/agency-supplemental-terms/',
  {
    in: object({ version: lineField, agreed: literal(true) }),
    out: AgencyOnboarding,
    extension: true,
    repeatable: true,
  },
  { body: { version: '2026-11-01', agreed: true } },
)

/** Who agreed to which version of the supplemental terms, and at which instant; the latest first. */
export const AgencyTermsAnswer = type({
  user_id: number(),
  name: string(),
  version: string(),
  agreed_at: string(),
})
export type AgencyTermsAnswer = Infer<typeof AgencyTermsAnswer>
/** For the staff: who agreed to the supplemental terms. */
export const listAgencyTermsAnswers = call('GET /v1/staff/agency-terms/', {
  out: array(AgencyTermsAnswer),
  extension: true,
})

/**
 * For the staff: an agency's caregiver has to choose a password of their own before anything else. What they are signed in to
 * ends, and they are written to.
 */
export const requireNewPassword = call(
  'POST /v1/staff/people/:id/new-password/',
  { out: type({ must_change_password: boolean() }), extension: true, repeatable: true },
  { id: 61 },
)
