import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../kit/dates/dates.js'
import { withHostileValues } from '../testing/hostile.js'
import { timecardStatuses } from '../vocabulary/timesheets/catalogue.js'
import {
  awaitsFamily,
  isRefused,
  isSubmitted,
  lastSubmitted,
  lastSubmittedWithin,
  mayChangeTimesheet,
} from './status.js'
import { hoursFromLast, openSuggestions } from './suggestions.js'
import { shiftMinutes, timesheetTotals, wagesOf } from './totals.js'

describe('a timesheet by its status', () => {
  const judged = () =>
    timecardStatuses.ids.map((status) => [
      status,
      isSubmitted({ status }),
      isRefused({ status }),
      mayChangeTimesheet({ status }),
      awaitsFamily({ status }),
    ])
  it('is submitted, refused, open to change, or waits for its family', () =>
    expect(judged()).toEqual([
      [-1, false, false, true, false],
      [0, false, false, false, false],
      [1, true, false, false, true],
      [2, true, false, false, false],
      [3, true, false, false, false],
      [4, true, false, false, false],
      [5, true, true, true, false],
      [6, true, true, true, false],
    ]))
  it('is suggested from when it is the last submitted that did not come back', () => {
    const sheets = [
      { id: 1, status: 4, submitted: '2026-10-01' },
      { id: 2, status: 1, submitted: '2026-11-01' },
      { id: 3, status: 5, submitted: '2026-11-08' },
      { id: 4, status: 6, submitted: '2026-11-09' },
      { id: 5, status: -1, submitted: null },
    ]
    expect(lastSubmitted(sheets)?.id).toBe(2)
    expect(lastSubmitted([...sheets].reverse())?.id).toBe(2)
    expect(lastSubmitted(sheets.slice(2))).toBeNull()
    expect(lastSubmitted([sheets[1], { ...sheets[1], id: 9 }] as typeof sheets)?.id).toBe(2)
    expect(lastSubmitted([{ status: 1 }, { status: 1, submitted: '2026-01-01' }])?.submitted).toBe(
      '2026-01-01',
    )
  })
  it('is asked for with status 1 or higher, one of them, in detail', () => {
    expect(lastSubmittedWithin('2026-11-21')).toEqual({ status__gte: 1, limit: 1, details: true })
    expect(lastSubmittedWithin('2026-11-21', 30)).toEqual({
      status__gte: 1,
      limit: 1,
      details: true,
      submitted__gt: '2026-10-22',
    })
    expect(lastSubmittedWithin('2026-11-21', 0)).toMatchObject({ submitted__gt: '2026-11-21' })
    expect(lastSubmittedWithin('soon', 30)).not.toHaveProperty('submitted__gt')
    expect(lastSubmittedWithin('2026-11-21', -1)).not.toHaveProperty('submitted__gt')
  })
})

describe('hours and pay', () => {
  it.each([
    ['09:00', '17:00', 0, 480],
    ['09:00', '17:00', undefined, 480],
    ['09:00', '17:00', null, 480],
    ['09:00', '17:00', 30, 450],
    ['22:00', '06:00', 0, 480],
    ['08:00', '08:00', 0, 1440],
    ['09:00', '10:00', 60, 0],
    ['09:00', '10:00', 61, null],
    ['09:00', '10:00', -1, null],
    ['09:00', '10:00', 0.5, null],
    ['nine', '10:00', 0, null],
    ['09:00', '', 0, null],
  ])('%s to %s less %j is %j minutes', (start_time, end_time, break_minutes, minutes) =>
    expect(shiftMinutes({ start_time, end_time, break_minutes })).toBe(minutes),
  )

  it.each([
    [60, 1850, 1850],
    [1, 1850, 31],
    [3, 10, 1],
    [2, 10, 0],
    [0, 1850, 0],
    [480, 1850, 14_800],
    [-1, 1850, null],
    [60, -1, null],
    [null, 1850, null],
    [60, null, null],
    [1e300, 1850, null],
  ])('%j minutes at %j cents an hour are %j cents', (minutes, rate, cents) =>
    expect(wagesOf(minutes, rate)).toBe(cents),
  )

  const shift = { start_time: '09:00', end_time: '09:01' }
  it('adds up shifts rounded one by one, and expenses', () => {
    expect(timesheetTotals([shift, shift, shift], () => 1850, [{ amount: 250 }])).toEqual({
      minutes: 3,
      wages: 93,
      expenses: 250,
      total: 343,
      incomplete: false,
    })
  })
  it.each([
    [[{ ...shift, end_time: '' }], 1850, []],
    [[shift], null, []],
    [[shift], 1850, [{ amount: 0.5 }]],
    [[shift], 1850, [{ amount: -1 }]],
  ])('says that something could not be counted: %j', (shifts, rate, expenses) =>
    expect(timesheetTotals(shifts, () => rate, expenses).incomplete).toBe(true),
  )
  it('counts an expense of nothing, and none at all', () => {
    expect(timesheetTotals([], () => 1, [{ amount: 0 }])).toMatchObject({ expenses: 0, incomplete: false })
    expect(timesheetTotals([], () => 1)).toMatchObject({ expenses: 0, incomplete: false })
  })
  it('the total is the sum of the lines', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'))
    const shifts = fc.array(fc.record({ start_time: time, end_time: time }), { maxLength: 14 })
    fc.assert(
      fc.property(shifts, fc.integer({ min: 0, max: 20_000 }), (worked, rate) => {
        const totals = timesheetTotals(worked, () => rate)
        const lines = worked.map((one) => wagesOf(shiftMinutes(one), rate) as number)
        expect(totals.wages).toBe(lines.reduce((sum, cents) => sum + cents, 0))
        expect(totals.total).toBe(totals.wages)
        expect(totals.incomplete).toBe(false)
      }),
    )
  })
})

