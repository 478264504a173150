import { describe, expect, it } from 'vitest'
import { aWageRate } from '../testing/index.js'
import { withHostileValues } from '../testing/hostile.js'
import fc from '../testing/properties.js'
import { payTaxes } from '../payroll/payTaxes.js'
import { invoiceLineKinds, invoiceStatuses } from '../vocabulary/payments/invoiceCatalogue.js'
import { coverByBenefit, invoiceOf, invoiceSums, type BilledHours, type InvoiceParts } from './invoiceSums.js'
import { invoiceAfter, invoiceMoves } from './invoices.js'

const hours = (
  id: number,
  minutes: number,
  cents: number,
  more: Partial<BilledHours['pay']> = {},
): BilledHours => ({
  pay: {
    ...{ id, minutes, overtime_minutes: 0, double_minutes: 0, rate: aWageRate(), base_cents: cents },
    ...{ premium_cents: 0, topup_cents: 0, rule: 'US 2015-10-13', ...more },
  },
  ...{ pay_type: 'regular', day: '2026-11-16', start_time: '09:00', end_time: '13:00' },
})
const parts = (given: Partial<InvoiceParts> = {}): InvoiceParts => ({
  ...{ hours: [hours(1, 240, 9800)], expenses: [], taxes: null, feeBasisPoints: 0, benefit: [] },
  ...given,
})
const shown = ({ lines }: ReturnType<typeof invoiceOf>) => lines.map(({ kind, cents }) => [kind, cents])

describe('an invoice', () => {
  it('has the hours one by one, and what overtime adds to each', () => {
    const long = hours(2, 600, 24_500, { overtime_minutes: 120, premium_cents: 2450, topup_cents: 7 })
    const invoice = invoiceOf(parts({ hours: [hours(1, 240, 9800), long] }))
    expect(shown(invoice)).toEqual([
      ['regular', 9800],
      ['regular', 24_500],
      ['overtime', 2450],
      ['minimum', 7],
    ])
    expect(invoice.lines[2]).toMatchObject({ line_id: 2, minutes: 120, day: '2026-11-16' })
    expect(invoice.sums).toMatchObject({ wages: 36_757, total: 36_757, withheld: 0 })
  })
  it('has expenses, taxes of the employer, the fee and what is withheld, which adds nothing', () => {
    const before = { wages: 0, unemployment: 0 }
    const taxes = payTaxes({ day: '2026-11-21', wages: 9800, before, quarterWages: 200_000 })
    const expenses = [
      {
        cents: 1840,
        kind: 'groceries',
        day: '2026-11-16',
        description: 'Milk',
        miles_tenths: null,
        receipt: '/f',
      },
      { cents: 906, kind: 'mileage', day: '2026-11-16', description: '', miles_tenths: 125, receipt: null },
    ]
    const invoice = invoiceOf(parts({ taxes, expenses, feeBasisPoints: 500 }))
    expect(shown(invoice)).toEqual([
      ['regular', 9800],
      ['expense', 1840],
      ['mileage', 906],
      ['social_security', 608],
      ['medicare', 142],
      ['unemployment', 59],
      ['fee', 490],
      ['withheld_social_security', 608],
      ['withheld_medicare', 142],
    ])
    expect(invoice.sums).toEqual({
      ...{ wages: 9800, taxes: 809, withheld: 750, fees: 490, expenses: 2746, benefit: 0 },
      ...{ credit: 0, total: 13_845 },
    })
  })
  it('is nothing where a benefit pays all of it, and then says so', () => {
    const benefit = [{ day: '2026-11-16', minutes: 240, cents: 9800 }]
    const invoice = invoiceOf(parts({ benefit }))
    expect([shown(invoice), invoice.sums.total]).toEqual([
      [
        ['regular', 9800],
        ['benefit', -9800],
      ],
      0,
    ])
  })
  it('keeps hours that no rate pays', () =>
    expect(shown(invoiceOf(parts({ hours: [hours(1, 240, 0, { rate: null })] })))).toEqual([['regular', 0]]))
  it('adds up, whatever is on it', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    const line = fc.record({ base: amount, premium: amount, topup: amount })
    fc.assert(
      fc.property(
        fc.array(line),
        fc.array(amount),
        fc.integer({ min: 0, max: 3000 }),
        (worked, spent, fee) => {
          const { lines, sums } = invoiceOf(
            parts({
              hours: worked.map(({ base, premium, topup }, id) =>
                hours(id, 60, base, { premium_cents: premium, topup_cents: topup }),
              ),
              expenses: spent.map((cents) => ({
                ...{ cents, kind: 'other', day: '', description: '', miles_tenths: null, receipt: null },
              })),
              feeBasisPoints: fee,
            }),
          )
          const all = lines.reduce((sum, { cents }) => sum + cents, 0)
          expect(sums.total).toBe(all)
          expect(sums.total).toBe(sums.wages + sums.taxes + sums.fees + sums.expenses - sums.benefit)
        },
      ),
    )
  })
})

