import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { mileageCents, mileageRate } from './mileage.js'

it.each([
  [10, '2026-01-01', 73],
  [10, '2025-12-31', 70],
  [100, '2026-11-21', 725],
  [124, '2026-11-21', 899],
  [1, '2026-11-21', 7],
  [2, '2026-11-21', 15],
  [0, '2026-11-21', 0],
  [10_000, '2026-11-21', 72_500],
  [10_001, '2026-11-21', null],
  [1.5, '2026-11-21', null],
  [-1, '2026-11-21', null],
  [10, '2023-12-31', null],
  [10, 'today', null],
])('%d tenths of a mile on %s are refunded with %s', (miles, day, cents) =>
  expect(mileageCents(miles, day)).toBe(cents),
)

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [mileageRate(a), mileageCents(a, b)])
})