describe('suggested hours', () => {
  const hours = (date: string, start_time = '09:00', end_time = '17:00') => ({ date, start_time, end_time })
  const sheet = { start_date: '2026-11-15', end_date: '2026-11-21', shifts: [hours('2026-11-16')] }
  it.each([
    ['a new day', hours('2026-11-17'), 1],
    ['the first day', hours('2026-11-15'), 1],
    ['the last day', hours('2026-11-21'), 1],
    ['what is entered', hours('2026-11-16'), 0],
    ['other hours of an entered day', hours('2026-11-16', '18:00', '20:00'), 1],
    ['a day before', hours('2026-11-14'), 0],
    ['a day after', hours('2026-11-22'), 0],
    ['no day', hours('soon'), 0],
    ['no start', hours('2026-11-17', 'x'), 0],
    ['no end', hours('2026-11-17', '09:00', 'x'), 0],
  ])('are offered or not: %s', (_, suggestion, count) =>
    expect(openSuggestions([suggestion], sheet)).toHaveLength(count),
  )
  it('are offered once', () =>
    expect(openSuggestions([hours('2026-11-17'), hours('2026-11-17')], sheet)).toEqual([hours('2026-11-17')]))

  it('come from the last timesheet, whole weeks later', () => {
    const last = { start_date: '2026-11-01', shifts: [hours('2026-11-02'), hours('2026-11-07'), hours('x')] }
    expect(hoursFromLast(last, '2026-11-15')).toEqual([hours('2026-11-16'), hours('2026-11-21')])
    expect(hoursFromLast(last, '2026-11-17')).toEqual([hours('2026-11-21')])
    expect(hoursFromLast(last, '2026-11-16')).toEqual([hours('2026-11-16'), hours('2026-11-21')])
    expect(hoursFromLast({ ...last, shifts: [hours('2026-11-02', 'x')] }, '2026-11-15')).toEqual([])
    expect(hoursFromLast(last, '2026-11-08')).toEqual([hours('2026-11-09'), hours('2026-11-14')])
    expect(hoursFromLast(last, '2026-11-01')).toEqual([])
    expect(hoursFromLast(last, '2026-10-01')).toEqual([])
    expect(hoursFromLast(null, '2026-11-15')).toEqual([])
    expect(hoursFromLast(last, 'x')).toEqual([])
  })
  it('keep the day of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 27 }), (day) => {
        const date = `2026-11-${String(day).padStart(2, '0')}`
        const [later] = hoursFromLast({ start_date: date, shifts: [hours(date)] }, '2026-12-01')
        if (later) expect(weekdayOf(later.date)).toBe(weekdayOf(date))
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    const some = [isSubmitted(a), isRefused(a), mayChangeTimesheet(a), awaitsFamily(a), lastSubmitted(a)]
    const more = [
      lastSubmittedWithin(a, b),
      shiftMinutes(a),
      wagesOf(a, b),
      openSuggestions(a, b),
      hoursFromLast(a, b),
    ]
    timesheetTotals(a, () => b, b)
    openSuggestions([a], b)
    return [...some, ...more]
  })
})
