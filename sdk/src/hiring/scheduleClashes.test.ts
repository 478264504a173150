import { describe, expect, it } from 'vitest'
import { addDays } from '../kit/dates/dates.js'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { scheduleClashes } from './scheduleClashes.js'

const oakland = 'America/Los_Angeles'
const tuesdays = [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }]
const from = '2026-12-01'
const span = (start: string, end: string) => ({ start: `2026-${start}:00.000Z`, end: `2026-${end}:00.000Z` })
const clashes = (busy: { start: string; end: string }[], until: string | null = null) =>
  scheduleClashes(tuesdays, from, until, oakland, busy)

describe('the times of a schedule at which somebody is busy', () => {
  it.each([
    ['all of it', span('12-01T17:00', '12-01T21:00'), span('12-01T17:00', '12-01T21:00')],
    ['more than it', span('12-01T10:00', '12-02T10:00'), span('12-01T17:00', '12-01T21:00')],
    ['its end', span('12-01T20:00', '12-01T22:00'), span('12-01T20:00', '12-01T21:00')],
    ['a part of it', span('12-08T18:00', '12-08T19:00'), span('12-08T18:00', '12-08T19:00')],
    ['what touches it', span('12-01T15:00', '12-01T17:00'), null],
    ['another day', span('12-02T17:00', '12-02T21:00'), null],
    ['the third week', span('12-15T17:00', '12-15T21:00'), null],
    ['what is no time', { start: 'now', end: '' }, null],
  ])('are told of %s', (_, busy, told) =>
    expect(clashes([busy]).map(({ start, end }) => ({ start, end }))).toEqual(told ? [told] : []),
  )
  it('bear the day of the place on which they begin, in order', () =>
    expect(
      scheduleClashes([{ day_of_week: 2, start_time: '20:00', end_time: '06:00' }], from, null, oakland, [
        span('12-09T05:00', '12-09T06:00'),
        span('12-02T05:00', '12-02T06:00'),
      ]).map(({ day }) => day),
    ).toEqual(['2026-12-01', '2026-12-08']))
  it('end with the work', () =>
    expect(clashes([span('12-08T17:00', '12-08T21:00')], '2026-12-07')).toEqual([]))
  it('are none of a schedule that cannot be planned', () =>
    expect(scheduleClashes([], from, null, oakland, [span('12-01T17:00', '12-01T21:00')])).toEqual([]))
})

it('lie in what is busy and in the hours of the schedule, and leave out none that do', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  const zone = fc.constantFrom('America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu')
  const first = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days))
  const at = fc.integer({ min: 0, max: 16 * 24 })
  fc.assert(
    fc.property(
      hour,
      hour,
      first,
      zone,
      at,
      fc.integer({ min: 1, max: 40 }),
      (start, end, day, tz, begins, long) => {
        const two = (one: number) => `${String(one).padStart(2, '0')}:00`
        const week = [1, 4].map((day_of_week) => ({
          day_of_week,
          start_time: two(start),
          end_time: two(end),
        }))
        const base = Date.parse(`${day}T00:00:00Z`) + begins * 3_600_000
        const busy = [
          { start: new Date(base).toISOString(), end: new Date(base + long * 3_600_000).toISOString() },
        ]
        const always = [{ start: '2000-01-01T00:00:00Z', end: '2100-01-01T00:00:00Z' }]
        const visits = scheduleClashes(week, day, null, tz, always)
        const met = scheduleClashes(week, day, null, tz, busy)
        for (const clash of met) {
          expect(clash.start >= busy[0]!.start && clash.end <= busy[0]!.end && clash.start < clash.end).toBe(
            true,
          )
          expect(visits.some((visit) => visit.start <= clash.start && visit.end >= clash.end)).toBe(true)
        }
        const meeting = visits.filter((visit) => visit.start < busy[0]!.end && visit.end > busy[0]!.start)
        expect(met).toHaveLength(meeting.length)
      },
    ),
  )
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => {
    scheduleClashes(a, b, c, 'America/Los_Angeles', [])
    scheduleClashes(tuesdays, from, null, a, b)
    scheduleClashes(tuesdays, from, null, oakland, a)
  })
})
