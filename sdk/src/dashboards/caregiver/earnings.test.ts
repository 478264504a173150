import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../kit/dates/dates.js'
import { withHostileValues } from '../../testing/hostile.js'
import { earningsByWeek, firstEarningDay, visitEarnings, type WorkedTime } from './earnings.js'

// A Saturday: the week began on Sunday the 15th.
const today = '2026-11-21'
const worked = (day: string, cents = 1000, minutes = 60): WorkedTime => ({ day, minutes, cents })

describe('what visits earn', () => {
  const visit = { connection_id: 1, day: '2026-11-16', minutes: 90, hourly: null, daily: 20_000 }
  const cents = (...visits: object[]) =>
    visitEarnings(visits.map((one) => ({ ...visit, ...one }))).map((earned) => earned.cents)
  it.each<[string, object[], number[]]>([
    ['by the hour', [{ hourly: 3000, daily: null }], [4500]],
    ['by the hour where both were agreed on', [{ hourly: 3000 }, { hourly: 3000 }], [4500, 4500]],
    ['by the day where the hour’s rate is zero', [{ hourly: 0 }], [20_000]],
    ['a day’s rate once a day', [{}, { minutes: 30 }, { day: '2026-11-17' }], [20_000, 0, 20_000]],
    ['a day’s rate of each connection', [{}, { connection_id: 2 }], [20_000, 20_000]],
    ['nothing where nothing was agreed on', [{ daily: null }, { daily: -1 }], [0, 0]],
  ])('is %s', (_, visits, earned) => expect(cents(...visits)).toEqual(earned))
  it('keeps the day and the minutes of each', () =>
    expect(visitEarnings([visit])).toEqual([{ day: '2026-11-16', minutes: 90, cents: 20_000 }]))
  it('never throws', () => withHostileValues(1, (a: never) => visitEarnings(a)))
})

describe('earnings by week', () => {
  it('begin on Sundays, the earliest week first, and the last goes on', () => {
    const weeks = earningsByWeek([], today)
    expect(weeks).toHaveLength(8)
    expect(weeks.slice(-3)).toEqual([
      { start: '2026-11-01', minutes: 0, cents: 0, open: false },
      { start: '2026-11-08', minutes: 0, cents: 0, open: false },
      { start: '2026-11-15', minutes: 0, cents: 0, open: true },
    ])
    expect([weeks[0]?.start, firstEarningDay(today)]).toEqual(['2026-09-27', '2026-09-27'])
  })

  it('put Saturday into the week that ends with it, and Sunday into the next', () => {
    const weeks = earningsByWeek([worked('2026-11-14', 100), worked('2026-11-15', 10)], today)
    expect(weeks.slice(-2).map(({ cents }) => cents)).toEqual([100, 10])
  })

  it('leave out what lies before the first week or after the last, and what cannot be read', () => {
    const odd = [
      worked('2026-09-26'),
      worked('2026-11-22'),
      worked('soon'),
      worked('2026-11-16', Number.NaN),
      worked('2026-11-16', -5),
      worked('2026-11-16', 1000, Number.NaN),
      worked('2026-11-16', 1000, -5),
      null as unknown as WorkedTime,
    ]
    expect(earningsByWeek(odd, today)).toEqual(earningsByWeek([], today))
    expect(earningsByWeek(odd, 'today')).toEqual([])
    withHostileValues(2, (a: never, b: never) => [
      earningsByWeek(a, b),
      earningsByWeek([{ day: a, minutes: b, cents: b }], today),
      firstEarningDay(a),
    ])
  })

  it('lose nothing of what was worked within the weeks', () => {
    const day = fc.integer({ min: -55, max: 0 }).map((days) => addDays(today, days))
    const time = fc.record({
      day,
      minutes: fc.integer({ min: 0, max: 1440 }),
      cents: fc.integer({ min: 0, max: 90_000 }),
    })
    fc.assert(
      fc.property(fc.array(time), (times) => {
        const weeks = earningsByWeek(times, today)
        const sum = (of: 'minutes' | 'cents', all: readonly Record<'minutes' | 'cents', number>[]) =>
          all.reduce((total, one) => total + one[of], 0)
        expect(sum('cents', weeks)).toBe(sum('cents', times))
        expect(sum('minutes', weeks)).toBe(sum('minutes', times))
        expect(weeks.every(({ start }) => weekdayOf(start) === 0)).toBe(true)
      }),
    )
  })
})
