import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { fromEpochDay } from '../kit/dates/dates.js'
import { repeatOptions, type RepeatOption } from '../vocabulary/careplans/catalogue.js'
import { occurrences, type ScheduleEntry } from './recurrence.js'
import {
  hasLastDayMark,
  monthDayLabel,
  repeatCodes,
  repeatOf,
  repeatOption,
  scheduleEntries,
  type Repeat,
} from './repeat.js'

const start_date = '2026-11-18' // a Wednesday
const end_date = '2027-02-01'
const entry = (rest: Partial<ScheduleEntry>): ScheduleEntry => ({
  schedule_type: 'daily',
  interval: 1,
  day_of_week: null,
  day_of_month: null,
  start_date,
  end_date,
  ...rest,
})

const choices: [string, Repeat, ScheduleEntry[]][] = [
  ['never', { option: 0, start_date, end_date: null }, [entry({ end_date: start_date })]],
  ['every day', { option: 1, start_date, end_date }, [entry({})]],
  ['every week', { option: 2, start_date, end_date }, [entry({ schedule_type: 'weekly', day_of_week: 3 })]],
  [
    'every two weeks',
    { option: 3, start_date, end_date },
    [entry({ schedule_type: 'weekly', interval: 2, day_of_week: 3 })],
  ],
  [
    'every month',
    { option: 4, start_date, end_date },
    [entry({ schedule_type: 'monthly', day_of_month: 18 })],
  ],
  [
    'every year: interval 12',
    { option: 5, start_date, end_date },
    [entry({ schedule_type: 'monthly', interval: 12, day_of_month: 18 })],
  ],
  [
    'every third day',
    { option: 6, start_date, end_date, custom: { unit: 'day', every: 3 } },
    [entry({ interval: 3 })],
  ],
  [
    'Monday and Friday of every other week',
    { option: 6, start_date, end_date, custom: { unit: 'week', every: 2, days: [1, 5] } },
    [
      entry({ schedule_type: 'weekly', interval: 2, day_of_week: 1 }),
      entry({ schedule_type: 'weekly', interval: 2, day_of_week: 5 }),
    ],
  ],
  [
    'the 1st and the 31st',
    { option: 6, start_date, end_date, custom: { unit: 'month', every: 1, days: [1, 31] } },
    [
      entry({ schedule_type: 'monthly', day_of_month: 1 }),
      entry({ schedule_type: 'monthly', day_of_month: 31 }),
    ],
  ],
]

describe('a choice and its schedule entries', () => {
  test.each(choices)('%s', (_, repeat, entries) => {
    expect(scheduleEntries(repeat)).toEqual(entries)
    expect(repeatOption(entries)).toBe(repeat.option)
    expect(repeatOf(entries)).toEqual(repeat)
  })

  test('the codes are the catalogue’s', () => {
    expect(Object.values(repeatCodes)).toEqual([...repeatOptions.ids])
  })

  test('a task that never repeats occurs once, on its day', () => {
    const entries = scheduleEntries({ option: 0, start_date, end_date })
    expect(occurrences(entries, { from: '2020-01-01', to: '2040-01-01' })).toEqual([start_date])
  })

  test('every simple choice occurs on its start date', () => {
    for (const option of [0, 1, 2, 3, 4, 5] as const) {
      const dates = occurrences(scheduleEntries({ option, start_date, end_date: null }), {
        from: '2026-01-01',
        to: '2030-01-01',
      })
      expect(dates[0]).toBe(start_date)
    }
  })

  test('days are written once and in order', () => {
    const custom = { unit: 'week', every: 1, days: [5, 1, 5] } as const
    const days = scheduleEntries({ option: 6, start_date, end_date, custom }).map((each) => each.day_of_week)
    expect(days).toEqual([1, 5])
  })
})

