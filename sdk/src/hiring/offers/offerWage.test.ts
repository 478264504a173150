import { describe, expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import { withHostileValues } from '../../testing/hostile.js'
import { offerTerms } from '../../testing/offerBuilders.js'
import { offerEstimate, offerMinutes, offerWageErrors, paidDayHours, type OfferWage } from './offerWage.js'

const oakland = { state: 'CA', city: 'Oakland' }
const wage = (given: object) => ({ ...offerTerms(), ...given }) as OfferWage
const shifts = (...hours: [number, string, string][]) =>
  hours.map(([day_of_week, start_time, end_time]) => ({ day_of_week, start_time, end_time }))

describe('the wage of an offer', () => {
  it.each([
    [{ hourly_rate: 1733 }, ['hourly_rate']],
    [{ hourly_rate: 1734 }, []],
    // The law of the day on which the work starts.
    [{ hourly_rate: 1689, start_date: '2025-12-31' }, []],
    [{ hourly_rate: 1689, start_date: '2026-01-01' }, ['hourly_rate']],
    [{ hourly_rate: null, daily_rate: 4 * 1734 - 1 }, ['daily_rate']],
    [{ hourly_rate: null, daily_rate: 4 * 1734 }, []],
    // What is wrong by itself is told by the terms.
    [{ hourly_rate: 499 }, []],
    [{ hourly_rate: 17.5 }, []],
    [{ hourly_rate: null }, []],
    [{ hourly_rate: null, daily_rate: 2000, schedule: [] }, []],
    [{ hourly_rate: 600, start_date: '' }, []],
  ])('with %j is wrong in %j', (given, fields) =>
    expect(Object.keys(offerWageErrors(wage(given), oakland))).toEqual(fields),
  )

  it('is judged by the place', () => {
    expect(offerWageErrors(wage({ hourly_rate: 1690 }), { state: 'CA' })).toEqual({})
    expect(offerWageErrors(wage({ hourly_rate: 725 }), { state: 'TX' })).toEqual({})
  })

  it.each([
    [{ daily_rate: 20_000 }, 4],
    [{ daily_rate: 20_000, schedule: shifts([1, '09:00', '13:15']) }, 5],
    [{ daily_rate: 20_000, schedule: shifts([1, '09:00', '13:00'], [2, '09:00', '21:00']) }, 8],
    [{ daily_rate: 20_000, schedule_type: 1, hours_week: 10, num_days: 3 }, 4],
    [{ daily_rate: 20_000, schedule: [] }, null],
    [{ daily_rate: null }, null],
  ])('by the day with %j is for %j hours', (given, hours) => expect(paidDayHours(wage(given))).toBe(hours))

  it('by the day never pays an hour less than the law asks', () => {
    const cents = fc.integer({ min: 2000, max: 60_000 })
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 96 }),
        fc.integer({ min: 1, max: 7 }),
        (daily_rate, quarters, num_days) => {
          const hours_week = (quarters / 4) * num_days
          const terms = wage({ hourly_rate: null, daily_rate, schedule_type: 1, hours_week, num_days })
          const accepted = Object.keys(offerWageErrors(terms, oakland)).length === 0
          expect(accepted && daily_rate < (quarters / 4) * 1734).toBe(false)
        },
      ),
    )
  })
})

describe('the minutes of a week', () => {
  it.each([
    [{}, [0, 0, 240, 0, 0, 0, 0]],
    // Beyond midnight they are of the day on which they begin.
    [{ schedule: shifts([5, '22:00', '06:00'], [6, '05:00', '09:00']) }, []],
    [{ schedule: shifts([5, '22:00', '06:00'], [6, '09:00', '10:00']) }, [0, 0, 0, 0, 0, 480, 60]],
    [{ schedule: [] }, []],
    [{ schedule_type: 1, hours_week: 10, num_days: 3 }, [200, 200, 200]],
    [{ schedule_type: 1, hours_week: 25, num_days: 1 }, []],
    [{ schedule_type: 1, hours_week: 10, num_days: 0 }, []],
    [{ schedule_type: 1, hours_week: null, num_days: 3 }, []],
  ])('with %j are %j', (given, minutes) => expect(offerMinutes(wage(given))).toEqual(minutes))
})

describe('the estimate of a week', () => {
  it('adds up', () => {
    const estimate = offerEstimate(wage({}), oakland, 0)!
    expect(estimate).toMatchObject({ minutes: 240, wages: 9800, overtime_minutes: 0, gross: 9800 })
    const { gross, social_security, medicare, unemployment, fee, total } = estimate
    expect(total).toBe(gross + social_security + medicare + unemployment + fee)
  })
  it('counts overtime by the days of the schedule', () =>
    expect(
      offerEstimate(wage({ schedule: shifts([1, '08:00', '20:00']) }), oakland, 0)?.overtime_minutes,
    ).toBe(180))
  it.each([[{ hourly_rate: 1000 }], [{ hourly_rate: null }], [{ schedule: [] }], [{ start_date: '' }]])(
    'is none with %j',
    (given) => expect(offerEstimate(wage(given), oakland, 0)).toBeNull(),
  )
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    paidDayHours(a),
    offerWageErrors(a, b),
    offerMinutes(a),
    offerEstimate(a, b, 0),
  ])
})
