import { expect, it } from 'vitest'
import { hoursLast } from './benefitWeeks.js'

it.each([
  ['whole weeks', 40, 12, 60, { kind: 'weeks', weeks: 3 }],
  ['none of a week that is longer', 8, 12, 60, { kind: 'weeks', weeks: 0 }],
  ['to the end of the cycle where that comes first', 40, 12, 21, { kind: 'cycle' }],
  ['to its end on the hour', 36, 12, 21, { kind: 'cycle' }],
  ['weeks alone where nothing ends', 40, 12, null, { kind: 'weeks', weeks: 3 }],
  ['nowhere when they are spent', 0, 12, 30, { kind: 'weeks', weeks: 0 }],
] as const)('hours go %s', (_, left, aWeek, days, found) =>
  expect(hoursLast(left, aWeek, days)).toEqual(found),
)
