import { expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { aNursingTimesheet } from '../testing/index.js'
import { formOf, hoursOf, knownHours, spanOf, type NursingSheetShift } from './nursingForm.js'

const zone = 'America/Los_Angeles'
const shift: NursingSheetShift = {
  ...{ id: 31, start: '2026-11-20T15:00:00.000Z', end: '2026-11-20T23:00:00.000Z' },
  ...{ clock_in_at: null, clock_out_at: null, facility: { time_zone: zone } },
}
const clock = { clock_in_at: '2026-11-20T15:04:20.000Z', clock_out_at: null }

it.each([
  ['planned, where nothing else is known', null, shift, shift.start, shift.end],
  ["the clock's, as far as it has any", null, clock, clock.clock_in_at, shift.end],
  ['written down before all', { start: 'a', end: 'b' }, clock, 'a', 'b'],
])('hours are %s', (_, kept, times, start, end) => {
  expect(knownHours(kept, times, shift)).toEqual({ start, end })
})

it('a timesheet is shown in the times of the facility, and one that is not begun is empty besides', () => {
  const sheet = aNursingTimesheet({ ...shift, break_minutes: 30, supervisor: 'P. Grant', note: 'Calm.' })
  expect(formOf({ ...sheet, photos: [{ id: 1, photo: '/p' }] }, sheet, zone)).toEqual({
    ...{ start: '07:00', end: '15:00', break_minutes: 30, supervisor: 'P. Grant', note: 'Calm.', photos: 1 },
  })
  expect(formOf(null, shift, zone)).toEqual({
    ...{ start: '07:00', end: '15:00', break_minutes: 0, supervisor: '', note: '', photos: 0 },
  })
})

it.each([
  ['a changed time is the nearest to the shift', '07:10', '15:00', '2026-11-20T15:10:00.000Z', shift.end],
  ['one after midnight is of the next day', '07:00', '00:30', shift.start, '2026-11-21T08:30:00.000Z'],
  ['one that is none is empty', '', '25:00', '', ''],
])('%s', (_, start, end, from, to) => {
  const hours = hoursOf({ start, end, break_minutes: null }, shift, shift)
  expect(hours).toEqual({ start: from, end: to, break_minutes: 0 })
})

it('a time that was not changed stays its minute, in the hour that comes twice too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 * 60 }), (minutes) => {
      // From midnight on in the night in which clocks are set back.
      const known = new Date(Date.UTC(2026, 10, 1, 7) + minutes * 60_000).toISOString()
      const night = { ...shift, start: '2026-11-01T07:00:00.000Z', end: '2026-11-01T15:00:00.000Z' }
      const shown = formOf(null, { start: known, end: night.end }, zone)
      expect(hoursOf(shown, { start: known, end: night.end }, night).start).toBe(known)
    }),
  )
})

it.each([
  ['2026-11-20T15:00:00Z', '2026-11-20T23:00:00Z', 'day'],
  ['2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z', 'none'],
  ['2026-11-21T07:00:00Z', '2026-11-21T15:00:00Z', 'overnight'],
  ['2026-11-20T23:00:00Z', '2026-11-20T15:00:00Z', 'day'],
  ['', '2026-11-20T15:00:00Z', 'day'],
])('from %s to %s: %s', (start, end, span) => {
  expect(spanOf({ start, end }, zone)).toBe(span)
})
