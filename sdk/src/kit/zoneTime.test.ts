import { describe, expect, it } from 'vitest'
import { instantIn, nearestInstant, timeIn } from './zoneTime.js'

const pacific = 'America/Los_Angeles'

describe('a time of day in a zone', () => {
  it.each([
    [pacific, '2026-11-24T15:00:00Z', '07:00'],
    [pacific, '2026-07-24T15:00:00Z', '08:00'],
    [pacific, '2026-11-24T08:00:00Z', '00:00'],
    ['America/Puerto_Rico', '2026-11-24T15:00:00Z', '11:00'],
    ['Nowhere/Else', '2026-11-24T15:00:00Z', ''],
    [pacific, 'soon', ''],
  ])('in %s at %s is %s', (zone, instant, time) => expect(timeIn(zone, instant)).toBe(time))
})

describe('the instant of a time of day', () => {
  it.each([
    ['2026-11-24', '07:00', '2026-11-24T15:00:00.000Z'],
    ['2026-07-24', '07:00', '2026-07-24T14:00:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
    ['2026-11-01', '12:00', '2026-11-01T20:00:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
    ['2026-03-08', '03:30', '2026-03-08T10:30:00.000Z'],
    ['2026-03-08', '12:00', '2026-03-08T19:00:00.000Z'],
  ])('on %s at %s is %s', (day, time, instant) =>
    expect(instantIn(pacific, day, time)?.toISOString()).toBe(instant),
  )
  it.each([
    ['Nowhere/Else', '2026-11-24', '07:00'],
    [pacific, '2026-02-30x', '07:00'],
    [pacific, '2026-11-24', '7:00'],
    [pacific, '2026-11-24', '25:00'],
    [pacific, '', ''],
  ])('is nothing in %s on %s at %s', (zone, day, time) => expect(instantIn(zone, day, time)).toBeNull())
})

it('that lies nearest may be of the day before or after', () => {
  const midnight = new Date('2026-11-24T08:10:00Z')
  const near = (time: string) => nearestInstant(pacific, time, midnight)?.toISOString()
  expect([near('23:55'), near('00:20'), near('11:00'), near('x')]).toEqual([
    '2026-11-24T07:55:00.000Z',
    '2026-11-24T08:20:00.000Z',
    '2026-11-24T19:00:00.000Z',
    undefined,
  ])
})
