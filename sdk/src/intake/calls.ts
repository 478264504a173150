import { call } from '../client/call.js'
import { centsField, lineField } from '../kit/fields/fields.js'
import {
  boolean,
  enums,
  max,
  nullable,
  number,
  object,
  partial,
  pattern,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import {
  filingStatuses,
  intakeAmountLimit,
  intakeStatementVersion,
  intakeStates,
} from '../vocabulary/intake/catalogue.js'

/**
 * What payroll has to know of a caregiver who is an employee. Amounts are cents: `dependents_cents`, `other_income_cents` and
 * `deductions_cents` of a year, `extra_cents` of each pay. `filing_status` and `multiple_jobs` are null until they are chosen.
 * Of the Social Security number only the last four digits come back; it is saved by `updateTaxId`. `note` says why our staff
 * returned the form; `pay_account` whether there is an account that pay goes to.
 */
export const Intake = type({
  legal_name: string(),
  address: string(),
  address2: string(),
  city: string(),
  state: string(),
  zip_code: string(),
  work_state: string(),
  filing_status: nullable(enums(filingStatuses.ids)),
  multiple_jobs: nullable(boolean()),
  dependents_cents: number(),
  other_income_cents: number(),
  deductions_cents: number(),
  extra_cents: number(),
  emergency_name: string(),
  emergency_phone: string(),
  emergency_relation: string(),
  ssn_last4: nullable(string()),
  pay_account: boolean(),
  status: enums(intakeStates.ids),
  note: nullable(string()),
  handed_in_at: nullable(string()),
  decided_at: nullable(string()),
})
export type Intake = Infer<typeof Intake>

const amountField = max(centsField, intakeAmountLimit)
/** Fields of a payroll form to be saved, of a telephone its ten digits. */
export const IntakeChange = partial(
  object({
    legal_name: lineField,
    address: lineField,
    address2: size(string(), 0, 200),
    city: lineField,
    state: lineField,
    zip_code: lineField,
    work_state: lineField,
    filing_status: enums(filingStatuses.ids),
    multiple_jobs: boolean(),
    dependents_cents: amountField,
    other_income_cents: amountField,
    deductions_cents: amountField,
    extra_cents: amountField,
    emergency_name: lineField,
    emergency_phone: pattern(string(), /^\d{10}$/),
    emergency_relation: lineField,
  }),
)
export type IntakeChange = Infer<typeof IntakeChange>

/** The payroll form of the caregiver who asks; where it was never saved, with what the account says. */
export const getIntake = call('GET /v1/payroll/intake/', { out: Intake, extension: true })

/** Saves the given fields. Whatever was handed in or passed on before is a draft again, until it is signed anew. */
export const updateIntake = call(
  'PUT /v1/payroll/intake/',
  { in: IntakeChange, out: Intake, extension: true, repeatable: true },
  { body: { filing_status: 'single', multiple_jobs: false, extra_cents: 2_000 } },
)

/**
 * Hands the payroll form in, signed with the full legal name under the words of `statement_version`. Sent twice is once. A
 * `conflict` where the words are others by now, or something is missing: see `missingForIntake`.
 */
export const handInIntake = call(
  'POST /v1/payroll/intake/',
  {
    in: object({ full_name: lineField, statement_version: lineField }),
    out: Intake,
    extension: true,
    repeatable: true,
  },
  { body: { full_name: 'Marisol Rivera', statement_version: intakeStatementVersion } },
)
