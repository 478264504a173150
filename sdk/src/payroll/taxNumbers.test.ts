import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { taxDigits, taxNumberError } from './taxNumbers.js'
import { taxTexts } from './taxTexts.js'

describe('a Social Security number', () => {
  it.each(['123456789', '665010001', '899999998', '001010001'])('%s can be one', (digits) =>
    expect(taxNumberError('ssn', digits)).toBeNull(),
  )
  it.each([
    ...['000123456', '666123456', '900123456', '999999998', '123006789', '123450000'],
    ...['111111111', '555555555', '12345678', '1234567890', '12345678a', ' 123456789', ''],
  ])('%j cannot', (digits) => expect(taxNumberError('ssn', digits)).toBe(taxTexts.ssnWrong))
  it('of one digit nine times, or of a forbidden area, is never taken', () => {
    const rest = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
    const area = fc.oneof(fc.constantFrom('000', '666'), fc.integer({ min: 900, max: 999 }).map(String))
    fc.assert(
      fc.property(area, rest, (one, other) => {
        expect(taxNumberError('ssn', one + other)).not.toBeNull()
      }),
    )
  })
})

describe('an employer’s number', () => {
  it.each(['123456789', '010000001', '987654321', '990000001', '950000001'])('%s can be one', (digits) =>
    expect(taxNumberError('employer_id', digits)).toBeNull(),
  )
  it.each(['001234567', '071234567', '171234567', '281234567', '491234567', '691234567', '781234567'])(
    '%s has no prefix that is given out',
    (digits) => expect(taxNumberError('employer_id', digits)).toBe(taxTexts.employerIdWrong),
  )
  it.each(['891234567', '961234567', '971234567', '222222222', '12-345678'])('%s cannot', (digits) =>
    expect(taxNumberError('employer_id', digits)).toBe(taxTexts.employerIdWrong),
  )
})

it.each([
  ['123-45-6789', '123456789'],
  [' 12-3456789 ', '123456789'],
  ['123 45 6789', '123456789'],
  ['12x', '12x'],
])('what is typed as %j is %s', (typed, digits) => expect(taxDigits(typed)).toBe(digits))

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [taxNumberError(a, b), taxNumberError('ssn', b), taxDigits(a)])
})
