import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { payTaxes, type TaxablePay } from './payTaxes.js'

const pay = (given: Partial<TaxablePay> = {}): TaxablePay => ({
  ...{ day: '2026-11-21', wages: 98_000, before: { wages: 0, unemployment: 0 }, quarterWages: 98_000 },
  ...given,
})
const before = (wages: number, unemployment = 0) => ({ wages, unemployment })

describe('the taxes of a pay', () => {
  it('are social security and Medicare of both sides, from the first dollar', () =>
    expect(payTaxes(pay())).toEqual({
      withheld: { social_security: 6076, medicare: 1421, additional_medicare: 0 },
      employer: { social_security: 6076, medicare: 1421, unemployment: 0 },
    }))
  it('are the unemployment tax too, once a quarter has reached 1,000 dollars, and then on what was paid before', () => {
    expect(payTaxes(pay({ quarterWages: 99_999 }))?.employer.unemployment).toBe(0)
    expect(payTaxes(pay({ quarterWages: 100_000 }))?.employer.unemployment).toBe(588)
    expect(payTaxes(pay({ before: before(50_000), quarterWages: 148_000 }))?.employer.unemployment).toBe(888)
    const later = pay({ before: before(148_000, 888), quarterWages: 246_000 })
    expect(payTaxes(later)?.employer.unemployment).toBe(588)
  })
  it('are the unemployment tax on the first 7,000 dollars of a year alone', () => {
    const near = pay({ before: before(650_000, 3900), quarterWages: 800_000 })
    expect(payTaxes(near)?.employer.unemployment).toBe(300)
    const beyond = pay({ before: before(748_000, 4200), quarterWages: 846_000 })
    expect(payTaxes(beyond)?.employer.unemployment).toBe(0)
  })
  it('end for social security at its limit of the year, and begin for the additional Medicare tax above 200,000', () => {
    const high = payTaxes(pay({ wages: 2_000_000, before: before(18_000_000, 4200) }))
    expect(high?.withheld).toEqual({ social_security: 27_900, medicare: 29_000, additional_medicare: 0 })
    expect(payTaxes(pay({ wages: 2_000_000, before: before(19_000_000, 4200) }))?.withheld).toEqual({
      ...{ social_security: 0, medicare: 29_000, additional_medicare: 9000 },
    })
    expect(
      payTaxes(pay({ day: '2025-06-01', wages: 2_000_000, before: before(17_000_000, 4200) }))?.withheld,
    ).toMatchObject({ social_security: 37_820 })
  })
  it('of a year in any number of pays are, but for a cent of each pay, those of the year at once', () => {
    const wages = fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(wages, (pays) => {
        const taxes = { social: 0, futa: 0 }
        let paid = 0
        for (const wages of pays) {
          const found = payTaxes(pay({ wages, before: before(paid, taxes.futa), quarterWages: 200_000 }))!
          paid += wages
          taxes.social += found.employer.social_security
          taxes.futa += found.employer.unemployment
        }
        const whole = payTaxes(pay({ wages: paid, quarterWages: 200_000 }))!
        expect(taxes.futa).toBe(whole.employer.unemployment)
        expect(Math.abs(taxes.social - whole.employer.social_security)).toBeLessThanOrEqual(pays.length)
      }),
    )
  })
  it.each([
    ['a day that is none', pay({ day: 'today' })],
    ['a year before those that are known', pay({ day: '2023-12-31' })],
    ['half a cent', pay({ wages: 0.5 })],
    ['less than nothing', pay({ before: before(-1) })],
  ])('are unknown for %s', (_, given) => expect(payTaxes(given)).toBeNull())
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    payTaxes(a),
    payTaxes(pay({ day: a, wages: b, before: c })),
    payTaxes(pay({ before: { wages: a, unemployment: b }, quarterWages: c })),
  ])
})
