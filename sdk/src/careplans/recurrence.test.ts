import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { addDays, daysInMonth, fromEpochDay, toEpochDay, weekdayOf } from '../kit/dates/dates.js'
import { compileSchedule, maxDatesWorkedOut, occurrences, type ScheduleEntry } from './recurrence.js'

const daily = (start_date: string, rest: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  schedule_type: 'daily',
  interval: 1,
  day_of_week: null,
  day_of_month: null,
  start_date,
  end_date: null,
  ...rest,
})
const weekly = (start_date: string, rest: Partial<ScheduleEntry> = {}) =>
  daily(start_date, { schedule_type: 'weekly', ...rest })
const monthly = (start_date: string, rest: Partial<ScheduleEntry> = {}) =>
  daily(start_date, { schedule_type: 'monthly', ...rest })

const year2026 = { from: '2026-01-01', to: '2026-12-31' }

describe('the dates of a schedule', () => {
  test.each<[string, ScheduleEntry[], { from: string; to: string }, string[]]>([
    [
      'both ends of the window are included',
      [daily('2026-01-01')],
      { from: '2026-11-20', to: '2026-11-22' },
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    [
      'every third day counts from the start, across a month end',
      [daily('2026-01-01', { interval: 3 })],
      { from: '2026-01-26', to: '2026-02-05' },
      ['2026-01-28', '2026-01-31', '2026-02-03'],
    ],
    [
      'nothing before the start, and the end date is included',
      [daily('2026-03-02', { end_date: '2026-03-03' })],
      year2026,
      ['2026-03-02', '2026-03-03'],
    ],
    [
      'the start date occurs only if the rule hits it',
      [weekly('2026-11-19', { day_of_week: 1, end_date: '2026-12-01' })],
      year2026,
      ['2026-11-23', '2026-11-30'],
    ],
    [
      'a week begins on Sunday: Sunday after a Saturday start is the next calendar week',
      [weekly('2026-11-21', { day_of_week: 0, interval: 2, end_date: '2026-12-31' })],
      year2026,
      ['2026-11-29', '2026-12-13', '2026-12-27'],
    ],
    [
      'every other week of Saturday from a Sunday start falls in the start week',
      [weekly('2026-11-15', { day_of_week: 6, interval: 2, end_date: '2026-12-31' })],
      year2026,
      ['2026-11-21', '2026-12-05', '2026-12-19'],
    ],
    [
      'an entry without a week day takes the start date’s',
      [weekly('2026-11-18', { end_date: '2026-12-02' })],
      year2026,
      ['2026-11-18', '2026-11-25', '2026-12-02'],
    ],
    [
      'several week days are several entries, merged',
      [weekly('2026-11-16', { day_of_week: 5 }), weekly('2026-11-16', { day_of_week: 1 })],
      { from: '2026-11-16', to: '2026-11-29' },
      ['2026-11-16', '2026-11-20', '2026-11-23', '2026-11-27'],
    ],
    [
      'a date that two entries hit is there once',
      [daily('2026-11-20', { end_date: '2026-11-22' }), weekly('2026-11-21', { end_date: '2026-11-21' })],
      year2026,
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    [
      'day 31 falls on the last day of a shorter month',
      [monthly('2026-01-31')],
      { from: '2026-01-01', to: '2026-06-30' },
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ],
    [
      'days 29, 30 and 31 fall on one February day, once',
      [29, 30, 31].map((day_of_month) => monthly('2026-01-01', { day_of_month })),
      { from: '2026-02-01', to: '2026-03-31' },
      ['2026-02-28', '2026-03-29', '2026-03-30', '2026-03-31'],
    ],
    [
      'in a leap year February has a 29th',
      [monthly('2024-01-01', { day_of_month: 29 })],
      { from: '2024-02-01', to: '2024-02-29' },
      ['2024-02-29'],
    ],
    [
      'months are counted from the start’s, also when its own day is over',
      [monthly('2026-01-20', { day_of_month: 5, interval: 2 })],
      { from: '2026-01-01', to: '2026-07-31' },
      ['2026-03-05', '2026-05-05', '2026-07-05'],
    ],
    [
      'every year is every twelve months, and 29 February falls on the 28th',
      [monthly('2024-02-29', { interval: 12 })],
      { from: '2024-01-01', to: '2028-12-31' },
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'a window that ends before it begins is empty',
      [daily('2026-01-01')],
      { from: '2026-02-01', to: '2026-01-31' },
      [],
    ],
    ['an end before the start never occurs', [daily('2026-02-01', { end_date: '2026-01-31' })], year2026, []],
    ['no entries, no dates', [], year2026, []],
    [
      'day_of_week says nothing to a daily entry',
      [daily('2026-01-05', { day_of_week: 3, end_date: '2026-01-06' })],
      year2026,
      ['2026-01-05', '2026-01-06'],
    ],
  ])('%s', (_, entries, window, expected) => {
    expect(occurrences(entries, window)).toEqual(expected)
  })
})

describe('against a day-by-day oracle', () => {
  const start = fc
    .integer({ min: toEpochDay('2019-12-01')!, max: toEpochDay('2024-06-30')! })
    .map(fromEpochDay)
  const entry: fc.Arbitrary<ScheduleEntry> = fc.record({
    schedule_type: fc.constantFrom('daily', 'weekly', 'monthly'),
    interval: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(12, 400)),
    day_of_week: fc.option(fc.integer({ min: 0, max: 6 })),
    day_of_month: fc.option(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 }))),
    start_date: start,
    end_date: fc
      .option(fc.integer({ min: 0, max: 2000 }))
      .chain((days) => start.map((date) => (days === null ? null : addDays(date, days)))),
  })
  const window = fc.tuple(start, fc.nat(150)).map(([from, days]) => ({ from, to: addDays(from, days) }))

  test('a window holds exactly the days that the rules hit', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), window, (entries, { from, to }) => {
        const expected = daysFrom(from, to).filter((date) => entries.some((each) => oracleHits(each, date)))
        expect(occurrences(entries, { from, to })).toEqual(expected)
        const schedule = compileSchedule(entries)
        expect(daysFrom(from, to).filter((date) => schedule.on(date))).toEqual(expected)
      }),
      { numRuns: 400 },
    )
  })

  test('the next date is the first one later on', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), start, (entries, after) => {
        const [first] = occurrences(entries, { from: addDays(after, 1), to: '2300-01-01' })
        expect(compileSchedule(entries).next(after)).toBe(first ?? null)
      }),
      { numRuns: 150 },
    )
  })

  test('a window split in two gives the same dates', () => {
    fc.assert(
      fc.property(entry, window, fc.nat(150), (each, { from, to }, split) => {
        const middle = addDays(from, split)
        const parts = [
          ...occurrences([each], { from, to: middle < to ? middle : to }),
          ...(middle < to ? occurrences([each], { from: addDays(middle, 1), to }) : []),
        ]
        expect(parts).toEqual(occurrences([each], { from, to }))
      }),
    )
  })
})

