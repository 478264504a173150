import { describe, expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { withHostileValues } from '../testing/hostile.js'
import { aRide, aRideApproval, aVisit } from '../testing/index.js'
import fc from '../testing/properties.js'
import { rideStates } from './catalogue.js'
import { rideLimits } from './limits.js'
import {
  checkRideCap,
  isNearCap,
  isOpenRide,
  mayCancelRide,
  mayOrderRide,
  pickupInstant,
  pickupSpan,
  rideCentsLeft,
  rideErrors,
  rideMonth,
  usualPickup,
} from './rides.js'
import { rideTexts as texts } from './texts.js'

/** Nine to one where it takes place. */
const visit = aVisit({ start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T21:00:00.000Z' })
const dayBefore = new Date('2026-11-22T17:00:00Z')
const wrong = (direction: 'to' | 'from', pickup_at: string, now = dayBefore) => {
  const error = rideErrors({ direction, pickup_at }, visit, now).pickup_at
  return error ? say('en', error) : null
}

describe('the limit of a month', () => {
  it.each([
    ['', texts.capRequired[0]],
    [null, texts.capRequired[0]],
    ['20', null],
    ['$1,000.00', null],
    [150, null],
    ['19.99', 'The limit is from $20.00 to $1,000.00 a month'],
    ['1000.01', 'The limit is from $20.00 to $1,000.00 a month'],
    ['-150', 'The limit is from $20.00 to $1,000.00 a month'],
    ['some', 'The limit is from $20.00 to $1,000.00 a month'],
  ])('%j: %s', (dollars, error) => {
    const found = checkRideCap(dollars)
    expect(found && say('en', found)).toBe(error)
  })

  it.each([
    [{}, 11_000],
    [{ used_cents: 15_000 }, 0],
    [{ used_cents: 15_400 }, 0],
    [{ cap_cents: null }, 0],
    [{ lyft_approved_at: null }, 0],
  ])('of %j leaves %i', (given, left) => expect(rideCentsLeft(aRideApproval(given))).toBe(left))

  it('is near at four fifths', () => {
    const near = [7_999, 8_000, 10_001].map((used) => isNearCap(used, 10_000))
    expect([...near, isNearCap(0, 0)]).toEqual([false, true, true, false])
  })

  it('is that of the calendar where the care takes place', () => {
    const newYear = new Date('2027-01-01T05:00:00Z')
    expect(
      ['America/New_York', 'America/Los_Angeles', 'nowhere'].map((zone) => rideMonth(zone, newYear)),
    ).toEqual(['2027-01', '2026-12', ''])
  })
})

describe('a ride', () => {
  it.each([
    ['to', '2026-11-23T13:59:00Z', /^Choose a time from 3 hours before .* to 1 hour after$/],
    ['to', '2026-11-23T14:00:00Z', null],
    ['to', '2026-11-23T18:00:00Z', null],
    ['to', '2026-11-23T18:01:00Z', /^Choose a time from 3 hours before/],
    ['from', '2026-11-23T16:59:00Z', /^Choose a time from the start .* to 3 hours after its end$/],
    ['from', '2026-11-23T17:00:00Z', null],
    ['from', '2026-11-24T00:00:00Z', null],
    ['from', '2026-11-24T00:01:00Z', /^Choose a time from the start/],
    ['to', '', texts.pickupRequired[0]],
    ['to', 'soon', texts.pickupRequired[0]],
  ] as const)('%s a visit at %s: %s', (direction, at, error) => {
    const found = wrong(direction, at)
    if (error === null) expect(found).toBeNull()
    else expect(found).toMatch(error)
  })

  it('is for a time that is ahead, a moment to press aside, and not too far ahead', () => {
    const at = '2026-11-23T16:00:00.000Z'
    expect(wrong('to', at, new Date('2026-11-23T16:05:00Z'))).toBeNull()
    expect(wrong('to', at, new Date('2026-11-23T16:05:01Z'))).toBe(texts.pickupPast[0])
    expect(wrong('to', at, new Date('2026-11-16T16:00:00Z'))).toBeNull()
    expect(wrong('to', at, new Date('2026-11-16T15:59:00Z'))).toBe(
      'A ride can be ordered 7 days ahead at most',
    )
  })

  it.each([
    ['to', '2026-11-16T16:15:00Z', {}, true],
    ['to', '2026-11-16T16:14:00Z', {}, false],
    ['from', '2026-11-16T21:00:00Z', {}, true],
    ['from', '2026-11-16T20:59:00Z', {}, false],
    ['to', '2026-11-23T18:00:00Z', {}, true],
    ['to', '2026-11-23T18:00:01Z', {}, false],
    ['from', '2026-11-24T00:00:00Z', {}, true],
    ['from', '2026-11-24T00:00:01Z', {}, false],
    ['from', '2026-11-23T17:00:00Z', { cancelled: true }, false],
    ['from', '2026-11-23T17:00:00Z', { end: 'later' }, false],
  ] as const)('%s a visit may be ordered at %s, of %j: %s', (direction, now, given, may) =>
    expect(mayOrderRide({ ...visit, ...given }, direction, new Date(now))).toBe(may),
  )

  it.each([
    ['to', '2026-11-22T17:00:00Z', '2026-11-23T16:15:00.000Z'],
    ['from', '2026-11-22T17:00:00Z', '2026-11-23T21:00:00.000Z'],
    ['to', '2026-11-23T16:31:10Z', '2026-11-23T16:45:00.000Z'],
    ['from', '2026-11-23T21:30:00Z', '2026-11-23T21:40:00.000Z'],
    ['to', '2026-11-23T17:57:00Z', '2026-11-23T18:00:00.000Z'],
  ] as const)('%s a visit, asked for at %s, is proposed for %s', (direction, now, at) =>
    expect(usualPickup(visit, direction, new Date(now))?.toISOString()).toBe(at),
  )

  it('whose proposed time may always be ordered while any may', () => {
    const minutes = fc.integer({ min: -12_000, max: 600 })
    fc.assert(
      fc.property(minutes, fc.constantFrom('to' as const, 'from' as const), (minute, direction) => {
        const now = new Date(Date.parse(visit.start) + minute * 60_000)
        if (!mayOrderRide(visit, direction, now)) return
        const pickup_at = usualPickup(visit, direction, now)!.toISOString()
        expect(rideErrors({ direction, pickup_at }, visit, now)).toEqual({})
      }),
    )
  })

  it('is at a time of the clock where the care takes place, on the day that lies nearest', () => {
    const night = aVisit({ start: '2026-11-24T06:00:00.000Z', end: '2026-11-24T14:00:00.000Z' })
    expect(pickupInstant(night, 'to', '21:15')).toBe('2026-11-24T05:15:00.000Z')
    expect(pickupInstant(night, 'from', '06:15')).toBe('2026-11-24T14:15:00.000Z')
    expect(pickupInstant(night, 'to', '')).toBe('')
  })

  it('may be canceled until it starts, once', () => {
    const states = rideStates.ids.map((state) => [
      state,
      isOpenRide({ state }),
      mayCancelRide(aRide({ state })),
    ])
    expect(states).toEqual([
      ['asked', true, true],
      ['ordered', true, true],
      ['on_the_way', true, false],
      ['done', false, false],
      ['canceled', false, false],
      ['failed', false, false],
    ])
    expect(mayCancelRide(aRide({ canceling: true }))).toBe(false)
  })
})

it('of anything else nothing is said, and nothing is thrown', () => {
  const now = new Date()
  withHostileValues(2, (a: never, b: never) => pickupSpan(a, b))
  withHostileValues(1, (a: never) => [
    checkRideCap(a),
    rideErrors(a, visit, now),
    rideErrors(visit as never, a, now),
  ])
  for (const judge of [isOpenRide, mayCancelRide])
    for (const { answer } of withHostileValues(1, (a: never) => judge(a))) expect(answer).toBe(false)
  for (const { answer } of withHostileValues(1, (a: never) => mayOrderRide(a, 'to', now)))
    expect(answer).toBe(false)
  for (const { answer } of withHostileValues(1, (a: never) => rideCentsLeft(a))) expect(answer).toBe(0)
  expect(rideLimits.leastCapCents).toBeLessThan(rideLimits.mostCapCents)
})
