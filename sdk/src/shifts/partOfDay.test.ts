import { describe, expect, it } from 'vitest'
import { spanIn } from '../kit/dates/zoneTime.js'
import { withHostileValues } from '../testing/hostile.js'
import { partOfDay, partOfDayIn } from './partOfDay.js'

describe('the part of the day of a shift', () => {
  it.each([
    ['07:00', '15:00', 1],
    ['07:00', '19:00', 1],
    ['06:00', '14:00', 1],
    ['09:00', '17:00', 1],
    ['15:00', '23:00', 2],
    ['13:00', '21:00', 2],
    ['11:00', '23:00', 2],
    ['23:00', '07:00', 3],
    ['22:00', '06:00', 3],
    ['19:00', '07:00', 3],
    ['00:00', '08:00', 3],
    ['02:00', '10:00', 3],
    // As much of two: the one in which it begins.
    ['11:00', '19:00', 1],
    ['19:00', '03:00', 2],
    ['03:00', '11:00', 3],
    ['07:00', '07:00', 1],
    ['7 AM', '15:00', null],
    ['07:00', '', null],
  ])('from %s to %s is %s', (start, end, block) => expect(partOfDay(start, end)).toBe(block))

  const nights = [
    ['spring', '2027-03-13'],
    ['fall', '2026-10-31'],
  ] as const
  describe.each(nights)('in the night of the %s in which the clocks change', (_, day) => {
    it.each([
      ['19:00', '07:00', 3],
      ['23:00', '07:00', 3],
      ['15:00', '23:00', 2],
      ['22:30', '06:30', 3],
    ])('from %s to %s is %s', (from, to, block) => {
      for (const zone of ['America/Los_Angeles', 'America/New_York', 'America/Phoenix']) {
        const { start, end } = spanIn(zone, day, from, to)
        expect(partOfDayIn(zone, start!, end!)).toBe(block)
      }
    })
  })

  it('is told of the place, not of the reader', () => {
    const [start, end] = ['2026-11-24T15:00:00Z', '2026-11-24T23:00:00Z']
    expect(partOfDayIn('America/Los_Angeles', start, end)).toBe(1)
    expect(partOfDayIn('Pacific/Guam', start, end)).toBe(3)
    expect(partOfDayIn('Nowhere/Else', start, end)).toBeNull()
  })
  it('never throws', () => {
    withHostileValues(3, (a: never, b: never, c: never) => [partOfDay(a, b), partOfDayIn(a, b, c)])
  })
})