describe('bad input', () => {
  const entry = weekly('2026-01-05', { day_of_week: 1 })

  test.each<[string, unknown]>([
    ['interval 0', { interval: 0 }],
    ['a negative interval', { interval: -1 }],
    ['a fraction', { interval: 1.5 }],
    ['NaN', { interval: Number.NaN }],
    ['no interval', { interval: null }],
    ['an interval as text', { interval: '1' }],
    ['week day 7', { day_of_week: 7 }],
    ['week day -1', { day_of_week: -1 }],
    ['half a week day', { day_of_week: 0.5 }],
    ['month day 0', { schedule_type: 'monthly', day_of_month: 0 }],
    ['month day 32', { schedule_type: 'monthly', day_of_month: 32 }],
    ['month day NaN', { schedule_type: 'monthly', day_of_month: Number.NaN }],
    ['an unknown type', { schedule_type: 'yearly' }],
    ['a type from the prototype', { schedule_type: 'constructor' }],
    ['an impossible start', { start_date: '2026-02-30' }],
    ['no start', { start_date: null }],
    ['an unreadable end', { end_date: 'never' }],
  ])('an entry with %s never occurs', (_, wrong) => {
    const schedule = compileSchedule([{ ...entry, ...(wrong as object) }])
    expect(schedule.between('2026-01-01', '2026-12-31')).toEqual([])
    expect(schedule.on('2026-01-05')).toBe(false)
    expect(schedule.next('2026-01-01')).toBeNull()
  })

  test('a bad entry does not spoil the good ones', () => {
    const entries = [null, entry, undefined, 7] as unknown as ScheduleEntry[]
    expect(occurrences(entries, { from: '2026-01-05', to: '2026-01-06' })).toEqual(['2026-01-05'])
  })

  test('a missing end or day is one that is not given', () => {
    const bare = { schedule_type: 'weekly', interval: 1, start_date: '2026-01-05' } as ScheduleEntry
    expect(occurrences([bare], { from: '2026-01-01', to: '2026-01-12' })).toEqual([
      '2026-01-05',
      '2026-01-12',
    ])
  })

  test.each([null, undefined, 'x', 7, {}])('entries %j have no dates', (entries) => {
    expect(occurrences(entries as never, year2026)).toEqual([])
  })

  test.each([null, undefined, {}, { from: 'x', to: '2026-01-01' }, { from: '2026-01-01', to: Number.NaN }])(
    'window %j has no dates',
    (window) => {
      expect(occurrences([entry], window as typeof year2026)).toEqual([])
      expect(compileSchedule([entry]).on('x')).toBe(false)
      expect(compileSchedule([entry]).next('x')).toBeNull()
    },
  )

  test('a Date is refused where a day is wanted: no dates would be believed', () => {
    const date = new Date('2026-01-05') as never
    const schedule = compileSchedule([entry])
    for (const ask of [
      () => occurrences([entry], { from: date, to: date }),
      () => occurrences([entry], { ...year2026, to: date }),
      () => occurrences([{ ...entry, start_date: date }], year2026),
      () => compileSchedule([{ ...entry, end_date: date }]),
      () => schedule.on(date),
      () => schedule.next(date),
    ])
      expect(ask).toThrow(new TypeError('A Date is no day: give YYYY-MM-DD, as dayIn(zone, date) does.'))
  })

  test('huge intervals occur on the start and never again', () => {
    for (const interval of [Number.MAX_SAFE_INTEGER, 1e308]) {
      for (const type of [daily, weekly, monthly]) {
        const schedule = compileSchedule([type('2026-01-05', { interval })])
        expect(schedule.between('0001-01-01', '9999-12-31')).toEqual(['2026-01-05'])
        expect(schedule.next('2026-01-05')).toBeNull()
        expect(schedule.on('2026-01-05')).toBe(true)
        expect(schedule.on('2026-01-06')).toBe(false)
      }
    }
  })

  test('the whole calendar is answered, to its first and last day', () => {
    const whole = compileSchedule([monthly('0001-01-31')]).between('0001-01-01', '9999-12-31')
    expect(whole).toHaveLength(9999 * 12)
    expect(whole[0]).toBe('0001-01-31')
    expect(whole.at(-1)).toBe('9999-12-31')
    expect(compileSchedule([monthly('9999-11-30')]).next('9999-12-31')).toBeNull()
    expect(compileSchedule([daily('0001-01-01')]).next('9999-12-31')).toBeNull()
    expect(compileSchedule([monthly('9999-01-30')]).next('9999-11-30')).toBe('9999-12-30')
  })

  test('one question works out no more than the documented most; entries beyond it are left out', () => {
    const whole = { from: '0001-01-01', to: '9999-12-31' }
    const everyOther = daily('0001-01-01', { interval: 2 })
    const theOthers = daily('0001-01-02', { interval: 2 })
    const half = occurrences([everyOther], whole).length
    expect(occurrences([everyOther, everyOther, theOthers], whole)).toHaveLength(
      half + (maxDatesWorkedOut - 2 * half),
    )
    expect(occurrences([monthly('0001-01-01')], whole)).toHaveLength(9999 * 12)
  })

  test('nothing at all makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (entries, from, to) => {
        const schedule = compileSchedule(entries as ScheduleEntry[])
        schedule.between(from as string, to as string)
        schedule.on(from as string)
        schedule.next(to as string)
      }),
    )
  })
})

