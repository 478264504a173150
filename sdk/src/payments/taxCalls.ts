import {
  boolean,
  enums,
  nullable,
  object,
  optional,
  partial,
  pattern,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, lineField } from '../kit/fields/fields.js'
import { payFrequencies, taxChoices, taxConsentVersion } from '../vocabulary/payments/taxCatalogue.js'

const Address = {
  address: lineField,
  address2: optional(string()),
  city: lineField,
  state: lineField,
  zip_code: lineField,
}

/**
 * The family as an employer. The documents show no shape. Tax numbers come back as their last four
 * digits; `choice` is what the family decided about taxes, null before; `consent_version` names the words that it agreed
 * to; `enrolled_at` is null until the enrollment was reviewed and sent.
 */
export const TaxData = type({
  legal_name: string(),
  address: string(),
  address2: string(),
  city: string(),
  state: string(),
  zip_code: string(),
  birthday: nullable(string()),
  ssn_last4: nullable(string()),
  employer_id_last4: nullable(string()),
  choice: nullable(string()),
  pay_frequency: nullable(string()),
  first_pay_date: nullable(string()),
  consent_version: nullable(string()),
  enrolled_at: nullable(string()),
})
export type TaxData = Infer<typeof TaxData>

/** Fields of the tax data to be saved. Tax numbers have a call of their own: `updateTaxId`. */
export const TaxDataChange = partial(
  object({
    ...Address,
    legal_name: lineField,
    birthday: dayField,
    choice: enums(taxChoices.ids),
    pay_frequency: enums(payFrequencies.ids),
    first_pay_date: dayField,
    consent_version: lineField,
  }),
)
export type TaxDataChange = Infer<typeof TaxDataChange>

/** The family's tax data. */
export const getTaxData = call('GET /v1/payroll/taxes/', { out: TaxData, extension: true })
/** Saves the given fields of the tax data (`payroll/tax-enroll/form`). */
export const updateTaxData = call(
  'PATCH /v1/payroll/taxes/',
  {
    in: TaxDataChange,
    out: TaxData,
    extension: true,
    repeatable: true,
  },
  { body: { choice: 'enroll', pay_frequency: 'weekly', first_pay_date: '2026-12-11' } },
)

/** A tax number to be saved: nine digits, of the person or of the employer. Judged by `taxNumberError`. */
const TaxId = partial(
  object({ ssn: pattern(string(), /^\d{9}$/), employer_id: pattern(string(), /^\d{9}$/) }),
)
/**
 * Saves a tax number, and answers what may be shown of those there are. It may be sent again, but never with an
 * idempotency key: what is kept of a body with a key would let a number of nine digits be found by trying. 503 where the
 * server has no keys to seal it with.
 */
export const updateTaxId = call(
  'PUT /v1/payroll/tax_id/',
  {
    in: TaxId,
    out: type({ ssn_last4: nullable(string()), employer_id_last4: nullable(string()) }),
    extension: true,
  },
  { body: { ssn: '123456789' } },
)
/**
 * Sends the enrollment after its review, signed with the full legal name (`payroll/tax-enroll/review`). `consent_version`
 * names the words that were shown. A `conflict` where something is missing: see `missingForEnrollment`.
 */
export const enrollInTaxes = call(
  'POST /v1/payroll/taxes/enroll/',
  {
    in: object({ full_name: lineField, consent_version: lineField }),
    out: TaxData,
    extension: true,
    repeatable: true,
  },
  { body: { full_name: 'Carol Ito', consent_version: taxConsentVersion } },
)

/**
 * Whether a household lets its caregivers save wages for health costs before tax, by a plan that somebody else runs: what it has
 * said, for whoever prepares its tax forms. Nothing is taken from wages for it. `eligible` is a household that is enrolled in
 * taxes; `opted_in_at` is the instant since when it has opted in, null where it has not.
 */
export const HealthWageSavings = type({
  eligible: boolean(),
  opted_in: boolean(),
  opted_in_at: nullable(string()),
})
export type HealthWageSavings = Infer<typeof HealthWageSavings>
/** Reads whether the caller's household may opt in, and has. */
export const getHealthWageSavings = call('GET /v1/payroll/health_wage_savings/', {
  out: HealthWageSavings,
  extension: true,
})
/**
 * Opts in, or out again (modal optOut); what stands so already stays as it is. Opting in is a `conflict` for a household that is not
 * enrolled in taxes; opting out never is.
 */
export const updateHealthWageSavings = call(
  'POST /v1/payroll/health_wage_savings/',
  {
    in: object({ opted_in: boolean() }),
    out: HealthWageSavings,
    extension: true,
    repeatable: true,
  },
  { body: { opted_in: false } },
)
