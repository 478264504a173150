import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { centsToField, dollarsToCents, formatDollars, signedDollars } from './money.js'
import { formatWholeDollars } from './wholeDollars.js'

const cents = fc.maxSafeInteger()

describe('dollars to cents', () => {
  test.each<[string | number, number]>([
    ['18.50', 1850],
    ['18.5', 1850],
    ['18', 1800],
    ['18.', 1800],
    ['.5', 50],
    ['$1,234.56', 123_456],
    ['-5', -500],
    ['-$5.25', -525],
    [' 7 ', 700],
    ['0', 0],
    ['5'.padStart(32, '0'), 500],
    ['-0', 0],
    ['12.345', 1235],
    ['12.344', 1234],
    ['12.3449', 1234],
    ['-12.345', -1235],
    ['0.004', 0],
    ['-0.004', 0],
    [19.99, 1999],
    [1.005, 101],
    [18.505, 1851],
    [0.1 + 0.2, 30],
    [100, 10_000],
    [1e-7, 0],
    [-0, 0],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('%s is %d', (dollars, expected) => {
    expect(dollarsToCents(dollars)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '.',
    '$',
    '-',
    'five',
    '5 5',
    '5,00',
    '1,2345',
    '12,34.5',
    '1.2.3',
    '1e3',
    '--5',
    '5-',
    '0x10',
    'Infinity',
    '9'.repeat(17),
    '5'.padStart(33, '0'),
    '9'.repeat(1_000_000),
    Number.NaN,
    Infinity,
    -Infinity,
    1e300,
    null,
    undefined,
    {},
    [5],
    true,
  ])('what is no amount: row %#', (dollars) => {
    expect(dollarsToCents(dollars as string)).toBeNull()
  })

  test('every number of cents survives being written and read again', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(dollarsToCents(formatDollars(amount))).toBe(amount)
        expect(dollarsToCents(centsToField(amount))).toBe(amount)
      }),
    )
  })

  test('a third decimal rounds away from zero from 5 on, whatever the binary fraction', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(9), (amount, third) => {
        const rounded = amount + (third >= 5 ? 1 : 0)
        expect(dollarsToCents(`${centsToField(amount)}${third}`)).toBe(rounded)
        expect(dollarsToCents(Number(`${centsToField(amount)}${third}`))).toBe(rounded)
      }),
    )
  })

  test('any text at all gives a whole number of cents or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (value) => {
        const amount = dollarsToCents(value as string)
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })
})

describe('cents as people read them', () => {
  test.each<[number, string, string]>([
    [0, '$0.00', '0.00'],
    [5, '$0.05', '0.05'],
    [1850, '$18.50', '18.50'],
    [100_000, '$1,000.00', '1000.00'],
    [123_456_789, '$1,234,567.89', '1234567.89'],
    [-525, '-$5.25', '-5.25'],
  ])('%d', (amount, shown, field) => {
    expect(formatDollars(amount)).toBe(shown)
    expect(centsToField(amount)).toBe(field)
  })

  test.each([Number.NaN, Infinity, 1.5, null, '5', undefined])('%s is written as nothing', (amount) => {
    expect(formatDollars(amount as number)).toBe('')
    expect(centsToField(amount as number)).toBe('')
  })
})

test.each([
  [500, '$5.00'],
  [0, '$0.00'],
  [-123_456, '−$1,234.56'],
])('%d cents with its sign', (cents, said) => expect(signedDollars(cents)).toBe(said))

test.each([
  [123_450, '$1,235'],
  [123_449, '$1,234'],
  [49, '$0'],
  [-49, '$0'],
  [-12_300, '-$123'],
  [Number.NaN, ''],
  [0.5, ''],
])('%d is %s in whole dollars', (given, words) => expect(formatWholeDollars(given)).toBe(words))
