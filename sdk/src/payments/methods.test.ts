import { describe, expect, it } from 'vitest'
import { aBankAccount, aCard } from '../testing/hiringBuilders.js'
import { hostileValues } from '../testing/hostile.js'
import fc from '../testing/properties.js'
import {
  cardExpiry,
  cardExpiryText,
  depositCents,
  methodPurposeOf,
  statementCodeError,
  verifyStanding,
} from './methodRules.js'
import { methodTexts } from './methodTexts.js'

const noon = Date.parse('2026-11-21T12:00:00Z')

describe('a card', () => {
  it.each([
    [11, 2026, null, '2026-09-01'],
    [11, 2026, 'soon', '2026-10-02'],
    [11, 2026, 'soon', '2026-11-30'],
    [11, 2026, 'expired', '2026-12-01'],
    [12, 2026, 'soon', '2026-12-31'],
    [12, 2026, 'expired', '2027-01-01'],
    [2, 2028, 'soon', '2028-02-29'],
    [null, 2028, null, '2030-01-01'],
    [13, 2026, null, '2030-01-01'],
  ] as const)('that is good through %s/%s is %s on %s', (exp_month, exp_year, expected, today) => {
    expect(cardExpiry({ exp_month, exp_year }, today)).toBe(expected)
  })

  it('says when it expires as it stands on it', () => {
    expect(cardExpiryText(aCard({ exp_month: 4, exp_year: 2029 }))).toBe('04/29')
    expect(cardExpiryText(aCard({ exp_month: null }))).toBe('')
  })
})

describe('an account that is to be verified', () => {
  const pending = aBankAccount({
    ...{ state: 'pending', verified: false, tries_left: 3, arrives_at: '2026-11-23T12:00:00Z' },
    verify_until: '2026-12-01T12:00:00Z',
  })
  it.each([
    ['waits for its deposits', {}, noon, 'notArrived'],
    ['waits to be told', {}, Date.parse('2026-11-23T12:00:00Z'), 'waiting'],
    ['is too late', {}, Date.parse('2026-12-01T12:00:00Z'), 'expired'],
    ['is locked', { tries_left: 0 }, noon, 'locked'],
    ['was locked by its provider', { state: 'failed', tries_left: 0 }, noon, 'locked'],
    ['ended too late', { state: 'failed', failure: 'microdeposit_verification_timeout' }, noon, 'expired'],
    ['failed otherwise', { state: 'failed', failure: 'microdeposit_failed' }, noon, null],
    ['is verified', { state: 'verified' }, noon, null],
  ] as const)('%s', (_, given, now, expected) => {
    expect(verifyStanding({ ...pending, ...given }, now)).toBe(expected)
  })
})

describe('a deposit', () => {
  it.each([
    ['32', 32],
    [' .32', 32],
    ['0.32', 32],
    ['$0.05', 5],
    ['5', 5],
    ['05', 5],
    ['0', null],
    ['100', null],
    ['1.32', null],
    ['32 cents', null],
    ['', null],
  ])('typed as %j is %s cents', (typed, cents) => expect(depositCents(typed)).toBe(cents))

  it('is what was typed, whichever way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (cents) => {
        const two = String(cents).padStart(2, '0')
        expect([two, `.${two}`, `0.${two}`, `$0.${two}`].map(depositCents)).toEqual([
          cents,
          cents,
          cents,
          cents,
        ])
      }),
    )
  })
})

it.each([
  ['SM11AA', null],
  [' sm11aa ', null],
  ['SM11A', methodTexts.codeWrong],
  ['', methodTexts.codeWrong],
])('a code typed as %j is answered with %j', (typed, error) => expect(statementCodeError(typed)).toBe(error))

it('whoever employs pays, and whoever works is paid', () => {
  expect(methodPurposeOf({ user_type: 'family' })).toBe('pay')
  expect(methodPurposeOf({ user_type: 'caregiver' })).toBe('payout')
  expect(methodPurposeOf({ user_type: 'agency_caregiver' })).toBe('payout')
})

it('rules take anything', () => {
  for (const value of hostileValues as readonly never[])
    for (const rule of [
      () => cardExpiry(value, '2026-11-21'),
      () => depositCents(value),
      () => statementCodeError(value),
      () => verifyStanding(value, noon),
      () => methodPurposeOf(value),
    ])
      expect(rule).not.toThrow()
})
