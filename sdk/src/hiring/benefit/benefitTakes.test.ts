import { describe, expect, it } from 'vitest'
import { addDays } from '../../kit/dates/dates.js'
import { withHostileValues } from '../../testing/hostile.js'
import fc from '../../testing/properties.js'
import { hoursLeft, hoursTaken, scheduleTakes, visitTakes } from './benefitTakes.js'

const zone = 'America/Los_Angeles'
const quarter = { first: '2026-10-01', last: '2026-12-31' }
const tuesdays = { day_of_week: 2, start_time: '09:00', end_time: '12:00' }
const terms = { schedule_type: 2, start_date: '2026-12-01', end_date: null, schedule: [tuesdays] } as const

describe('what a visit takes of a benefit', () => {
  it.each([
    ['2026-12-01T17:00:00Z', '2026-12-01T21:00:00Z', 240],
    // The last evening at the place of care is the next day in Greenwich, and ends in the next cycle.
    ['2027-01-01T06:00:00Z', '2027-01-01T14:00:00Z', 480],
    ['2027-01-01T08:00:00Z', '2027-01-01T10:00:00Z', 0],
    ['2026-10-01T06:59:00Z', '2026-10-01T10:00:00Z', 0],
    ['2026-10-01T07:00:00Z', '2026-10-01T10:00:00Z', 180],
    ['2026-12-01T21:00:00Z', '2026-12-01T17:00:00Z', 0],
  ])('from %s to %s: %i minutes', (start, end, minutes) =>
    expect(visitTakes({ start, end }, zone, quarter)).toBe(minutes),
  )
})

describe('what an offer takes of a benefit', () => {
  it.each([
    ['five Tuesdays of December', {}, 900],
    ['until its last day', { end_date: '2026-12-15' }, 540],
    ['none after the cycle', { start_date: '2027-01-01' }, 0],
    // The night on which the clocks go back has an hour more.
    [
      'a night with a change of the clocks',
      {
        ...{ start_date: '2026-10-31', end_date: '2026-10-31' },
        schedule: [{ day_of_week: 6, start_time: '22:00', end_time: '06:00' }],
      },
      540,
    ],
    ['hours a week by the day', { schedule_type: 1, hours_week: 14, schedule: [] }, 31 * 120],
  ] as const)('%s', (_, more, minutes) =>
    expect(scheduleTakes({ ...terms, ...more } as never, zone, quarter)).toBe(minutes),
  )

  it('takes of two parts of a cycle what it takes of the whole', () => {
    fc.assert(
      fc.property(fc.nat(91), fc.nat(120), fc.integer({ min: 0, max: 6 }), (cut, start, day_of_week) => {
        const offer = {
          ...terms,
          start_date: addDays(quarter.first, start),
          schedule: [{ ...tuesdays, day_of_week }],
        }
        const at = addDays(quarter.first, cut)
        const parts = [
          { first: quarter.first, last: at },
          { first: addDays(at, 1), last: quarter.last },
        ]
        const sum = parts.reduce((all, days) => all + scheduleTakes(offer, zone, days), 0)
        expect(sum).toBe(scheduleTakes(offer, zone, quarter))
      }),
    )
  })
})

it('tells of what is taken no less, and of what is left no more', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (minutes) => {
      expect(hoursTaken(minutes) * 60).toBeGreaterThanOrEqual(minutes - 1e-6)
      expect(hoursLeft(minutes) * 60).toBeLessThanOrEqual(minutes + 1e-6)
    }),
  )
  expect(hoursLeft(-30)).toBe(0)
})

it('takes anything', () => {
  withHostileValues(3, (a: never, b: never, c: never) => visitTakes(a, b, c))
  withHostileValues(3, (a: never, b: never, c: never) => scheduleTakes(a, b, c))
})
