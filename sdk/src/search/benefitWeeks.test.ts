import { expect, it } from 'vitest'
import { hoursLast } from './benefitWeeks.js'

it.each([
  ['whole weeks', 40, 12, '2026-03-30', 3],
  ['none of a week that is longer', 8, 12, '2026-03-30', 0],
  ['to the end of the cycle where that comes first', 40, 12, '2026-02-19', null],
  ['to its end on the hour', 36, 12, '2026-02-19', null],
  ['not to its end where part of its last day is missing', 35, 12, '2026-02-19', 2],
  ['not to an end that is a day later', 36, 12, '2026-02-20', 3],
  ['for weeks alone where no day is known', 40, 12, '', 3],
  ['nowhere when they are spent', 0, 12, '2026-02-28', 0],
] as const)('hours go %s', (_, left, aWeek, last, weeks) =>
  expect(hoursLast(left, aWeek, '2026-01-30', last)).toBe(weeks),
)
