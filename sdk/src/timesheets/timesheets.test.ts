import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../kit/dates/dates.js'
import { withHostileValues } from '../testing/hostile.js'
import { timecardStatuses } from '../vocabulary/timesheets/catalogue.js'
import { aWageRate } from '../testing/index.js'
import { comesTwice, shiftMinutes } from './lines/span.js'
import {
  awaitsFamily,
  isPaid,
  isRefused,
  isSubmitted,
  lastSubmitted,
  lastSubmittedWithin,
  mayChangeTimesheet,
  mayDiscardTimesheet,
  timesheetAfter,
  timesheetMoves,
  type TimesheetEvent,
} from './status.js'
import { hoursFromLast, openSuggestions } from './suggestions.js'
import { timesheetTotals, wagesOf } from './totals.js'

const pacific = 'America/Los_Angeles'

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
      [6, true, true, false, true],
    ]))
  it('is discarded while it is a draft that was never handed in', () => {
    const found = timecardStatuses.ids.flatMap((status) =>
      [1, 2].filter((revision) => mayDiscardTimesheet({ status, revision })).map((it) => [status, it]),
    )
    expect(found).toEqual([[-1, 1]])
  })
  it('moves by its table alone', () => {
    const after = (status: number) =>
      ['submit', 'compute', 'take_back', 'send_back', 'edit', 'settle', 'decline', 'transfer', 'deposit'].map(
        (event) => timesheetAfter({ status }, event as TimesheetEvent),
      )
    const none = null
    expect(timecardStatuses.ids.map((status) => [status, ...after(status)])).toEqual([
      [-1, 0, none, none, none, none, none, none, none, none],
      [0, none, 1, none, none, none, none, none, none, none],
      [1, none, none, -1, 5, none, 2, 6, none, none],
      [2, none, none, none, none, none, none, none, 3, none],
      [3, none, none, none, none, none, none, none, none, 4],
      [4, none, none, none, none, none, none, none, none, none],
      [5, none, none, none, none, -1, none, none, none, none],
      [6, none, none, none, none, none, 2, none, none, none],
    ])
    expect(timesheetMoves.filter(({ who }) => who === 'caregiver').map(({ event }) => event)).toEqual([
      ...['submit', 'take_back', 'edit'],
    ])
  })
  it('is paid from the family’s payment on', () =>
    expect(timecardStatuses.ids.filter((status) => isPaid({ status }))).toEqual([2, 3, 4]))
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
    ['09:00', '10:00', 60, null],
    ['09:00', '10:00', 61, null],
    ['09:00', '10:00', -1, null],
    ['09:00', '10:00', 0.5, null],
    ['nine', '10:00', 0, null],
    ['09:00', '', 0, null],
  ])('%s to %s less %j is %j minutes', (start_time, end_time, break_minutes, minutes) =>
    expect(shiftMinutes({ date: '2026-11-16', start_time, end_time, break_minutes }, pacific)).toBe(minutes),
  )
  it.each([
    ['2026-10-31', '22:00', '06:00', 540],
    ['2026-03-07', '22:00', '06:00', 420],
    ['2026-10-31', '22:00', '01:30', 210],
    ['2026-11-01', '00:30', '03:00', 210],
    ['2026-03-08', '02:30', '05:00', null],
    ['2026-03-07', '23:00', '02:30', null],
  ])('the night of %s from %s to %s is %j minutes', (date, start_time, end_time, minutes) =>
    expect(shiftMinutes({ date, start_time, end_time }, pacific)).toBe(minutes),
  )
  it('of a time that comes twice the second is meant where that is said', () => {
    const night = { date: '2026-10-31', start_time: '22:00', end_time: '01:30' }
    expect(shiftMinutes({ ...night, later_end: true }, pacific)).toBe(270)
    const morning = { date: '2026-11-01', start_time: '01:30', end_time: '06:00' }
    expect(shiftMinutes(morning, pacific)).toBe(330)
    expect(shiftMinutes({ ...morning, later_start: true }, pacific)).toBe(270)
    expect([comesTwice(night, pacific), comesTwice(morning, pacific)]).toEqual([
      { start: false, end: true },
      { start: true, end: false },
    ])
    expect(shiftMinutes(morning, 'America/Phoenix')).toBe(270)
  })

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

  const line = (minutes: number, id = 1) => ({
    ...{ id, pay_type: 'regular', break_minutes: 0, start: '2026-11-16T17:00:00.000Z' },
    end: new Date(Date.parse('2026-11-16T17:00:00Z') + minutes * 60_000).toISOString(),
  })
  const terms = { zone: pacific, place: { state: 'TX' }, liveIn: false, rates: [aWageRate({ amount: 1850 })] }
  it('adds up lines rounded one by one, and expenses', () => {
    expect(timesheetTotals([line(1, 1), line(1, 2), line(1, 3)], [], terms, [{ amount: 250 }])).toMatchObject(
      {
        ...{ minutes: 3, overtime_minutes: 0, wages: 93, expenses: 250, total: 343 },
      },
    )
  })
  it.each([
    [[line(0)], []],
    [[line(60)], [{ amount: 0.5 }]],
    [[line(60)], [{ amount: -1 }]],
  ])('is unknown where something cannot be counted: %j %j', (lines, expenses) =>
    expect(timesheetTotals(lines, [], terms, expenses)).toBeNull(),
  )
  it('counts an expense of nothing, and none at all', () => {
    expect(timesheetTotals([], [], terms, [{ amount: 0 }])).toMatchObject({ expenses: 0, total: 0 })
    expect(timesheetTotals([], [], terms)).toMatchObject({ expenses: 0, minutes: 0, total: 0 })
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
    ['what begins as the entered ends', hours('2026-11-16', '17:00', '20:00'), 1],
    ['what has a minute in common with what is entered', hours('2026-11-16', '16:59', '20:00'), 0],
    ['a night that reaches into what is entered', hours('2026-11-15', '22:00', '09:01'), 0],
    ['a day before', hours('2026-11-14'), 0],
    ['a day after', hours('2026-11-22'), 0],
    ['no day', hours('soon'), 0],
    ['no start', hours('2026-11-17', 'x'), 0],
    ['no end', hours('2026-11-17', '09:00', 'x'), 0],
  ])('are offered or not: %s', (_, suggestion, count) =>
    expect(openSuggestions([suggestion], sheet)).toHaveLength(count),
  )
  it('are offered once', () =>
    expect(openSuggestions([hours('2026-11-17', '09:03'), hours('2026-11-17')], sheet)).toEqual([
      hours('2026-11-17', '09:03'),
    ]))

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
    const some = [
      isSubmitted(a),
      isRefused(a),
      mayChangeTimesheet(a),
      mayDiscardTimesheet(a),
      awaitsFamily(a),
    ]
    const more = [
      lastSubmitted(a),
      lastSubmittedWithin(a, b),
      timesheetAfter(a, b),
      isPaid(a),
      shiftMinutes(a, b),
      shiftMinutes({ date: a, start_time: b, end_time: a }, pacific),
      comesTwice(a, b),
      wagesOf(a, b),
      openSuggestions(a, b),
      hoursFromLast(a, b),
    ]
    timesheetTotals(a, a, b, b)
    openSuggestions([a], b)
    return [...some, ...more]
  })
})
