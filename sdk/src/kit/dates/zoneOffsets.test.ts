import { describe, expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import { hostileValues } from '../../testing/hostile.js'
import { dayIn, fromEpochDay, toEpochDay } from './dates.js'
import { instantIn, timeIn } from './zoneTime.js'
import { zoneClock } from './zoneOffsets.js'

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Anchorage',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Kathmandu',
]

describe('the clocks of a zone', () => {
  it('say the day and the time that Intl says, at every instant', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const at = minute * 60_000
        const clock = zoneClock(zone)!
        const wall = new Date(at + clock.offsetAt(at)).toISOString()
        expect([wall.slice(0, 10), wall.slice(11, 16)]).toEqual([
          dayIn(zone, new Date(at)),
          timeIn(zone, new Date(at)),
        ])
        expect(fromEpochDay(clock.dayAt(at))).toBe(dayIn(zone, new Date(at)))
      }),
      { numRuns: 400 },
    )
  })
  it('begin a day at its midnight', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones.slice(0, 6)),
        fc.integer({ min: 10_000, max: 30_000 }),
        (zone, day) => {
          const midnight = instantIn(zone, fromEpochDay(day), '00:00')!.getTime()
          expect(zoneClock(zone)!.dayStart(day)).toBe(midnight)
        },
      ),
    )
  })
  it('change at the minute at which they change', () => {
    const { offsetAt } = zoneClock('America/Los_Angeles')!
    const change = Date.parse('2026-11-01T09:00:00Z')
    expect([offsetAt(change - 1), offsetAt(change)]).toEqual([-7 * 3_600_000, -8 * 3_600_000])
    const summer = Date.parse('2026-03-08T10:00:00Z')
    expect([offsetAt(summer - 1), offsetAt(summer)]).toEqual([-8 * 3_600_000, -7 * 3_600_000])
  })
  it('are known from 1901 to 2199', () => {
    const { offsetAt, dayStart } = zoneClock('America/Phoenix')!
    expect(offsetAt(Date.UTC(2199, 11, 31))).toBe(-7 * 3_600_000)
    expect(offsetAt(Date.UTC(2200, 0))).toBeNaN()
    expect(offsetAt(Date.UTC(1900, 11, 31))).toBeNaN()
    expect(offsetAt(Number.NaN)).toBeNaN()
    expect(dayStart(toEpochDay('2026-11-01')!)).toBe(Date.parse('2026-11-01T07:00:00Z'))
  })
})

it('there are none of what is no zone', () => {
  for (const value of hostileValues) expect(zoneClock(value as string)).toBeNull()
  expect(zoneClock('Nowhere/Else')).toBeNull()
})
