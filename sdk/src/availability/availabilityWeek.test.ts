import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { availabilityTexts, type AvailabilityHours } from './availability.js'
import {
  availabilityWeekErrors,
  availabilityWeekTexts,
  timesForNextWeek,
  timesOfWeek,
} from './availabilityWeek.js'

// A Saturday.
const today = '2026-11-21'
const week = {
  days: [1, 2, 3, 4, 5],
  start_date: today,
  end_date: null,
  start_time: '09:00',
  end_time: '17:00',
}

describe('the days of a week', () => {
  it('Monday to Friday are five times, each from the first such day', () => {
    expect(timesOfWeek(week).map(({ start_date, repeats_weekly }) => [start_date, repeats_weekly])).toEqual(
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((day) => [day, true]),
    )
    expect(timesOfWeek({ ...week, days: [6, 0] }).map(({ start_date }) => start_date)).toEqual([
      '2026-11-21',
      '2026-11-22',
    ])
  })
  it('a day that does not come until the last one is left out', () => {
    expect(timesOfWeek({ ...week, end_date: '2026-11-24' }).map(({ start_date }) => start_date)).toEqual([
      '2026-11-23',
      '2026-11-24',
    ])
  })
  it.each([
    [{}, {}],
    [{ days: [] }, { days: availabilityWeekTexts.daysRequired }],
    [{ days: [7] }, { days: availabilityWeekTexts.daysRequired }],
    [{ start_date: '' }, { start_date: availabilityTexts.dateRequired }],
    [{ end_date: '2026-11-01' }, { end_date: availabilityTexts.endBeforeStart }],
    [{ start_time: '9' }, { start_time: availabilityTexts.timeRequired }],
  ])('%j: %j', (change, errors) =>
    expect(availabilityWeekErrors({ ...week, ...change }, '2026-10-01')).toEqual(errors),
  )
})

describe('a week is copied to the next', () => {
  const one = (start_date: string, end_date: string | null = null): AvailabilityHours => ({
    ...{ start_date, end_date, start_time: '09:00', end_time: '17:00', repeats_weekly: false },
  })
  const days = (times: readonly AvailabilityHours[], day = '2026-11-25') =>
    timesForNextWeek(times, day).map(({ start_date }) => start_date)
  it('a day, and each day of a span that lies in it', () => {
    expect(days([one('2026-11-22')])).toEqual(['2026-11-29'])
    expect(days([one('2026-11-27', '2026-12-02')])).toEqual(['2026-12-04', '2026-12-05'])
    expect(days([one('2026-11-30')])).toEqual([])
  })
  it('but for what is there already, or repeats', () => {
    expect(days([one('2026-11-22'), one('2026-11-29')])).toEqual([])
    expect(days([one('2026-11-22'), one('2026-11-22')])).toEqual(['2026-11-29'])
    expect(days([{ ...one('2026-11-22'), repeats_weekly: true }])).toEqual([])
  })
  it('once more copies nothing', () => {
    const times = [one('2026-11-22'), one('2026-11-24', '2026-11-26')]
    expect(days([...times, ...timesForNextWeek(times, '2026-11-25')])).toEqual([])
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [availabilityWeekErrors(a, b), timesForNextWeek(a, b)])
})
