import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { hourBits } from '../vocabulary/caregivers/freeWeek.js'
import type { AvailabilityHours } from './availability.js'
import { freeWeek } from './freeWeek.js'

/** A Saturday: the week looked at goes from Sunday the 22nd to Saturday the 28th. */
const today = '2026-11-21'
const zone = 'America/Los_Angeles'
const weekly = (
  start_date: string,
  start_time: string,
  end_time: string,
  end_date: string | null = null,
) => ({
  ...{ start_date, end_date, start_time, end_time, repeats_weekly: true },
})
const once = (start_date: string, start_time: string, end_time: string, end_date: string | null = null) => ({
  ...weekly(start_date, start_time, end_time, end_date),
  repeats_weekly: false,
})
const nothing = [0, 0, 0, 0, 0, 0, 0]
const on = (days: Readonly<Record<number, number>>) => nothing.map((_, day) => days[day] ?? 0)

describe('the hours in which somebody is free', () => {
  it.each<[string, AvailabilityHours[], number[] | null]>([
    ['none are known without any times', [], null],
    ['or with such as are over', [once('2026-11-20', '08:00', '12:00')], null],
    ['of each week', [weekly('2026-11-03', '13:00', '17:00')], on({ 2: hourBits(13, 17) })],
    [
      'of one day, and of each day of several',
      [once('2026-11-23', '08:00', '10:00', '2026-11-24')],
      on({ 1: hourBits(8, 10), 2: hourBits(8, 10) }),
    ],
    ['not before the first day', [weekly('2026-12-01', '13:00', '17:00')], nothing],
    ['nor after the last', [weekly('2026-11-03', '13:00', '17:00', '2026-11-23')], nothing],
    [
      'only those that are covered as a whole',
      [weekly('2026-11-03', '12:30', '16:45')],
      on({ 2: hourBits(13, 16) }),
    ],
    [
      'over midnight, also from today',
      [weekly('2026-11-21', '22:00', '06:00')],
      on({ 6: hourBits(22, 24), 0: hourBits(0, 6) }),
    ],
    [
      'of several times together',
      [weekly('2026-11-03', '08:00', '12:00'), weekly('2026-11-03', '12:00', '14:00')],
      on({ 2: hourBits(8, 14) }),
    ],
  ])('%s', (_, times, week) => expect(freeWeek(times, [], today, zone)).toEqual(week))

  it('are less those that touch a time at which they are expected somewhere', () => {
    const busy = [
      { start: '2026-11-24T21:30:00Z', end: '2026-11-24T23:10:00Z' },
      { start: '2026-12-01T16:00:00Z', end: '2026-12-01T20:00:00Z' },
    ]
    expect(freeWeek([weekly('2026-11-03', '12:00', '18:00')], busy, today, zone)).toEqual(
      on({ 2: hourBits(12, 13) | hourBits(16, 18) }),
    )
  })

  it('are told of a caregiver who is busy all day as of one who is not there', () => {
    const busy = [{ start: '2026-11-23T08:00:00Z', end: '2026-11-26T08:00:00Z' }]
    expect(freeWeek([weekly('2026-11-03', '12:00', '18:00')], busy, today, zone)).toEqual(nothing)
  })
})

it('never throws', () => {
  withHostileValues(4, (a: never, b: never, c: never, d: never) => freeWeek(a, b, c, d))
})
