import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { payTaxes } from '../payroll/payTaxes.js'
import { householdYear, isTaxYear, taxYearsPaid, type PaidTaxes } from './yearEnd.js'

const paid = (given: Partial<PaidTaxes> = {}): PaidTaxes => ({
  ...{ enrolled: true, caregiver_id: 1, name: 'Marisol', day: '2026-11-20', wages: 0 },
  ...{ withheld_social_security: 0, withheld_medicare: 0, withheld_additional_medicare: 0 },
  ...{ social_security: 0, medicare: 0, unemployment: 0, ...given },
})

/** Pays of one caregiver, with the taxes as they are worked out pay by pay. */
function worked(wages: readonly number[], year = 2026, caregiver_id = 1): PaidTaxes[] {
  let [before, unemployment] = [0, 0]
  return wages.map((amount, at) => {
    const day = `${year}-${String(1 + (at % 12)).padStart(2, '0')}-15`
    const taxes = payTaxes({
      ...{ day, wages: amount, before: { wages: before, unemployment } },
      quarterWages: 100_000,
    })!
    before += amount
    unemployment += taxes.employer.unemployment
    return paid({
      ...{ caregiver_id, day, wages: amount },
      withheld_social_security: taxes.withheld.social_security,
      withheld_medicare: taxes.withheld.medicare,
      withheld_additional_medicare: taxes.withheld.additional_medicare,
      ...taxes.employer,
    })
  })
}

describe('the quarters of a year', () => {
  it('hold what was set aside, each pay in its own', () => {
    const rows = [
      paid({ day: '2026-03-31', wages: 100_00, withheld_social_security: 620, social_security: 620 }),
      paid({ day: '2026-04-01', wages: 200_00, withheld_medicare: 290, medicare: 290, unemployment: 120 }),
      paid({ day: '2025-12-31', wages: 999_00 }),
    ]
    expect(householdYear(rows, 2026)!.quarters).toEqual([
      { quarter: 1, wages: 100_00, withheld: 620, employer: 620, unemployment: 0, total: 1240 },
      { quarter: 2, wages: 200_00, withheld: 290, employer: 290, unemployment: 120, total: 700 },
      { quarter: 3, wages: 0, withheld: 0, employer: 0, unemployment: 0, total: 0 },
      { quarter: 4, wages: 0, withheld: 0, employer: 0, unemployment: 0, total: 0 },
    ])
  })
})

describe('the thresholds of a year', () => {
  it.each([
    [2025, 2799_99, 0, 1],
    [2025, 2800_00, 2800_00, 0],
    [2026, 2999_99, 0, 1],
    [2026, 3000_00, 3000_00, 0],
  ])('in %d, of %d cents: Medicare wages %d, given back: %d', (year, wages, due, back) => {
    const row = paid({ day: `${year}-05-01`, wages, withheld_medicare: 1 })
    const [statement] = householdYear([row], year)!.statements
    expect([statement!.medicare_wages, statement!.gives_back]).toEqual([due, back])
  })
  it.each<[string, readonly Partial<PaidTaxes>[], number]>([
    ['less in every quarter', [{ wages: 999_99 }, { wages: 999_99, day: '2026-02-01' }], 0],
    ['as much in one quarter', [{ wages: 1000_00 }], 1000_00],
    ['as much to two people', [{ wages: 500_00 }, { wages: 500_00, caregiver_id: 2 }], 1000_00],
    [
      'as much on both sides of a quarter',
      [
        { wages: 500_00, day: '2026-09-30' },
        { wages: 500_00, day: '2026-10-01' },
      ],
      0,
    ],
    ['as much the year before', [{ wages: 999_99 }, { wages: 1000_00, day: '2025-01-31' }], 999_99],
    ['as much two years before', [{ wages: 999_99 }, { wages: 1000_00, day: '2024-12-31' }], 0],
    ['as much the year after', [{ wages: 999_99 }, { wages: 1000_00, day: '2027-01-01' }], 0],
    // What was paid without enrollment reaches it too, and is taxed by its household itself.
    ['the rest of it before it enrolled', [{ wages: 600_00 }, { wages: 400_00, enrolled: false }], 600_00],
    [
      'as much the year before, not enrolled',
      [{ wages: 600_00 }, { wages: 1000_00, day: '2025-05-01', enrolled: false }],
      600_00,
    ],
  ])('of a household that paid %s', (_, pays, due) =>
    expect(householdYear(pays.map(paid), 2026)!.schedule.unemployment_wages).toBe(due),
  )
  it('count what a caregiver was paid before the household enrolled', () => {
    const rows = [
      paid({ wages: 1000_00, withheld_medicare: 1450 }),
      paid({ wages: 2000_00, day: '2026-02-01', enrolled: false }),
    ]
    expect(householdYear(rows, 2026)!.statements).toEqual([
      expect.objectContaining({ wages: 1000_00, medicare_wages: 1000_00, medicare: 1450, gives_back: 0 }),
    ])
  })
  it('stop social security at its limit, and unemployment at the first wages of each caregiver', () => {
    const rows = [paid({ wages: 200_000_00 }), paid({ caregiver_id: 2, wages: 5000_00 })]
    expect(householdYear(rows, 2026)!.schedule).toEqual({
      ...{ social_security_wages: 184_500_00 + 5000_00, social_security_tax: 23_498_00 },
      ...{ medicare_wages: 205_000_00, medicare_tax: 5945_00 },
      ...{ additional_medicare_wages: 0, additional_medicare_tax: 0 },
      ...{ unemployment_wages: 12_000_00, unemployment_tax: 72_00, total: 29_515_00 },
    })
  })
})

it('what was set aside pay by pay is the form, but for half a cent of each tax and pay', () => {
  const wages = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 24 })
  fc.assert(
    fc.property(wages, fc.constantFrom(2025, 2026), (pays, year) => {
      const found = householdYear(
        worked(pays, year).concat(paid({ day: `${year - 1}-01-01`, wages: 1000_00 })),
        year,
      )!
      const setAside = found.quarters.reduce((all, { total }) => all + total, 0)
      const [one] = found.statements
      if (one!.gives_back > 0) expect(found.schedule.medicare_tax).toBe(0)
      else expect(Math.abs(setAside - found.schedule.total)).toBeLessThanOrEqual(3 * pays.length + 3)
      expect(one!.wages).toBe(pays.reduce((all, pay) => all + pay, 0))
    }),
  )
})

it('the years are those that were paid in, and this one', () => {
  expect(taxYearsPaid(['2025-03-01', '2025-04-01', 'x'], '2026-11-21')).toEqual([2026, 2025])
  expect([isTaxYear('2026'), isTaxYear('26'), isTaxYear(2026)]).toEqual([true, false, false])
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    householdYear(a, b),
    householdYear([a, { ...paid(), day: b, wages: c }], 2026),
    taxYearsPaid(a, b),
    isTaxYear(a),
  ])
})
