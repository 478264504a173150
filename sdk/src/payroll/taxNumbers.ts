import { textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { isSocialSecurityNumber } from '../vocabulary/account/socialSecurityNumber.js'
import { taxTexts } from './taxTexts.js'

/** The numbers by which a household is known to the tax authorities: of the person, or of the employer. */
export type TaxNumberKind = 'ssn' | 'employer_id'

/** What is typed of a tax number, without spaces and dashes. */
export const taxDigits = (typed: string): string => textOf(typed).replace(/[\s-]/g, '')

/**
 * What is wrong with a tax number of nine digits: a digit that stands nine times; a Social Security number with a part of
 * zeros, or in the areas 666 and 900 to 999, which are never given out; an employer's number (EIN) whose first two digits
 * are no prefix of the Internal Revenue Service's.
 */
export function taxNumberError(kind: TaxNumberKind, digits: string): Text | null {
  const nine = typeof digits === 'string' && /^\d{9}$/.test(digits) && !/^(\d)\1{8}$/.test(digits)
  if (kind === 'ssn') return nine && isSocialSecurityNumber(digits) ? null : taxTexts.ssnWrong
  return nine && employerPrefixes.test(digits) ? null : taxTexts.employerIdWrong
}

/** The prefixes of employers' numbers that are given out. */
const employerPrefixes = /^(?:0[1-6]|1[0-6]|2[0-7]|3[0-9]|4[0-8]|5[0-9]|6[0-8]|7[1-7]|8[0-8]|9[0-5]|98|99)/
