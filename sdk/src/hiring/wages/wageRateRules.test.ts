import { describe, expect, it } from 'vitest'
import { addDays } from '../../kit/dates/dates.js'
import { say } from '../../kit/text.js'
import { aWageRate } from '../../testing/index.js'
import { withHostileValues } from '../../testing/hostile.js'
import fc from '../../testing/properties.js'
import { wageError, wageRateErrors } from './wageRateRules.js'
import { hourlyOf, rateChangeError, rateDeletionError, timeAndAHalf } from './wageRateStanding.js'
import type { WageRate, WageRateDraft } from './wageRateCalls.js'
import { withoutRate, withRate } from './wageRates.js'
import { wageRateTexts as words } from './wageRateTexts.js'

const oakland = { state: 'CA', city: 'Oakland' }
const today = '2026-11-21'
const regular = aWageRate({ id: 1, amount: 2450, valid_from: '2026-10-05' })
const rules = { place: oakland, today, rates: [regular] }
const draft = (given: Partial<WageRateDraft> = {}): WageRateDraft => ({
  ...{ pay_type: 'regular', amount: 2600, valid_from: '2026-12-01' },
  ...given,
})
const english = (errors: Partial<Record<string, Parameters<typeof say>[1]>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, say('en', error!)]))

describe('setting a rate', () => {
  it.each<[Partial<WageRateDraft>, Record<string, string>]>([
    [{}, {}],
    [{ valid_from: today }, {}],
    [{ valid_from: '2026-10-06' }, {}],
    [{ amount: 10_000 }, {}],
    [{ amount: 1734 }, {}],
    [
      { amount: 1733 },
      { amount: 'The minimum wage where the care takes place is $17.34 an hour on that day.' },
    ],
    [{ amount: 10_001 }, { amount: 'An hourly rate can be from $5.00 to $100.00.' }],
    [{ amount: 499 }, { amount: 'An hourly rate can be from $5.00 to $100.00.' }],
    [{ amount: 0 }, { amount: 'An hourly rate can be from $5.00 to $100.00.' }],
    [{ amount: 20.5 }, { amount: 'Please enter an amount.' }],
    [{ unit: 'day', amount: 25_000 }, { day_hours: words.hoursRequired[0] }],
    [{ unit: 'day', amount: 25_000, day_hours: 10 }, {}],
    [{ unit: 'day', amount: 17_340, day_hours: 10 }, {}],
    [
      { unit: 'day', amount: 17_339, day_hours: 10 },
      { amount: 'At the minimum wage where the care takes place, 10 hours are $173.40 on that day.' },
    ],
    [
      { valid_from: '2026-10-05' },
      {
        valid_from:
          'A rate is already set to start on 10/5/2026. Choose a later day, or delete that rate first.',
      },
    ],
    [{ valid_from: '2027-11-22' }, {}],
    [{ valid_from: '2027-11-23' }, { valid_from: words.tooFarAhead[0] }],
    [{ valid_from: 'soon' }, { valid_from: words.dayRequired[0] }],
    [{ amount: 2400, valid_from: '2026-11-20' }, { valid_from: words.lowerFromToday[0] }],
    [{ amount: 2400, valid_from: today }, {}],
    [
      { unit: 'day', amount: 25_000, day_hours: 10, valid_from: '2026-11-20' },
      { valid_from: words.lowerFromToday[0] },
    ],
    [{ pay_type: 'special' }, { name: words.nameRequired[0] }],
    [{ pay_type: 'special', name: ' ' }, { name: words.nameRequired[0] }],
    [{ pay_type: 'special', name: 'Holidays', valid_from: '2026-10-05' }, {}],
  ])('%j: %j', (given, errors) => expect(english(wageRateErrors(draft(given), rules))).toEqual(errors))

  it('begins after the last day that was handed in', () => {
    const used = { ...rules, usedUntil: '2026-11-14' }
    expect(wageRateErrors(draft({ valid_from: '2026-11-15' }), used)).toEqual({})
    expect(english(wageRateErrors(draft({ valid_from: '2026-11-14' }), used))).toEqual({
      valid_from: 'Hours from that day on have been handed in. Choose a day after 11/14/2026.',
    })
  })
  it('is judged by the minimum wage of its first day', () => {
    expect(wageError({ amount: 1690 }, { state: 'CA' }, '2026-01-01')).toEqual({})
    expect(wageError({ amount: 1689 }, { state: 'CA' }, '2026-01-01')).toHaveProperty('amount')
    expect(wageError({ amount: 1689 }, { state: 'CA' }, '2025-12-31')).toEqual({})
    expect(wageError({ amount: 500 }, { state: 'CA' }, '')).toEqual({})
  })
})

