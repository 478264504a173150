import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import {
  atLeastOne,
  checkName,
  email,
  every,
  isEmpty,
  isLongerThan,
  max,
  noNumbers,
  required,
  whenFilled,
} from './checks.js'
import { optionalDate, strictDate } from './dates/dateChecks.js'
import type { Text } from './text.js'
import { inputTexts } from './inputTexts.js'
import { dateFieldTexts, emailFieldTexts, fieldTexts } from './texts.js'

const own: Text = ['Own words.', 'Palabras propias.']

test.each([null, undefined, '', '  ', '\t\n\u00a0', [], Number.NaN])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true)
  expect(required()(value)).toBe(inputTexts.required)
  expect(required(own)(value)).toBe(own)
})

test.each([0, false, ' a ', [''], {}, Infinity])('%j is filled', (value) => {
  expect(isEmpty(value)).toBe(false)
  expect(required()(value)).toBeNull()
})

test('a date must be MM/DD/YYYY, and an optional one only when it is filled', () => {
  expect(strictDate()('11/21/2026')).toBeNull()
  for (const wrong of ['1/2/2026', '2026-11-21', '02/30/2026', '', null, 5]) {
    expect(strictDate()(wrong)).toBe(dateFieldTexts.invalid)
  }
  expect(strictDate(own)('x')).toBe(own)
  for (const empty of ['', '  ', null, undefined]) expect(optionalDate()(empty)).toBeNull()
  expect(optionalDate()('11/21/2026')).toBeNull()
  expect(optionalDate()('21/11/2026')).toBe(dateFieldTexts.invalid)
  expect(optionalDate(own)('x')).toBe(own)
})

test('a name has no digits, of whatever script', () => {
  for (const name of ['Ana', 'O’Brien-Ruiz', '', null, undefined, []]) expect(noNumbers()(name)).toBeNull()
  for (const name of ['An4', '٣', 7]) expect(noNumbers()(name)).toBe(fieldTexts.noNumbers)
  for (const name of ['Ana', 'O’Brien-Ruiz']) expect(checkName(name)).toBeNull()
  for (const name of ['', ' ', null]) expect(checkName(name)).toBe(inputTexts.required)
  expect(checkName('An4')).toBe(fieldTexts.noNumbers)
  for (const sign of [
    '\0',
    '\n',
    '\u007f',
    '\u0085',
    '\u061c',
    '\u200e',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u2028',
  ])
    expect(checkName(`Ana${sign}Ruiz`)).toBe(fieldTexts.hiddenSigns)
  // Joiners and marks are part of names in many scripts.
  for (const name of ['می\u200cخواهم', 'Zoë', 'נֹעַם', 'अनुष्का']) expect(checkName(name)).toBeNull()
  expect(noNumbers(own)('4')).toBe(own)
  expect(fieldTexts.noNumbers[0]).toBe('No numbers please.')
})

describe('a maximum', () => {
  test('is a length for text and lists, and a value for numbers', () => {
    const three = max(3, own)
    expect(three('abc')).toBeNull()
    expect(three('abcd')).toBe(own)
    expect(three(3)).toBeNull()
    expect(three(3.01)).toBe(own)
    expect(three([1, 2, 3])).toBeNull()
    expect(three([1, 2, 3, 4])).toBe(own)
    expect(three('4')).toBeNull()
    for (const other of [null, undefined, {}, true, Number.NaN]) expect(three(other)).toBeNull()
  })

  test('counts an emoji once', () => {
    expect(max(3, own)('👵👴👶')).toBeNull()
    expect(max(3, own)('👵👴👶👩')).toBe(own)
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'ñ', '👵', '\ud83d')).map((units) => units.join('')),
        fc.nat(12),
        (text, limit) => {
          expect(isLongerThan(text, limit)).toBe(Array.from(text).length > limit)
        },
      ),
    )
  })
})

test('an e-mail address may have blanks around it', () => {
  expect(email()(' ana@example.com ')).toBeNull()
  for (const wrong of ['ana', '', null, 5]) expect(email()(wrong)).toBe(emailFieldTexts.invalid)
  expect(email(own)('ana')).toBe(own)
})

test('at least one: an entry of a list, or a flag that is true', () => {
  for (const one of [[1], { a: false, b: true }]) expect(atLeastOne()(one)).toBeNull()
  for (const none of [[], {}, { a: false, b: 1 }, null, undefined, 'text', 7]) {
    expect(atLeastOne()(none)).toBe(fieldTexts.chooseOne)
  }
  expect(atLeastOne(own)([])).toBe(own)
})

test('checks compose: the first that fails speaks', () => {
  const check = every(required(), max(3, own), whenFilled(noNumbers()))
  expect(check('')).toBe(inputTexts.required)
  expect(check('ab12')).toBe(own)
  expect(check('a1')).toBe(fieldTexts.noNumbers)
  expect(check('abc')).toBeNull()
  expect(every()('anything')).toBeNull()
  expect(whenFilled(required(own))('')).toBeNull()
})

test('no value makes a check throw', () => {
  const all = [required(), strictDate(), optionalDate(), noNumbers(), max(3, own), email(), atLeastOne()]
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      for (const check of all) check(value)
    }),
  )
})
