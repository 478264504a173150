import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kit/dates/dates.js'
import { withHostileValues } from '../../testing/hostile.js'
import { offerTerms } from '../../testing/offerBuilders.js'
import { dailyError, hourlyError, hoursADay, hoursAWeek, rateApart, startError, termErrors } from './terms.js'

const today = '2026-11-22'
const wrongWith = (given: object, rules = { today }) =>
  Object.keys(termErrors({ ...offerTerms(), ...given } as never, rules))

describe('the terms of an offer', () => {
  it.each([
    [{}, []],
    [{ start_date: today }, []],
    [{ start_date: '2026-11-21' }, ['start_date']],
    [{ start_date: addDays(today, 366) }, []],
    [{ start_date: addDays(today, 367) }, ['start_date']],
    [{ start_date: '2026-02-30' }, ['start_date']],
    [{ end_date: '2026-12-01' }, []],
    [{ end_date: '2026-11-30' }, ['end_date']],
    [{ schedule: [] }, ['schedule']],
    [{ schedule_type: 1, hours_week: 10, num_days: 3 }, []],
    [{ schedule_type: 1, hours_week: 0.5, num_days: 8 }, ['hours_week', 'num_days']],
    [{ schedule_type: 1, hours_week: 169, num_days: 7 }, ['hours_week']],
    [{ hourly_rate: null }, ['hourly_rate']],
    [{ hourly_rate: 499 }, ['hourly_rate']],
    [{ hourly_rate: 500 }, []],
    [{ hourly_rate: 10_000 }, []],
    [{ hourly_rate: 10_001 }, ['hourly_rate']],
    [{ hourly_rate: null, daily_rate: 1999 }, ['daily_rate']],
    [{ hourly_rate: null, daily_rate: 2000 }, []],
    [{ hourly_rate: null, daily_rate: 240_001 }, ['daily_rate']],
    [{ daily_rate: 20_000 }, ['daily_rate']],
  ] as const)('with %j are wrong in %j', (given, fields) => expect(wrongWith(given)).toEqual(fields))
  it('ask for no rate where a partner pays', () =>
    expect(wrongWith({ hourly_rate: null }, { today, paidByPartner: true } as never)).toEqual([]))
})

describe('the hours of a schedule', () => {
  it.each([
    [[['09:00', '13:00']], 4, 4],
    [[['22:00', '06:00']], 8, 8],
    [[['08:00', '08:00']], 24, 24],
    [
      [
        ['09:00', '13:00'],
        ['09:00', '11:20'],
      ],
      6.3,
      19 / 6,
    ],
  ] as const)('%j are %d a week', (hours, aWeek, aDay) => {
    const schedule = hours.map(([start_time, end_time], day_of_week) => ({
      day_of_week,
      start_time,
      end_time,
    }))
    expect(hoursAWeek({ schedule_type: 2, schedule })).toBe(aWeek)
    expect(hoursADay({ schedule_type: 2, schedule })).toBeCloseTo(aDay)
  })
  it('that is flexible are what was said, and unknown until then', () => {
    expect(hoursAWeek({ schedule_type: 1, hours_week: 12 })).toBe(12)
    expect(hoursADay({ schedule_type: 1, hours_week: 12, num_days: 3 })).toBe(4)
    expect(hoursADay({ schedule_type: 1, hours_week: 12, num_days: null })).toBeNull()
    expect(hoursADay({ schedule_type: 2, schedule: [] })).toBeNull()
  })
})

describe('a rate beside what its caregiver asks for', () => {
  it.each([
    [2000, 2500, null],
    [1999, 2500, { below: true, percent: 20 }],
    [3000, 2500, null],
    [3750, 2500, { below: false, percent: 50 }],
    [null, 2500, null],
    [2500, 0, null],
  ] as const)('of %j where they ask for %d is %j', (cents, asked, apart) =>
    expect(rateApart(cents, asked)).toEqual(apart),
  )
  it('is never said to be on both sides, and never within a fifth', () => {
    const cents = fc.integer({ min: 500, max: 10_000 })
    fc.assert(
      fc.property(cents, cents, (offered, asked) => {
        const apart = rateApart(offered, asked)
        const isFar = Math.abs(offered - asked) * 5 > asked
        expect(apart !== null).toBe(isFar)
        if (apart) expect(apart.below).toBe(offered < asked)
      }),
    )
  })
})

it('never throw', () => {
  withHostileValues(2, (a: never, b: never) => [
    termErrors(a, { today: b }),
    termErrors({ schedule: a, schedule_type: 2, hours_week: b } as never, { today }),
    startError(a, today),
    hourlyError(a),
    dailyError(a),
    hoursADay(a),
    hoursAWeek(a),
    hoursAWeek({ schedule_type: 2, schedule: [a, b] }),
    rateApart(a, b),
  ])
})
