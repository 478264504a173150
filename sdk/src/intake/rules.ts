import { checkName, isEmpty, noHiddenSigns, type Check } from '../kit/checks.js'
import { inputTexts } from '../kit/inputTexts.js'
import { dollarsToCents } from '../kit/money.js'
import { checkPhone } from '../kit/phone.js'
import { isRecord, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { checkZip } from '../places/zip.js'
import { states } from '../vocabulary/places/states.js'
import { filingStatuses, intakeAmountLimit, type IntakeState } from '../vocabulary/intake/catalogue.js'
import type { Intake, IntakeChange } from './calls.js'
import { intakeErrorTexts as words } from './texts.js'

/** What a payroll form waits for before it can be handed in, by its part. */
export type MissingForIntake = 'person' | 'number' | 'withholding' | 'emergency'

const parts: Readonly<Record<Exclude<MissingForIntake, 'number'>, readonly (keyof Intake)[]>> = {
  person: ['legal_name', 'address', 'city', 'state', 'zip_code'],
  withholding: ['work_state', 'filing_status'],
  emergency: ['emergency_name', 'emergency_phone', 'emergency_relation'],
}

/**
 * What is missing before a payroll form can be handed in, in the order of its parts: who they are and where they live, the
 * Social Security number, what is withheld, and whom to call in an emergency.
 */
export function missingForIntake(intake: Intake): MissingForIntake[] {
  const has = (names: readonly (keyof Intake)[]) =>
    isRecord(intake) && names.every((name) => textOf(intake[name]) !== '')
  const done: Readonly<Record<MissingForIntake, boolean>> = {
    person: has(parts.person),
    number: has(['ssn_last4']),
    withholding: has(parts.withholding) && typeof intake.multiple_jobs === 'boolean',
    emergency: has(parts.emergency),
  }
  return (Object.keys(done) as MissingForIntake[]).filter((part) => !done[part])
}

const line: Check = (value) => (isEmpty(value) ? inputTexts.required : noHiddenSigns()(value))
const state: Check = (value) => (states.has(value) ? null : inputTexts.required)
const amount: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= intakeAmountLimit ? null : words.amount

const checks: Readonly<Record<keyof IntakeChange, Check>> = {
  legal_name: checkName,
  address: line,
  address2: noHiddenSigns(),
  city: line,
  state,
  zip_code: (zip) => checkZip(zip),
  work_state: state,
  filing_status: (value) => (filingStatuses.has(value) ? null : inputTexts.required),
  multiple_jobs: (value) => (typeof value === 'boolean' ? null : inputTexts.required),
  dependents_cents: amount,
  other_income_cents: amount,
  deductions_cents: amount,
  extra_cents: amount,
  emergency_name: checkName,
  emergency_phone: (phone) => checkPhone(phone),
  emergency_relation: line,
}

/** What is wrong with fields of a payroll form that are given, by field; what is not given is not judged. */
export function intakeErrors(change: IntakeChange): Partial<Record<keyof IntakeChange, Text>> {
  if (!isRecord(change)) return {}
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const value = change[name as keyof IntakeChange]
      const wrong = value === undefined ? null : check(value)
      return wrong === null ? [] : [[name, wrong]]
    }),
  )
}

/** Where a payroll form stands once something in it has changed: what was signed is to be signed anew, and a returned one stays so until then. */
export const intakeAfterChange = (status: IntakeState): 'draft' | 'returned' =>
  status === 'returned' ? status : 'draft'

/** Dollars as they are typed into a payroll form, in cents: an empty field is none; null for what is no such amount. */
export function intakeCents(typed: string): number | null {
  if (isEmpty(typed)) return 0
  const cents = dollarsToCents(typed)
  return cents !== null && amount(cents) === null ? cents : null
}
