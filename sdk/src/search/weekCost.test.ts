import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { weekCost, weekHoursOf } from './weekCost.js'

it.each([
  [2450, 12, 29_400, 127_400],
  [2350, 8, 18_800, 81_500],
  [1850, 1, 1850, 8000],
  [0, 12, 0, 0],
])('%d cents an hour for %d hours are %d a week, about %d a month', (hourly, hours, week, month) =>
  expect(weekCost(hourly, hours)).toEqual({ week, month }),
)

it.each([
  [8, 8],
  ['8', 8],
  [0, 1],
  [500, 80],
  ['', 12],
  ['many', 12],
  [null, 12],
  [7.5, 12],
])('%j hours are %d', (given, hours) => expect(weekHoursOf(given)).toBe(hours))

it('never throws', () => {
  withHostileValues(1, (given: never) => weekHoursOf(given))
})
