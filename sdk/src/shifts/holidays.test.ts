import { describe, expect, it } from 'vitest'
import { addDays } from '../kit/dates/dates.js'
import { holidayOn, isHoliday } from './holidays.js'

const of = (year: number) =>
  Array.from({ length: 366 }, (_, i) => addDays(`${year}-01-01`, i)).filter(
    (day) => day.startsWith(String(year)) && isHoliday(day),
  )

describe('the holidays of a year', () => {
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
  ])('%d', (year, days) => expect(of(year).map((day) => day.slice(5))).toEqual(days.split(' ')))
})

it.each([
  ['2026-11-26', 'thanksgiving'],
  ['2026-12-25', 'christmas'],
  ['2026-05-25', 'memorial'],
  ['2026-05-18', null],
  ['never', null],
])('%s is %s', (day, holiday) => expect(holidayOn(day)).toBe(holiday))

it('what is no day is no holiday', () => {
  expect([isHoliday(''), isHoliday('2026-13-01'), isHoliday(null as never)]).toEqual([false, false, false])
})
