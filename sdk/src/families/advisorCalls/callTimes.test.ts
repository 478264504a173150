import { describe, expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import { withHostileValues } from '../../testing/hostile.js'
import { callParts } from '../../vocabulary/families/advisorCalls.js'
import { areTimesOver, callDays, callTimesError, sortedTimes, timeKey, timeOfKey } from './callTimes.js'
import { advisorCallErrorTexts as wrong } from './advisorCallTexts.js'

const pacific = 'America/Los_Angeles'
const eastern = 'America/New_York'
const at = (iso: string) => new Date(iso)
/** A Saturday, four in the morning in Oakland. */
const saturday = at('2026-11-21T12:00:00Z')
const told = (zone: string, now: Date) =>
  callDays(zone, now).map(({ day, parts }) => `${day} ${parts.length}`)

describe('the days on which a family can be called', () => {
  it('are five working days: no weekend, no Thanksgiving', () =>
    expect(told(pacific, saturday)).toEqual([
      ...['2026-11-23 3', '2026-11-24 3', '2026-11-25 3', '2026-11-27 3', '2026-11-30 3'],
    ]))
  it.each([
    ['before nine', '2026-11-23T16:59:59Z', ['morning', 'afternoon', 'evening']],
    ['from nine on', '2026-11-23T17:00:00Z', ['afternoon', 'evening']],
    ['at noon', '2026-11-23T20:00:00Z', ['evening']],
  ])('begin today with what is still to begin, %s', (_, now, parts) =>
    expect(callDays(pacific, at(now))[0]).toEqual({ day: '2026-11-23', parts }),
  )
  it('begin tomorrow once the evening has begun where the family lives', () => {
    const now = at('2026-11-24T00:30:00Z')
    expect(callDays(pacific, now)[0]).toEqual({ day: '2026-11-23', parts: ['evening'] })
    expect(callDays(eastern, now)[0]?.day).toBe('2026-11-24')
  })
})

describe('the times of a call', () => {
  const monday = { day: '2026-11-23', part: 'morning' } as const
  it('are one at least, and of those that are offered', () => {
    expect(callTimesError([], pacific, saturday)).toBe(wrong.times)
    expect(callTimesError([monday], pacific, saturday)).toBeNull()
    expect(callTimesError([{ ...monday, day: '2026-11-26' }], pacific, saturday)).toBe(wrong.timesPast)
    expect(callTimesError([monday], pacific, at('2026-11-23T17:00:00Z'))).toBe(wrong.timesPast)
  })
  it('are over with the last of them', () => {
    const times = [monday, { day: '2026-11-24', part: 'evening' } as const]
    expect(areTimesOver(times, pacific, at('2026-11-25T03:59:59Z'))).toBe(false)
    expect(areTimesOver(times, pacific, at('2026-11-25T04:00:00Z'))).toBe(true)
  })
  it('are sorted, each once, and told apart by their keys', () => {
    const times = fc.array(
      fc.record({
        day: fc.constantFrom('2026-11-23', '2026-11-24', '2026-12-01'),
        part: fc.constantFrom(...callParts.ids),
      }),
    )
    fc.assert(
      fc.property(times, (some) => {
        const sorted = sortedTimes(some)
        expect(new Set(sorted.map(timeKey))).toEqual(new Set(some.map(timeKey)))
        expect(sorted.map(timeKey)).toHaveLength(new Set(some.map(timeKey)).size)
        expect(sorted.map(({ day }) => day)).toEqual(sorted.map(({ day }) => day).toSorted())
        for (const time of some) expect(timeOfKey(timeKey(time))).toEqual(time)
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    callDays(a, saturday)
    callDays(pacific, b)
    callTimesError(a, b, saturday)
    callTimesError([{ day: a, part: b }], pacific, saturday)
    areTimesOver(a, b, saturday)
    areTimesOver([{ day: a, part: b }], pacific, saturday)
    sortedTimes([{ day: a, part: b }])
    timeOfKey(a)
  })
})
