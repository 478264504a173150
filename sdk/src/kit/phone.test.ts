import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import {
  checkPhone,
  formatPhone,
  formatPhoneWhileTyping,
  isNorthAmericanNumber,
  phoneDigits,
  phoneMaxLength,
} from './phone.js'
import { phoneFieldTexts } from './texts.js'

const tenDigits = fc.stringMatching(/^[2-9]\d\d[2-9]\d{6}$/)

describe('the digits of a phone number', () => {
  test.each([
    '4155552671',
    '(415) 555-2671',
    '415-555-2671',
    '415.555.2671',
    ' 415 555 2671 ',
    '14155552671',
    '1-415-555-2671',
    '+1 (415) 555-2671',
    '+14155552671',
    '415\u2011555\u20132671',
    '4155552671'.padEnd(64),
  ])('%s', (text) => {
    expect(phoneDigits(text)).toBe('4155552671')
  })

  test.each([
    '',
    '415555267',
    // No area code and no exchange begins with 0 or 1.
    '0155552671',
    '1155552671',
    '(415) 055-2671',
    '1-415-155-2671',
    '4155552671'.padEnd(65),
    '24155552671',
    '+4155552671',
    '+44 20 7946 0958',
    '415555267112',
    '415-555-CARE',
    '415-555-2671 x5',
    'call 415-555-2671',
    '415-555-2671 at home',
    '٤١٥٥٥٥٢٦٧١',
    '4'.repeat(1_000_000),
    ' '.repeat(1_000_000),
    null,
    4_155_552_671,
    Number.NaN,
    {},
  ])('what is no phone number: row %#', (text) => {
    expect(phoneDigits(text as string)).toBeNull()
  })

  test('what is shown reads back as the digits it was made of', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        expect(phoneDigits(formatPhone(digits))).toBe(digits)
        expect(phoneDigits(formatPhone(`1${digits}`))).toBe(digits)
        expect(phoneDigits(formatPhoneWhileTyping(digits))).toBe(digits)
      }),
    )
  })
})

test.each([
  ['1234567890', '(123) 456-7890'],
  ['11234567890', '1-123-456-7890'],
  ['123', '123'],
  ['123456789012', '123456789012'],
  ['(123) 456-7890', '(123) 456-7890'],
  [null, ''],
  [1_234_567_890, ''],
])('%j is shown as %j', (digits, shown) => {
  expect(formatPhone(digits as string)).toBe(shown)
})

describe('while typing', () => {
  test.each([
    ['', ''],
    ['4', '(4'],
    ['415', '(415'],
    ['(4155', '(415) 5'],
    ['(415) 555', '(415) 555'],
    ['(415) 5552', '(415) 555-2'],
    ['(415) 555-2671', '(415) 555-2671'],
    ['1(415) 555-2671', '1-415-555-2671'],
    ['24155552671', '24155552671'],
    ['abc', ''],
  ])('%j becomes %j', (text, shown) => {
    expect(formatPhoneWhileTyping(text)).toBe(shown)
  })

  test('stops at thirteen digits', () => {
    expect(phoneMaxLength).toBe(13)
    expect(formatPhoneWhileTyping('12345678901234')).toBe('1234567890123')
    // As `map` calls it from plain JavaScript.
    expect(formatPhoneWhileTyping('12345678901234', 0 as never)).toBe('1234567890123')
  })

  test('never cuts what is pasted: it is reduced to its digits first', () => {
    expect(formatPhoneWhileTyping('+1 (415) 555-2671', 'pasted')).toBe('1-415-555-2671')
    expect(formatPhoneWhileTyping('Call 415-555-2671, please', 'pasted')).toBe('(415) 555-2671')
    expect(formatPhoneWhileTyping('415-555-2671 or 415-555-2672', 'pasted')).toBe('41555526714155552672')
  })

  test('takes nothing but text', () => {
    expect(formatPhoneWhileTyping(null as unknown as string)).toBe('')
  })

  test('shows the same when its own result is typed again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = formatPhoneWhileTyping(text)
        expect(formatPhoneWhileTyping(shown)).toBe(shown)
        expect(shown.replace(/\D/g, '')).toBe(text.replace(/\D/g, '').slice(0, phoneMaxLength))
      }),
    )
  })
})

describe('the North American pattern', () => {
  test.each([
    '4155552671',
    '(415) 555-2671',
    '1-415-555-2671',
    '+1 415 555 2671',
    '415-555-2671 x123',
    '415-555-2671 ext. 7',
  ])('takes %s', (text) => {
    expect(isNorthAmericanNumber(text)).toBe(true)
  })

  test.each([
    '1155552671',
    '4151552671',
    '(415 555-2671',
    '415-555-2671 x',
    '44155552671',
    '',
    ' '.repeat(1_000_000),
    null,
  ])('refuses row %#', (text) => {
    expect(isNorthAmericanNumber(text as string)).toBe(false)
  })
})

test('the form asks for a number, then for a whole one', () => {
  expect(checkPhone('')).toBe(phoneFieldTexts.required)
  expect(checkPhone('  ')).toBe(phoneFieldTexts.required)
  expect(checkPhone(null)).toBe(phoneFieldTexts.required)
  expect(checkPhone('415')).toBe(phoneFieldTexts.invalid)
  expect(checkPhone('(415) 555-2671')).toBeNull()
  expect(phoneFieldTexts.required[0]).toBe('A phone number is required.')
})
