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

const Address = {
  address: lineField,
  address2: optional(string()),
  city: lineField,
  state: lineField,
  zip_code: lineField,
}

/**
 * The family as an employer. The documents show no shape. Tax numbers come back as their last four
 * digits; `enrolled_at` is null until the enrollment was reviewed and sent.
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
  pay_frequency: nullable(string()),
  first_pay_date: nullable(string()),
  enrolled_at: nullable(string()),
})
export type TaxData = Infer<typeof TaxData>

/** Fields of the tax data to be saved; numbers are nine digits. */
export const TaxDataChange = partial(
  object({
    ...Address,
    legal_name: lineField,
    birthday: dayField,
    ssn: pattern(string(), /^\d{9}$/),
    employer_id: pattern(string(), /^\d{9}$/),
    pay_frequency: enums(['weekly', 'biweekly']),
    first_pay_date: dayField,
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
  { body: { ssn: '123456789', pay_frequency: 'weekly' } },
)
/** Sends the enrollment after its review, signed with the full name (`payroll/tax-enroll/review`). */
export const enrollInTaxes = call(
  'POST /v1/payroll/taxes/enroll/',
  {
    in: object({ full_name: lineField }),
    out: TaxData,
    extension: true,
    repeatable: true,
  },
  { body: { full_name: 'Carol Ito' } },
)

/** Whether wages are saved for health costs before tax. */
export const HealthWageSavings = type({
  eligible: boolean(),
  opted_in: boolean(),
  opted_in_at: nullable(string()),
})
export type HealthWageSavings = Infer<typeof HealthWageSavings>
/** Reads whether the caller may opt in, and has. */
export const getHealthWageSavings = call('GET /v1/payroll/health_wage_savings/', {
  out: HealthWageSavings,
  extension: true,
})
/** Opts in, or out again (modal optOut). */
export const updateHealthWageSavings = call(
  'POST /v1/payroll/health_wage_savings/',
  {
    in: object({ opted_in: boolean() }),
    out: HealthWageSavings,
    extension: true,
    repeatable: true,
  },
  { body: { opted_in: true } },
)
