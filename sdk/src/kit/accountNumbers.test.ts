import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { holdsAccountNumber, withoutAccountNumbers } from './accountNumbers.js'

const cards = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '4000000000000002',
  '4000002500003155',
  '6011111111111117',
  '30569309025904',
]

/** Digits with the last one such that the check of card numbers passes. */
const checked = (digits: readonly number[]) => {
  const sum = digits.toReversed().reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}
const digit = fc.integer({ min: 0, max: 9 })
const cardNumber = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.array(digit, { minLength: 11, maxLength: 17 }))
  .map(([first, rest]) => checked([first, ...rest]))
const routingNumber = fc
  .tuple(
    fc.constantFrom('01', '11', '12', '21', '32', '61', '72'),
    fc.array(digit, { minLength: 6, maxLength: 6 }),
  )
  .map(([district, rest]) => {
    const eight = [...district.split(''), ...rest].map(Number)
    const sum = eight.reduce((total, one, at) => total + one * [3, 7, 1][at % 3]!, 0)
    return [...eight, (10 - (sum % 10)) % 10].join('')
  })
const accountNumber = fc.array(digit, { minLength: 6, maxLength: 17 }).map((digits) => digits.join(''))
const words = fc.constantFrom('', 'Please use ', '{"card":"', '?number=', 'It is:\n', 'Mi tarjeta ')

describe('the number of a card', () => {
  it.each(cards)('%s is found', (number) => {
    expect(holdsAccountNumber(number)).toBe(true)
    expect(holdsAccountNumber(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBe(true)
    expect(withoutAccountNumbers(`Card ${number}, thanks`)).toBe('Card [number], thanks')
  })

  it('is found in any text, whole or in the groups that cards show', () => {
    fc.assert(
      fc.property(words, cardNumber, words, (before, number, after) => {
        expect(holdsAccountNumber(`${before}${number} ${after}`)).toBe(true)
        expect(withoutAccountNumbers(`${before}${number} ${after}`)).not.toContain(number)
      }),
    )
    expect(holdsAccountNumber('4242-4242-4242-4242')).toBe(true)
    expect(holdsAccountNumber('3782 822463 10005')).toBe(true)
    expect(holdsAccountNumber(JSON.stringify({ a: { b: [4242424242424242] } }))).toBe(true)
    expect(holdsAccountNumber('CC4242424242424242')).toBe(true)
    expect(holdsAccountNumber('4242424242424242 12/30 123')).toBe(true)
    expect(holdsAccountNumber('7 4242 4242 4242 4242 123')).toBe(true)
  })

  it('is none when a digit is wrong', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (number, off) => {
        const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + off) % 10)
        expect(holdsAccountNumber(wrong)).toBe(false)
      }),
    )
  })
})

describe('a routing number beside an account', () => {
  it('is found by what it is called', () => {
    fc.assert(
      fc.property(routingNumber, accountNumber, (routing_number, account_number) => {
        expect(holdsAccountNumber(JSON.stringify({ routing_number, account_number }))).toBe(true)
        expect(holdsAccountNumber(`account ${account_number}, routing ${routing_number}`)).toBe(true)
        expect(holdsAccountNumber(`ruta=${routing_number}&cuenta=${account_number}`)).toBe(true)
      }),
    )
  })

  it('is found by its length, and not written down', () => {
    expect(holdsAccountNumber('110000000 000123456789')).toBe(true)
    expect(withoutAccountNumbers('to 110000000 000123456789 please')).not.toMatch(/\d{4}/)
  })

  it('is none alone, and none far away', () => {
    expect(holdsAccountNumber('routing 110000000')).toBe(false)
    expect(holdsAccountNumber(`routing 110000000${' and so on'.repeat(9)} account 12345678`)).toBe(false)
  })
})

describe('what passes', () => {
  const threeDigits = fc.integer({ min: 200, max: 999 })
  const phone = fc
    .tuple(threeDigits, threeDigits, fc.integer({ min: 0, max: 9999 }))
    .map(([area, exchange, line]) => [area, exchange, String(line).padStart(4, '0')] as const)
  it('are telephone numbers, however they are written, and lists of them', () => {
    fc.assert(
      fc.property(
        fc.array(phone, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '-', ' '),
        (all, by) => {
          const written = all.map((parts) => parts.join(by))
          for (const text of [
            written.join(', '),
            written.map((one) => `+1 ${one}`).join('; '),
            `1${all[0]!.join('')}`,
          ])
            expect(holdsAccountNumber(text)).toBe(false)
          expect(holdsAccountNumber(JSON.stringify({ phone: written[0], zip_code: '94601-1234' }))).toBe(
            false,
          )
        },
      ),
    )
  })

  it('are Social Security and employer numbers, alone and beside each other', () => {
    const nine = fc.array(digit, { minLength: 9, maxLength: 9 }).map((digits) => digits.join(''))
    fc.assert(
      fc.property(fc.oneof(nine, routingNumber), nine, phone, (ssn, employer_id, parts) => {
        const hyphened = `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`
        expect(holdsAccountNumber(JSON.stringify({ ssn }))).toBe(false)
        expect(holdsAccountNumber(JSON.stringify({ ssn, employer_id, phone: parts.join('') }))).toBe(false)
        expect(holdsAccountNumber(`${hyphened} ${employer_id.slice(0, 2)}-${employer_id.slice(2)}`)).toBe(
          false,
        )
      }),
    )
  })

  it('are ids, keys and hashes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 12 }), (ids) => {
        expect(holdsAccountNumber(JSON.stringify({ ids }))).toBe(false)
      }),
    )
    const hex = (length: number) =>
      fc.array(fc.constantFrom(...'0123456789012345678901234567a'.split('')), {
        minLength: length,
        maxLength: length,
      })
    fc.assert(
      fc.property(hex(32), (letters) => {
        const text = letters.join('')
        fc.pre(/[a-f]/.test(text))
        const uuid = text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
        expect(holdsAccountNumber(text)).toBe(false)
        expect(holdsAccountNumber(uuid)).toBe(false)
        expect(holdsAccountNumber(JSON.stringify({ key: uuid, id: 7 }))).toBe(false)
      }),
    )
  })

  it('are instants, days, years, coordinates and money', () => {
    const instant = fc.date({ min: new Date('2001-10-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.float({ noNaN: true }), (date, number) => {
        expect(holdsAccountNumber(`${date.toISOString()} ${date.getTime()}`)).toBe(false)
        expect(holdsAccountNumber(JSON.stringify({ latitude: 37 + (number % 1), cents: 123_456_789 }))).toBe(
          false,
        )
      }),
    )
    expect(holdsAccountNumber('2019 2020 2021 2022')).toBe(false)
    expect(holdsAccountNumber('1998 1999 2000 2001')).toBe(false)
    expect(holdsAccountNumber('2026-11-21 2026-11-22 2026-11-23')).toBe(false)
    expect(holdsAccountNumber('0000000000000000')).toBe(false)
    expect(holdsAccountNumber('94601-1234 94602-1234')).toBe(false)
  })

  it('is written down as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!holdsAccountNumber(text))
        expect(withoutAccountNumbers(text)).toBe(text)
      }),
    )
  })
})
