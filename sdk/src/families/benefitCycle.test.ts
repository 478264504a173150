import { describe, expect, it } from 'vitest'
import { addDays } from '../kit/dates/dates.js'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { benefitCycleOf, benefitCycles } from './benefitCycle.js'

describe('the cycle of a benefit', () => {
  it.each([
    ['2026-01-01', 'year', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['2025-07-01', 'year', '2026-06-30', '2025-07-01', '2026-06-30'],
    ['2025-07-01', 'year', '2026-07-01', '2026-07-01', '2027-06-30'],
    ['2024-02-29', 'year', '2026-03-01', '2026-02-28', '2027-02-27'],
    ['2026-01-31', 'month', '2026-02-28', '2026-02-28', '2026-03-30'],
    ['2026-01-15', 'month', '2026-03-14', '2026-02-15', '2026-03-14'],
    ['2026-01-15', 'quarter', '2026-07-15', '2026-07-15', '2026-10-14'],
  ] as const)('from %s by the %s, on %s, goes from %s to %s', (begins, cycle, today, first, last) =>
    expect(benefitCycleOf(begins, cycle, today)).toEqual({ first, last }),
  )
  it('has not begun before its first day', () =>
    expect(benefitCycleOf('2026-12-01', 'month', '2026-11-30')).toBeNull())

  it('holds today, and the next one begins the day after it', () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), fc.constantFrom(...benefitCycles.ids), (start, days, cycle) => {
        const begins = addDays('2020-01-01', start)
        const today = addDays(begins, days)
        const { first, last } = benefitCycleOf(begins, cycle, today)!
        expect(first <= today && today <= last).toBe(true)
        expect(benefitCycleOf(begins, cycle, addDays(last, 1))!.first).toBe(addDays(last, 1))
      }),
    )
  })
  it('is none for what is no day', () => {
    withHostileValues(3, (a: never, b: never, c: never) => benefitCycleOf(a, b, c))
    expect(benefitCycleOf('soon', 'year', '2026-11-21')).toBeNull()
  })
})