/** The rules as decided, asked of one day: slow, and written without the arithmetic under test. */
function oracleHits(entry: ScheduleEntry, date: string): boolean {
  if (date < entry.start_date || (entry.end_date !== null && date > entry.end_date)) return false
  const [year, month, day] = numbers(date)
  const [startYear, startMonth, startDay] = numbers(entry.start_date)
  if (entry.schedule_type === 'daily') return daysApart(entry.start_date, date) % entry.interval === 0
  if (entry.schedule_type === 'weekly') {
    if (weekdayOf(date) !== (entry.day_of_week ?? weekdayOf(entry.start_date))) return false
    const weeks = daysApart(sundayOf(entry.start_date), sundayOf(date)) / 7
    return weeks % entry.interval === 0
  }
  const months = (year - startYear) * 12 + month - startMonth
  const wanted = Math.min(entry.day_of_month ?? startDay, daysInMonth(year, month))
  return months % entry.interval === 0 && day === wanted
}

function numbers(date: string): [number, number, number] {
  const [year, month, day] = date.split('-').map(Number)
  return [year!, month!, day!]
}

function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

function sundayOf(date: string): string {
  let sunday = date
  while (new Date(sunday).getUTCDay() !== 0) sunday = addDays(sunday, -1)
  return sunday
}

function daysFrom(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}