describe('entries from elsewhere', () => {
  test.each<[string, ScheduleEntry[], RepeatOption]>([
    ['none', [], 0],
    ['a day left out is the start’s', [entry({ schedule_type: 'weekly' })], 2],
    ['also of a month', [entry({ schedule_type: 'monthly' })], 4],
    ['another week day is custom', [entry({ schedule_type: 'weekly', day_of_week: 4 })], 6],
    ['another month day is custom', [entry({ schedule_type: 'monthly', day_of_month: 19 })], 6],
    ['every third week is custom', [entry({ schedule_type: 'weekly', interval: 3, day_of_week: 3 })], 6],
    ['every twelfth week is custom', [entry({ schedule_type: 'weekly', interval: 12, day_of_week: 3 })], 6],
    ['every second month is custom', [entry({ schedule_type: 'monthly', interval: 2, day_of_month: 18 })], 6],
    ['every second day is custom', [entry({ interval: 2 })], 6],
    ['also where it ends before it comes again', [entry({ interval: 2, end_date: start_date })], 6],
    ['two entries are custom', [entry({}), entry({ interval: 2 })], 6],
  ])('%s', (_, entries, option) => {
    expect(repeatOption(entries)).toBe(option)
  })

  test.each<[string, ScheduleEntry[]]>([
    ['none', []],
    ['of two types', [entry({}), entry({ schedule_type: 'weekly', day_of_week: 3 })]],
    [
      'of two intervals',
      [
        entry({ schedule_type: 'weekly', day_of_week: 1 }),
        entry({ schedule_type: 'weekly', day_of_week: 2, interval: 2 }),
      ],
    ],
    [
      'of two starts',
      [
        entry({ schedule_type: 'weekly', day_of_week: 1 }),
        entry({ schedule_type: 'weekly', day_of_week: 2, start_date: '2026-11-19' }),
      ],
    ],
    [
      'of two ends',
      [
        entry({ schedule_type: 'weekly', day_of_week: 1 }),
        entry({ schedule_type: 'weekly', day_of_week: 2, end_date: null }),
      ],
    ],
  ])('%s: no single choice', (_, entries) => {
    expect(repeatOf(entries)).toBeNull()
  })

  test('a week day that was left out is filled in', () => {
    const entries = [entry({ schedule_type: 'weekly' }), entry({ schedule_type: 'weekly', day_of_week: 1 })]
    expect(repeatOf(entries)).toEqual({
      option: 6,
      start_date,
      end_date,
      custom: { unit: 'week', every: 1, days: [1, 3] },
    })
  })
})

describe('any repetition', () => {
  const dates = fc.integer({ min: 15_000, max: 30_000 }).map(fromEpochDay)
  const days = (min: number, max: number) =>
    fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 6 })
  const every = fc.integer({ min: 1, max: 30 })
  const custom = fc.oneof(
    fc.record({ unit: fc.constant('day' as const), every }),
    fc.record({ unit: fc.constant('week' as const), every, days: days(0, 6) }),
    fc.record({ unit: fc.constant('month' as const), every, days: days(1, 31) }),
  )
  const repeat: fc.Arbitrary<Repeat> = fc.oneof(
    fc.record({
      option: fc.constantFrom<Exclude<RepeatOption, 6>[]>(0, 1, 2, 3, 4, 5),
      start_date: dates,
      end_date: fc.option(dates),
    }),
    fc.record({ option: fc.constant(6 as const), start_date: dates, end_date: fc.option(dates), custom }),
  )

  test('written as entries, read and written again, is the same entries', () => {
    fc.assert(
      fc.property(repeat, (choice) => {
        const entries = scheduleEntries(choice)
        const read = repeatOf(entries)
        expect(read).not.toBeNull()
        expect(scheduleEntries(read!)).toEqual(entries)
      }),
    )
  })

  test('hostile input gives no entries and no choice, and never throws', () => {
    for (const bad of [
      null,
      undefined,
      {},
      { option: 9, start_date },
      { option: 6, start_date },
      { option: 1, start_date: 'x' },
    ]) {
      expect(scheduleEntries(bad as Repeat)).toEqual([])
    }
    const someDays = {
      option: 6,
      start_date,
      end_date,
      custom: { unit: 'week', every: 1, days: [1, null, 'x'] },
    }
    expect(scheduleEntries(someDays as unknown as Repeat)).toHaveLength(1)
    const noDays = { option: 6, start_date, end_date, custom: { unit: 'week', every: 1, days: null } }
    expect(scheduleEntries(noDays as unknown as Repeat)).toEqual([])
    for (const bad of [null, undefined, 'x', {}]) {
      expect(repeatOption(bad as never)).toBe(0)
      expect(repeatOf(bad as never)).toBeNull()
    }
    expect(repeatOption([entry({ schedule_type: 'weekly', start_date: 'x' })])).toBe(6)
    expect(repeatOption([entry({ schedule_type: 'hourly' as 'daily' })])).toBe(6)
  })
})

test('days 29 to 31 carry an asterisk', () => {
  expect([1, 28, 29, 30, 31].map(monthDayLabel)).toEqual(['1', '28', '29*', '30*', '31*'])
  expect([28, 29, 31, 32].map(hasLastDayMark)).toEqual([false, true, true, false])
})
