import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { dayIn } from './dates.js'
import { instantIn, instantsIn, nearestInstant, spanIn, timeIn } from './zoneTime.js'

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
    ['0001-01-01', '00:00', '0001-01-01T07:53:00.000Z'],
    ['9999-12-31', '23:59', '+010000-01-01T07:59:00.000Z'],
  ])('on %s at %s is %s', (day, time, instant) =>
    expect(instantIn(pacific, day, time)?.toISOString()).toBe(instant),
  )
  it.each([
    ['Pacific/Auckland', '2026-09-27', '01:30', '2026-09-26T13:30:00.000Z'],
    ['Pacific/Auckland', '2026-09-27', '03:30', '2026-09-26T14:30:00.000Z'],
    ['Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-09-27', '00:00', '2026-09-26T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-09-27', '23:59', '2026-09-28T10:59:00.000Z'],
    ['America/St_Johns', '2026-03-08', '03:00', '2026-03-08T05:30:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, instant) =>
    expect(instantIn(zone, day, time)?.toISOString()).toBe(instant),
  )
  it('of any instant’s own day and time is that instant, or the first of the two', () => {
    const zones = [
      pacific,
      'America/New_York',
      'America/Puerto_Rico',
      'Pacific/Auckland',
      'Australia/Lord_Howe',
    ]
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const instant = new Date(minute * 60_000)
        const [day, time] = [dayIn(zone, instant), timeIn(zone, instant)]
        const found = instantIn(zone, day, time)!
        expect([dayIn(zone, found), timeIn(zone, found)]).toEqual([day, time])
        expect([0, 1_800_000, 3_600_000]).toContain(instant.getTime() - found.getTime())
      }),
    )
  })
  it.each([
    ['Nowhere/Else', '2026-11-24', '07:00'],
    [pacific, '2026-02-30', '07:00'],
    [pacific, '2026-11-24', '7:00'],
    [pacific, '2026-11-24', '24:00'],
    [pacific, '2026-11-24', '25:00'],
    [pacific, '', ''],
  ])('is nothing in %s on %s at %s', (zone, day, time) => expect(instantIn(zone, day, time)).toBeNull())
})

describe('every instant of a time of day', () => {
  it.each([
    ['2026-11-20', '07:00', ['2026-11-20T15:00:00.000Z']],
    ['2026-11-01', '01:30', ['2026-11-01T08:30:00.000Z', '2026-11-01T09:30:00.000Z']],
    ['2026-11-01', '02:00', ['2026-11-01T10:00:00.000Z']],
    ['2026-03-08', '02:30', []],
    ['2026-02-30', '07:00', []],
    ['2026-11-20', '7:00', []],
  ])('on %s at %s is %j', (day, time, instants) =>
    expect(instantsIn(pacific, day, time).map((one) => one.toISOString())).toEqual(instants),
  )
  it('is none in no zone', () => expect(instantsIn('Nowhere/Else', '2026-11-20', '07:00')).toEqual([]))
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
  const late = new Date('2026-11-24T07:50:00Z')
  expect(nearestInstant(pacific, '00:10', late)?.toISOString()).toBe('2026-11-24T08:10:00.000Z')
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    timeIn(a, b),
    timeIn(pacific, b),
    instantIn(a, b, c),
    instantsIn(a, b, c),
    instantIn(pacific, b, c),
    nearestInstant(a, b, c),
    nearestInstant(pacific, '07:00', c),
  ])
})

describe('the times of a day', () => {
  const hours = (...[day, start, end]: [string, string, string]) => {
    const span = spanIn(pacific, day, start, end)
    return span.start && span.end && (span.end.getTime() - span.start.getTime()) / 3_600_000
  }
  it.each([
    ['2026-11-20', '09:00', '17:00', 8],
    ['2026-11-20', '23:00', '07:00', 8],
    ['2026-12-31', '19:00', '07:00', 12],
    ['2026-11-20', '09:00', '09:00', 24],
    ['2026-03-07', '23:00', '07:00', 7],
    ['2026-10-31', '23:00', '07:00', 9],
    ['2026-02-30', '09:00', '17:00', null],
  ] as const)('on %s from %s to %s are %s hours', (day, start, end, length) =>
    expect(hours(day, start, end)).toBe(length),
  )
  it('are told apart where one of them is none', () => {
    expect(spanIn(pacific, '2026-11-20', '', '17:00')).toEqual({
      start: null,
      end: new Date('2026-11-21T01:00:00Z'),
    })
    expect(spanIn(pacific, '2026-11-20', '09:00', '')).toEqual({
      start: new Date('2026-11-20T17:00:00Z'),
      end: null,
    })
  })
})
