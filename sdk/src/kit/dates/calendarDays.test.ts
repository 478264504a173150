import { describe, expect, it } from 'vitest'
import { addMonths, weeksOfMonth } from './calendarDays.js'

describe('the weeks of a month', () => {
  it.each([
    ['2026-11-21', 5, '2026-11-01', '2026-12-05'],
    ['2026-02-01', 4, '2026-02-01', '2026-02-28'],
    ['2026-08-31', 6, '2026-07-26', '2026-09-05'],
  ])('%s shows %i weeks, from %s to %s', (day, count, first, last) => {
    const weeks = weeksOfMonth(day)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last])
  })
  it('are none for what is no day', () => expect(weeksOfMonth('soon')).toEqual([]))
})

describe('some months on', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-01-31', 1, '2024-02-29'],
  ])('%s and %i is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))
  it('are nowhere for what is no day', () => expect(addMonths('', 1)).toBe(''))
})
