import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../kit/dates.js'
import { earningsByWeek, firstEarningDay, type WorkedTime } from './earnings.js'

// A Saturday: the week began on Sunday the 15th.
const today = '2026-11-21'
const worked = (day: string, cents = 1000, minutes = 60): WorkedTime => ({ day, minutes, cents })

describe('earnings by week', () => {
  it('begin on Sundays, the earliest week first, and the last goes on', () => {
    const weeks = earningsByWeek([], today, 3)
    expect(weeks).toEqual([
      { start: '2026-11-01', minutes: 0, cents: 0, open: false },
      { start: '2026-11-08', minutes: 0, cents: 0, open: false },
      { start: '2026-11-15', minutes: 0, cents: 0, open: true },
    ])
    expect(firstEarningDay(today, 3)).toBe('2026-11-01')
  })

  it('put Saturday into the week that ends with it, and Sunday into the next', () => {
    const weeks = earningsByWeek([worked('2026-11-14', 100), worked('2026-11-15', 10)], today, 2)
    expect(weeks.map(({ cents }) => cents)).toEqual([100, 10])
  })

  it('leave out what lies before the first week or after the last, and what cannot be read', () => {
    const odd = [
      worked('2026-11-07'),
      worked('2026-11-22'),
      worked('soon'),
      worked('2026-11-16', Number.NaN),
      worked('2026-11-16', -5),
      null as unknown as WorkedTime,
    ]
    expect(earningsByWeek(odd, today, 2).map(({ cents }) => cents)).toEqual([0, 0])
    expect(earningsByWeek(odd, 'today', 2)).toEqual([])
  })

  it('lose nothing of what was worked within the weeks', () => {
    const day = fc.integer({ min: -20, max: 0 }).map((days) => addDays(today, days))
    const time = fc.record({
      day,
      minutes: fc.integer({ min: 0, max: 1440 }),
      cents: fc.integer({ min: 0, max: 90_000 }),
    })
    fc.assert(
      fc.property(fc.array(time), (times) => {
        const weeks = earningsByWeek(times, today, 4)
        const sum = (of: 'minutes' | 'cents', all: readonly Record<'minutes' | 'cents', number>[]) =>
          all.reduce((total, one) => total + one[of], 0)
        expect(sum('cents', weeks)).toBe(sum('cents', times))
        expect(sum('minutes', weeks)).toBe(sum('minutes', times))
        expect(weeks.every(({ start }) => weekdayOf(start) === 0)).toBe(true)
      }),
    )
  })
})
