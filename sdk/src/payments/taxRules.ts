import { addDays, isApiDate } from '../kit/dates/dates.js'
import { isRecord, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { taxConsentVersion } from '../vocabulary/payments/taxCatalogue.js'
import type { TaxData } from './taxCalls.js'
import { taxTexts as words } from '../payroll/taxTexts.js'

/** What an enrollment waits for, by the step that gives it. */
export type MissingForEnrollment = 'enroll' | 'number' | 'address'

/**
 * What is missing before an enrollment can be sent, in the order of its steps: the legal name, how often is paid, the first
 * payday and the consent to its present words; a tax number; the address.
 */
export function missingForEnrollment(data: TaxData): MissingForEnrollment[] {
  const has = (...names: readonly (keyof TaxData)[]) =>
    isRecord(data) && names.every((name) => textOf(data[name]) !== '')
  const steps: readonly (readonly [MissingForEnrollment, boolean])[] = [
    [
      'enroll',
      has('legal_name', 'pay_frequency', 'first_pay_date') && data.consent_version === taxConsentVersion,
    ],
    ['number', has('ssn_last4') || has('employer_id_last4')],
    ['address', has('address', 'city', 'state', 'zip_code')],
  ]
  return steps.flatMap(([step, done]) => (done ? [] : [step]))
}

/** What is wrong with the first payday: it is today or later, and within a year. */
export function firstPayDateError(day: unknown, today: string): Text | null {
  if (!isApiDate(day)) return words.dayRequired
  if (!isApiDate(today)) return null
  if (day < today) return words.dayPast
  return day > addDays(today, 366) ? words.dayFar : null
}

/** What is wrong with a signature: it is the legal name, as it was given; case, accents and spaces do not matter. */
export function taxSignatureError(signature: unknown, legalName: unknown): Text | null {
  return plain(signature) !== '' && plain(signature) === plain(legalName) ? null : words.signatureWrong
}

const plain = (name: unknown) =>
  textOf(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
