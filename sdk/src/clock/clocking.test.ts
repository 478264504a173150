import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { clockAction, clocksOutAtOnce, judgeClock, judgePlace } from './clocking.js'
import { clockTexts } from './clockTexts.js'

const work = {
  start: '2026-11-21T15:00:00Z',
  end: '2026-11-21T23:00:00Z',
  clock_in_at: null,
  clock_out_at: null,
}
const isIn = { ...work, clock_in_at: '2026-11-21T15:00:00Z' }
const at = (time: string) => new Date(`2026-11-${time}:00Z`)

describe('what the clock offers', () => {
  it.each([
    [work, '21T14:29', null],
    [work, '21T14:30', 'clock_in'],
    [work, '21T22:59', 'clock_in'],
    [work, '21T23:00', null],
    [isIn, '21T15:01', 'clock_out'],
    [isIn, '22T11:00', 'clock_out'],
    [isIn, '22T11:01', null],
    [{ ...isIn, clock_out_at: '2026-11-21T23:00:00Z' }, '21T23:10', null],
    [{ ...work, start: 'soon' }, '21T15:00', null],
    [{ ...work, end: 'late' }, '21T15:00', null],
    [{ ...work, clock_out_at: '2026-11-21T23:00:00Z' }, '21T15:00', null],
    // Across midnight, and over the night on which the clocks go back: instants know of neither.
    [{ ...work, start: '2026-11-22T07:00:00Z', end: '2026-11-22T15:00:00Z' }, '22T06:30', 'clock_in'],
    [{ ...work, start: '2026-11-01T06:00:00Z', end: '2026-11-01T15:00:00Z' }, '01T14:59', 'clock_in'],
  ])('%j on %s: %s', (shift, time, action) => expect(clockAction(shift, at(time))).toBe(action))
})

describe('the instant that counts for a press', () => {
  const now = at('21T15:30')
  it.each([
    ['the server’s where clocks agree', '2026-11-21T15:28:30Z', '2026-11-21T15:30:00.000Z', false],
    ['the server’s where the device is ahead', '2026-11-21T19:00:00Z', '2026-11-21T15:30:00.000Z', false],
    [
      'the server’s where it came two minutes late',
      '2026-11-21T15:28:00Z',
      '2026-11-21T15:30:00.000Z',
      false,
    ],
    ['the one told where it came later', '2026-11-21T15:27:59Z', '2026-11-21T15:27:59.000Z', true],
    ['the one told where it came long after', '2026-11-21T15:02:00Z', '2026-11-21T15:02:00.000Z', true],
  ])('is %s', (_, told, instant, reportedLate) =>
    expect(judgeClock(work, 'clock_in', told, now)).toEqual({ at: new Date(instant), reportedLate }),
  )
  it.each([
    [work, 'clock_in', '2026-11-21T14:30:00Z', at('21T14:30')],
    [work, 'clock_in', '2026-11-21T22:59:00Z', at('21T22:59')],
    [work, 'clock_in', '2026-11-21T15:00:00Z', at('22T15:00')],
    [isIn, 'clock_out', '2026-11-21T15:00:00Z', at('21T15:00')],
    [isIn, 'clock_out', '2026-11-22T11:00:00Z', at('22T11:00')],
    [isIn, 'clock_out', '2026-11-21T23:00:00Z', at('22T20:00')],
  ] as const)('is there at the very ends of what is taken: %j, %s at %s', (shift, event, told, present) =>
    expect(judgeClock(shift, event, told, present)).toMatchObject({ at: new Date(told) }),
  )
  it.each([
    [work, 'clock_in', '2026-11-20T15:29:00Z', now, clockTexts.tooLongAgo],
    [work, 'clock_in', '2026-11-21T15:00:00Z', at('22T15:01'), clockTexts.tooLongAgo],
    [work, 'clock_in', '2026-11-21T23:00:00Z', at('21T23:00'), clockTexts.over],
    [{ ...work, end: 'late' }, 'clock_in', '2026-11-21T15:30:00Z', now, clockTexts.noTime],
    [{ ...work, start: 'soon' }, 'clock_in', '2026-11-21T15:30:00Z', now, clockTexts.noTime],
    [work, 'clock_in', 'soon', now, clockTexts.noTime],
    [work, 'clock_in', '2026-11-21T23:30:00Z', at('21T23:30'), clockTexts.over],
    [work, 'clock_out', '2026-11-21T15:30:00Z', now, clockTexts.notIn],
    [isIn, 'clock_out', '2026-11-21T14:50:00Z', now, clockTexts.outBeforeIn],
    [isIn, 'clock_out', '2026-11-22T11:30:00Z', at('22T11:30'), clockTexts.tooLongAgo],
  ] as const)('is none for %j, %s at %s', (shift, event, told, present, error) =>
    expect(judgeClock(shift, event, told, present)).toEqual({ error }),
  )
  it('is none too early, which says from when on', () => {
    expect(judgeClock(work, 'clock_in', '2026-11-21T14:00:00Z', at('21T14:00'))).toMatchObject({
      error: { params: { minutes: 30 } },
    })
  })
})

it('a place is there within half a mile, away beyond it, and unknown without a position', () => {
  expect([0, 0.5, 0.51, 12_000, null, Number.NaN, -1].map((miles) => judgePlace(miles))).toEqual([
    ...['there', 'there', 'away', 'away'],
    ...['unknown', 'unknown', 'unknown'],
  ])
})

it.each([
  // Three kilometres off, by a device that is sure, that is not, and that says nothing usable.
  [1.9, 20, 'away'],
  [1.9, 3000, 'unknown'],
  [1.9, null, 'away'],
  [1.9, Number.NaN, 'away'],
  [1.9, -3000, 'away'],
  [40, 3000, 'away'],
  [0.2, 3000, 'there'],
  [null, 3000, 'unknown'],
] as const)('a position %s miles off that may be wrong by %s meters is %s', (miles, accuracy, place) => {
  expect(judgePlace(miles, accuracy)).toBe(place)
})

it('a clock-out right after the clock-in is asked about, a later one and a clock-in are not', () => {
  const begun = { ...work, clock_in_at: '2026-11-21T15:00:00Z' }
  const asked = ['15:00', '15:04', '15:05', '22:00'].map((time) => clocksOutAtOnce(begun, at(`21T${time}`)))
  expect(asked).toEqual([true, true, false, false])
  expect(clocksOutAtOnce(work, at('21T15:00'))).toBe(false)
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [clockAction(a, b), judgePlace(a, b), clocksOutAtOnce(a, b)])
})