describe('a benefit', () => {
  const cycle = { first: '2026-10-01', last: '2026-12-31', left: 300 }
  const worked = (day: string, minutes: number, cents: number) => ({ day, minutes, cents })
  it('pays the first hours first, and of the last a part', () =>
    expect(
      coverByBenefit([worked('2026-11-16', 240, 9800), worked('2026-11-17', 240, 9801)], [cycle]),
    ).toEqual([worked('2026-11-16', 240, 9800), worked('2026-11-17', 60, 2450)]))
  it('pays each day of its own cycle, and none of a day without one', () =>
    expect(
      coverByBenefit(
        [worked('2026-09-30', 60, 100), worked('2026-12-31', 60, 100), worked('2027-01-01', 60, 100)],
        [
          { ...cycle, left: 0 },
          { first: '2027-01-01', last: '2027-03-31', left: 30 },
        ],
      ),
    ).toEqual([worked('2027-01-01', 30, 50)]))
  it('never pays more than it has', () => {
    const lines = fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 1440 }), cents: fc.nat({ max: 99_999 }) }),
    )
    fc.assert(
      fc.property(lines, fc.nat({ max: 5000 }), (all, left) => {
        const used = coverByBenefit(
          all.map((one) => ({ ...one, day: '2026-11-16' })),
          [{ ...cycle, left }],
        )
        expect(used.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
          Math.min(
            left,
            all.reduce((sum, { minutes }) => sum + minutes, 0),
          ),
        )
      }),
    )
  })
})

it('moves by its table alone', () => {
  expect(invoiceAfter({ status: 'pending' }, 'reject')).toBe('rejected')
  expect(invoiceAfter({ status: 'pending' }, 'take_back')).toBe('void')
  for (const status of invoiceStatuses.ids.filter((id) => id !== 'pending'))
    expect([invoiceAfter({ status }, 'reject'), invoiceAfter({ status }, 'take_back')]).toEqual([null, null])
  // What is given back in part may be so twice.
  for (const { from, to } of invoiceMoves) if (from !== 'part_refunded') expect(from).not.toBe(to)
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    coverByBenefit(a, b),
    coverByBenefit([a], [b]),
    invoiceSums(a),
    invoiceSums([a]),
    invoiceAfter(a, b),
  ])
  expect(invoiceLineKinds.entries.filter(({ adds }) => !adds)).toHaveLength(3)
})

describe('what a family has good', () => {
  const parts = { hours: [], taxes: null, feeBasisPoints: 0, benefit: [] }
  const expenses = [
    { cents: 1000, kind: 'other', day: '2026-11-16', description: '', miles_tenths: null, receipt: null },
  ]
  it.each([
    [0, 0, 1000],
    [300, 300, 700],
    [1000, 1000, 0],
    [5000, 1000, 0],
    [-5, 0, 1000],
  ])('of %d cents: %d are taken, and %d are left to pay', (credit, taken, total) => {
    const { sums, lines } = invoiceOf({ ...parts, expenses, credit })
    expect(sums).toMatchObject({ credit: taken, total })
    expect(lines.filter(({ kind }) => kind === 'credit').map(({ cents }) => cents)).toEqual(
      taken === 0 ? [] : [-taken],
    )
  })
})
