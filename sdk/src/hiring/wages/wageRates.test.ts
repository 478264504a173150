import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { previousRate, rateOn, withoutRate } from './wageRates.js'

const rate = (id: number, pay_type: string, valid_from: string, valid_to: string | null = null) => ({
  id,
  pay_type,
  valid_from,
  valid_to,
})
const first = rate(1, 'regular', '2026-01-01', '2026-05-31')
const second = rate(2, 'regular', '2026-06-01')
const special = rate(3, 'special', '2026-03-01', '2026-12-31')
const rates = [second, special, first]

describe('deleting a wage rate', () => {
  it('lets the previous one of the same pay type go on', () => {
    expect(withoutRate(rates, 2)).toEqual([special, { ...first, valid_to: null }])
  })
  it('touches no rate of another pay type, and none where it was the first', () => {
    expect(withoutRate(rates, 3)).toEqual([second, first])
    expect(withoutRate(rates, 1)).toEqual([second, special])
  })
  it('of an unknown id changes nothing', () => expect(withoutRate(rates, 9)).toEqual(rates))
  it('finds the latest before it, by id within a day', () => {
    const third = rate(4, 'regular', '2026-06-01')
    expect(previousRate([...rates, third], third)).toBe(second)
    expect(previousRate([...rates, third], second)).toBe(first)
    expect(previousRate([third, first, second], rate(9, 'regular', '2027-01-01'))).toBe(third)
  })
  it('removes one rate and opens one at most, always', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-01-${String(n).padStart(2, '0')}`)
    const one = fc.record({ pay_type: fc.constantFrom('regular', 'special'), valid_from: day, valid_to: day })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), fc.nat(), (list, pick) => {
        const all = list.map((facts, id) => ({ ...facts, id }))
        const gone = all[pick % all.length] as (typeof all)[number]
        const after = withoutRate<ReturnType<typeof rate>>(all, gone.id)
        expect(after.length).toBe(all.length - 1)
        const opened = after.filter(({ valid_to }) => valid_to === null)
        expect(opened.map(({ id }) => id)).toEqual(
          previousRate(all, gone) ? [previousRate(all, gone)?.id] : [],
        )
        expect(opened.every(({ pay_type }) => pay_type === gone.pay_type)).toBe(true)
      }),
    )
  })
})

describe('the rate in force', () => {
  it.each([
    ['regular', '2025-12-31', undefined],
    ['regular', '2026-01-01', 1],
    ['regular', '2026-05-31', 1],
    ['regular', '2026-06-01', 2],
    ['regular', '2099-01-01', 2],
    ['special', '2026-12-31', 3],
    ['special', '2027-01-01', undefined],
    ['other', '2026-06-01', undefined],
    ['regular', 'today', undefined],
  ])('of %s on %s is %s', (payType, day, id) => expect(rateOn(rates, payType, day)?.id).toBe(id))
  it('is the latest begun where two overlap', () =>
    expect(
      rateOn([rate(7, 'regular', '2026-02-01'), rate(8, 'regular', '2026-01-01')], 'regular', '2026-03-01')
        ?.id,
    ).toBe(7))
})

it('of many rates the latest begun is in force, whatever their order', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-01-${n}`)
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), (days) => {
      const list = days.map((valid_from, id) => rate(id, 'regular', valid_from))
      const found = rateOn(list, 'regular', '2026-02-01')
      const latest = [...days].sort().at(-1)
      expect([found?.valid_from, found?.id]).toEqual([latest, days.lastIndexOf(latest as string)])
      const next = rate(99, 'regular', '2026-02-01')
      expect(previousRate([next, ...list], next)).toBe(found)
    }),
  )
})

it('never throws', () => {
  expect(previousRate([{}] as never, null as never)).toBeNull()

  withHostileValues(3, (a: never, b: never, c: never) => [
    withoutRate(a, b),
    previousRate(a, b),
    rateOn(a, b, c),
    rateOn([first], b, c),
    withoutRate([a], undefined as never),
  ])
})
