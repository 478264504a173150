import { describe, expect, it } from 'vitest'
import { isApiDate } from '../kit/dates/dates.js'
import { withHostileValues } from '../testing/hostile.js'
import { householdDueDates, knowsStateDues, nextBusinessDay } from './dueDates.js'

const of = (year: number, state: string) =>
  householdDueDates(year, state).map(({ id, quarter, by }) => [id, quarter, by])

describe('what a household does, and by when', () => {
  it('of 2026 in California', () =>
    expect(of(2026, 'CA')).toEqual([
      ['estimated', 1, '2026-04-15'],
      ['ca_report', 1, '2026-04-30'],
      ['ca_payment', 1, '2026-04-30'],
      ['estimated', 2, '2026-06-15'],
      ['ca_report', 2, '2026-07-31'],
      ['ca_payment', 2, '2026-07-31'],
      ['estimated', 3, '2026-09-15'],
      // October 31 is a Saturday.
      ['ca_report', 3, '2026-11-02'],
      ['ca_payment', 3, '2026-11-02'],
      ['estimated', 4, '2027-01-15'],
      // January 31 is a Sunday.
      ['statements', null, '2027-02-01'],
      ['ca_report', 4, '2027-02-01'],
      ['ca_payment', 4, '2027-02-01'],
      ['schedule', null, '2027-04-15'],
    ]))
  it('elsewhere is federal alone, and what is not known is said', () => {
    for (const state of ['NY', 'OR', '', 'ca'])
      expect(new Set(of(2026, state).map(([id]) => id))).toEqual(
        new Set(['estimated', 'statements', 'schedule']),
      )
    expect([knowsStateDues('CA'), knowsStateDues('NY'), knowsStateDues('')]).toEqual([true, false, false])
  })
  it('is nothing of a year before the dates that are known', () => {
    for (const year of [2023, 7, Number.NaN, 2026.5, 99_999]) expect(of(year, 'CA')).toEqual([])
  })
  it('is in order, and on business days alone, in every year', () => {
    for (let year = 2024; year < 2060; year++) {
      const days = householdDueDates(year, 'CA').map(({ by }) => by)
      expect(days).toEqual(days.toSorted())
      for (const day of days) expect([isApiDate(day), nextBusinessDay(day)]).toEqual([true, day])
    }
  })
  it('takes anything without throwing', () =>
    void withHostileValues(2, (year: never, state: never) => [
      householdDueDates(year, state),
      nextBusinessDay(year),
      knowsStateDues(state),
    ]))
})

describe('the next business day', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    // Saturday and Sunday.
    ['2026-11-28', '2026-11-30'],
    // Emancipation Day: on a Friday for a Saturday, on a Monday for a Sunday, on itself.
    ['2022-04-15', '2022-04-18'],
    ['2023-04-15', '2023-04-18'],
    ['2028-04-15', '2028-04-18'],
    // Martin Luther King’s day.
    ['2029-01-15', '2029-01-16'],
    ['2028-01-15', '2028-01-18'],
    // Thanksgiving, Memorial Day, Labor Day, Washington’s birthday.
    ['2026-11-26', '2026-11-27'],
    ['2026-05-25', '2026-05-26'],
    ['2026-09-07', '2026-09-08'],
    ['2027-02-15', '2027-02-16'],
    // A new year that begins on a Saturday is kept on the day before.
    ['2027-12-31', '2028-01-03'],
    ['no day', 'no day'],
  ])('of %s is %s', (day, business) => expect(nextBusinessDay(day)).toBe(business))
})