describe('deleting and changing a rate', () => {
  const ended = { ...regular, valid_to: '2026-11-30' }
  const next = aWageRate({ id: 2, valid_from: '2026-12-01' })
  const special = aWageRate({ id: 3, pay_type: 'special', valid_from: '2026-12-25' })
  const all = [ended, next, special]
  it.each([
    [2, false, null],
    [2, true, words.rateUsed],
    [1, false, words.onlyLast],
    [3, false, null],
    [9, false, words.onlyLast],
  ])('number %d, used %s', (id, used, error) => expect(rateDeletionError(all, id, used)).toBe(error))
  it('keeps the only regular rate, also where a special one is left', () => {
    expect(rateDeletionError([regular, special], 1, false)).toBe(words.regularNeeded)
    expect(rateDeletionError([special], 3, false)).toBeNull()
  })
  it.each([
    [2, today, null],
    [2, '2026-12-01', words.hasBegun],
    [1, today, words.onlyLast],
    [3, today, null],
  ])('changes number %d on %s', (id, on, error) => expect(rateChangeError(all, id, on)).toBe(error))
  it('does not change what was agreed with the hire', () =>
    expect(rateChangeError([regular], 1, '2026-10-01')).toBe(words.asAgreed))
})

it.each([
  [aWageRate({ amount: 2450 }), 2450],
  [aWageRate({ unit: 'day', amount: 25_001, day_hours: 10 }), 2500],
  [aWageRate({ unit: 'day', amount: 25_000 }), null],
])('an hour of %j is %s', (rate, cents) => expect(hourlyOf(rate)).toBe(cents))

it.each([
  [2450, 3675],
  [1735, 2603],
])('one and a half times %d is %d', (amount, more) =>
  expect(timeAndAHalf([aWageRate({ amount })], today)).toBe(more),
)
it('one and a half times nothing is not known', () => {
  expect(timeAndAHalf([], today)).toBeNull()
  expect(timeAndAHalf([aWageRate({ unit: 'day', amount: 25_000 })], today)).toBeNull()
})

describe('after any adding, changing and deleting', () => {
  const deed = fc.record({
    what: fc.constantFrom('add', 'add', 'change', 'delete'),
    pay_type: fc.constantFrom('regular' as const, 'special' as const),
    day: fc.integer({ min: -60, max: 420 }).map((days) => addDays(today, days)),
    amount: fc.integer({ min: 1000, max: 11_000 }),
    pick: fc.nat({ max: 30 }),
  })
  it('rates of a pay type follow each other without overlap or gap, and one regular stays', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
        let rates: WageRate[] = [regular]
        let id = 1
        for (const one of deeds) {
          const before = rates
          rates = afterDeed(rates, one, ++id)
          // Only the latest can go, and what was before it is back exactly.
          if (one.what === 'delete' && rates.length < before.length)
            expect(before.filter(({ id: kept }) => !rates.some((rate) => rate.id === kept))).toHaveLength(1)
          for (const type of ['regular', 'special'])
            expectChain(rates.filter((rate) => rate.pay_type === type))
          expect(rates.some((rate) => rate.id === regular.id)).toBe(true)
        }
      }),
    )
  })
  it('deleting what was added last gives exactly the rates before', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
        let rates: WageRate[] = [regular]
        for (const [at, one] of deeds.entries()) {
          const next = afterDeed(rates, { ...one, what: 'add' }, at + 2)
          if (next === rates) continue
          expect(withoutRate(next, at + 2)).toEqual(rates)
          rates = next
        }
      }),
    )
  })
})

interface Deed {
  readonly what: string
  readonly pay_type: 'regular' | 'special'
  readonly day: string
  readonly amount: number
  readonly pick: number
}

/** The rates as the server has them after a deed, the same where it refuses. */
function afterDeed(rates: WageRate[], { what, pay_type, day, amount, pick }: Deed, id: number): WageRate[] {
  const picked = rates[pick % rates.length] as WageRate
  if (what === 'delete')
    return rateDeletionError(rates, picked.id, false) ? rates : withoutRate(rates, picked.id)
  const wanted = draft({ pay_type, amount, valid_from: day, name: 'Holidays' })
  if (what === 'add')
    return Object.keys(wageRateErrors(wanted, rules && { ...rules, rates })).length > 0
      ? rates
      : withRate(rates, aWageRate({ id, pay_type, amount, valid_from: day }))
  if (rateChangeError(rates, picked.id, today)) return rates
  const without = withoutRate(rates, picked.id)
  const changed = { ...wanted, pay_type: picked.pay_type as 'regular' }
  return Object.keys(wageRateErrors(changed, { ...rules, rates: without })).length > 0
    ? rates
    : withRate(without, { ...picked, amount, valid_from: day, valid_to: null })
}

function expectChain(rates: readonly WageRate[]): void {
  const chain = [...rates].sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1))
  for (const [at, rate] of chain.entries()) {
    const next = chain[at + 1]
    expect(rate.valid_to).toBe(next ? addDays(next.valid_from, -1) : null)
    if (next) expect(rate.valid_from < next.valid_from).toBe(true)
  }
}

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    wageRateErrors(a, b),
    wageRateErrors(draft(), { place: a, today: b, rates: c }),
    wageRateErrors(draft({ pay_type: a, valid_from: b, amount: c }), rules),
    wageError(a, b, c),
    wageError({ unit: 'day', amount: a, day_hours: b }, oakland, c),
    rateDeletionError(a, b, c),
    rateDeletionError([a], b, c),
    rateChangeError(a, b, c),
    rateChangeError([regular], 1, a),
    hourlyOf(a),
    hourlyOf({ unit: a, amount: b, day_hours: c }),
    withRate(a, b),
    timeAndAHalf(a, b),
    timeAndAHalf([a], b),
  ])
})
