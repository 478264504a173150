import { expect, it } from 'vitest'
import { hoursLast } from './benefitWeeks.js'

it.each([
  ['whole weeks', 40, 12, '2026-03-30', { kind: 'weeks', weeks: 3 }],
  ['none of a week that is longer', 8, 12, '2026-03-30', { kind: 'weeks', weeks: 0 }],
  ['to the end of the cycle where that comes first', 40, 12, '2026-02-19', { kind: 'cycle' }],
  ['to its end on the hour', 36, 12, '2026-02-19', { kind: 'cycle' }],
  ['not to an end that is a day later', 36, 12, '2026-02-20', { kind: 'weeks', weeks: 3 }],
  ['weeks alone where nothing ends', 40, 12, null, { kind: 'weeks', weeks: 3 }],
  ['nowhere when they are spent', 0, 12, '2026-02-28', { kind: 'weeks', weeks: 0 }],
] as const)('hours go %s', (_, left, aWeek, last, found) =>
  expect(hoursLast(left, aWeek, '2026-01-30', last)).toEqual(found),
)
