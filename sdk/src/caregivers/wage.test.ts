import fc from '../testing/properties.js'
import { expect, test } from 'vitest'
import { centsToField } from '../kit/money.js'
import { wageTexts } from './texts.js'
import { checkWage, wageInCents } from './wage.js'

test.each([
  ['', wageTexts.required],
  ['  ', wageTexts.required],
  [null, wageTexts.required],
  [undefined, wageTexts.required],
  [Number.NaN, wageTexts.required],
  ['4.99', wageTexts.tooLow],
  ['0', wageTexts.tooLow],
  [0, wageTexts.tooLow],
  ['-20', wageTexts.tooLow],
  ['5', null],
  ['5.00', null],
  [5, null],
  ['18.50', null],
  ['$18.50', null],
  ['100', null],
  ['100.00', null],
  ['100.01', wageTexts.tooHigh],
  [101, wageTexts.tooHigh],
  ['1,000', wageTexts.tooHigh],
  ['ten', wageTexts.notAnAmount],
  ['9'.repeat(100), wageTexts.notAnAmount],
  [{}, wageTexts.notAnAmount],
  [Infinity, wageTexts.notAnAmount],
])('a wage, row %#', (dollars, error) => {
  expect(checkWage(dollars)).toBe(error)
})

test('the texts are the documents’', () => {
  expect(wageTexts.required[0]).toBe('You must enter a desired wage.')
  expect(wageTexts.tooHigh[0]).toBe('Please enter an hourly wage that is no more than $100.')
  expect(wageTexts.tooLow[0]).toBe('Please enter an hourly wage that is bigger than $5.')
})

test('it is sent in cents, and every wage from 5.00 to 100.00 is taken', () => {
  expect(wageInCents('18.50')).toBe(1850)
  expect(wageInCents('17.995')).toBe(1800)
  expect(wageInCents('4')).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (cents) => {
      expect(checkWage(centsToField(cents)) === null).toBe(cents >= 500 && cents <= 10_000)
    }),
  )
  fc.assert(fc.property(fc.anything(), (value) => void checkWage(value)))
})
