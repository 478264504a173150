import fc from '../../testing/properties.js'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  civil,
  dayIn,
  daysBetween,
  daysInMonth,
  daysOfWeek,
  epochDay,
  epochWeekday,
  firstEpochDay,
  formatDocumentDate,
  formatFormDate,
  fromEpochDay,
  isApiDate,
  isExpired,
  lastEpochDay,
  monthOf,
  parseFormDate,
  startOfWeek,
  toEpochDay,
  weekdayOf,
} from './dates.js'

const epochDays = fc.integer({ min: firstEpochDay, max: lastEpochDay })
const dates = epochDays.map(fromEpochDay)
const hostile = [null, undefined, Number.NaN, 0, {}, [], true, '', '2'.repeat(1_000_000), '١٢/٣١/٢٠٢٦']

describe('form dates', () => {
  test.each([
    ['11/21/2026', '2026-11-21'],
    ['01/01/0001', '0001-01-01'],
    ['12/31/9999', '9999-12-31'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
  ])('%s is %s', (text, date) => {
    expect(parseFormDate(text)).toBe(date)
    expect(formatFormDate(date)).toBe(text)
  })

  test.each([
    '1/2/2026',
    '01/2/2026',
    '13/01/2026',
    '00/10/2026',
    '01/00/2026',
    '01/32/2026',
    '04/31/2026',
    '02/29/2026',
    '02/29/1900',
    '01/01/0000',
    '01-02-2026',
    '01/02-2026',
    '2026-01-02',
    '01/02/26',
    '01/02/2026 ',
    ' 1/02/2026',
    '+1/02/2026',
    '01/02/2a26',
    '01/0a/2026',
    '0a/01/2026',
  ])('%s is refused', (text) => {
    expect(parseFormDate(text)).toBeNull()
  })

  test('every day of the calendar round-trips', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseFormDate(formatFormDate(date))).toBe(date)
      }),
    )
  })

  test('any text is a day that writes back as itself, or null', () => {
    const looksLikeDate = fc
      .tuple(fc.nat(99), fc.nat(99), fc.nat(9999))
      .map(([month, day, year]) => `${pad(month, 2)}/${pad(day, 2)}/${pad(year, 4)}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), looksLikeDate), (text) => {
        const date = parseFormDate(text)
        if (date !== null) expect(formatFormDate(date)).toBe(text)
      }),
    )
  })

  test.each(hostile)('hostile input %#', (value) => {
    expect(parseFormDate(value as string)).toBeNull()
    expect(formatFormDate(value as string)).toBe('')
    expect(formatDocumentDate(value as string)).toBe('')
    expect(isApiDate(value)).toBe(false)
    expect(toEpochDay(value as string)).toBeNull()
    expect(addDays(value as string, 1)).toBe('')
    expect(startOfWeek(value as string)).toBe('')
    expect(daysOfWeek(value as string)).toEqual([])
    expect(weekdayOf(value as string)).toBeNull()
    expect(daysBetween(value as string, '2026-01-01')).toBeNull()
    expect(daysBetween('2026-01-01', value as string)).toBeNull()
    expect(dayIn(value as string, new Date(0))).toBe('')
    expect(isExpired(value as string, new Date(0))).toBe(false)
  })
})

test('documents show M/D/YYYY', () => {
  expect(formatDocumentDate('2026-01-05')).toBe('1/5/2026')
  expect(formatDocumentDate('2026-11-21')).toBe('11/21/2026')
})

describe('epoch days', () => {
  test.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['0001-01-01', firstEpochDay],
    ['9999-12-31', lastEpochDay],
  ])('%s is day %d', (date, day) => {
    expect(toEpochDay(date)).toBe(day)
    expect(fromEpochDay(day)).toBe(date)
  })

  test('agree with the platform on every day', () => {
    fc.assert(
      fc.property(epochDays, (day) => {
        const instant = new Date(day * 86_400_000)
        expect(fromEpochDay(day)).toBe(instant.toISOString().slice(0, 10))
        expect(toEpochDay(fromEpochDay(day))).toBe(day)
        expect(epochWeekday(day)).toBe(instant.getUTCDay())
        const { year, month, dayOfMonth } = civil(day)
        expect(epochDay(year, month, dayOfMonth)).toBe(day)
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate())
      }),
    )
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '0000-01-01',
    '2026/01/01',
    '2026-01/01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
  ])('%s is no day', (date) => {
    expect(toEpochDay(date)).toBeNull()
  })

  test('that are none spoil no day after them', () => {
    expect(monthOf(Number.NaN).first).toBeNaN()
    expect(fromEpochDay(0)).toBe('1970-01-01')
  })

  test('lie in a month that knows its days, whichever was asked for before', () => {
    fc.assert(
      fc.property(epochDays, fc.integer({ min: -40, max: 40 }), (day, apart) => {
        monthOf(Math.min(Math.max(day + apart, firstEpochDay), lastEpochDay))
        const { year, month, dayOfMonth } = civil(day)
        expect(monthOf(day)).toEqual({
          index: year * 12 + month - 1,
          first: day - dayOfMonth + 1,
          last: day - dayOfMonth + daysInMonth(year, month),
          prefix: fromEpochDay(day).slice(0, 8),
        })
      }),
    )
  })

  test.each([1.5, Number.NaN, Infinity, firstEpochDay - 1, lastEpochDay + 1, null])(
    '%s cannot be written',
    (day) => {
      expect(fromEpochDay(day as number)).toBe('')
    },
  )
})

describe('weeks and spans', () => {
  test('begin on Sunday and have seven days in order', () => {
    expect(startOfWeek('2026-11-21')).toBe('2026-11-15')
    expect(startOfWeek('2026-11-22')).toBe('2026-11-22')
    expect(daysOfWeek('2026-03-01')).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
    ])
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('2026-11-22')).toBe(0)
  })

  test('adding days and counting them undo each other', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -400_000, max: 400_000 }), (date, days) => {
        const moved = addDays(date, days)
        if (moved !== '') expect(daysBetween(date, moved)).toBe(days)
      }),
    )
    expect(addDays('9999-12-31', 1)).toBe('')
    expect(addDays('2026-01-01', Number.NaN)).toBe('')
  })
})

describe('the day in a zone', () => {
  test.each([
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-21T08:00:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-07-21T06:59:59Z', '2026-07-20'],
    ['America/Los_Angeles', '2026-07-21T07:00:00Z', '2026-07-21'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['UTC', '0999-12-31T23:59:59Z', '0999-12-31'],
  ])('%s at %s is %s', (zone, instant, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day)
  })

  test.each([
    ['Nowhere/Land', new Date(0)],
    ['UTC', new Date(Number.NaN)],
    ['UTC', new Date('-000044-03-15T12:00:00Z')],
    ['UTC', new Date(8.64e15)],
    ['UTC', '2026-01-01'],
    ['UTC', null],
  ])('%s at %s is nothing', (zone, now) => {
    expect(dayIn(zone, now as Date)).toBe('')
  })
})

describe('expiry', () => {
  test.each([
    ['a document that expires today has not expired', '2026-11-20', '2026-11-21T07:59:59Z', false],
    ['it has when Los Angeles passes midnight', '2026-11-20', '2026-11-21T08:00:00Z', true],
    ['yesterday is past', '2026-11-19', '2026-11-20T12:00:00Z', true],
    ['tomorrow is not', '2026-11-22', '2026-11-21T12:00:00Z', false],
    ['an unreadable expiry never passes', 'soon', '2026-11-21T12:00:00Z', false],
    ['an impossible day never passes', '2020-02-30', '2026-11-21T12:00:00Z', false],
  ])('%s', (_, expiry, now, expired) => {
    expect(isExpired(expiry, new Date(now))).toBe(expired)
  })

  test('at an invalid instant nothing has expired', () => {
    expect(isExpired('2000-01-01', new Date(Number.NaN))).toBe(false)
    expect(isExpired('2000-01-01', null as unknown as Date)).toBe(false)
  })
})

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
