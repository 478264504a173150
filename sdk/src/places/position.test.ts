import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/clock.js'
import { withHostileValues } from '../testing/hostile.js'
import { askPosition } from './position.js'

type Ask = Geolocation['getCurrentPosition']
const patience = { deviceMs: 4000, allMs: 9000 }
const coords = { latitude: 37.8044, longitude: -122.2712, accuracy: 25 }
const failing =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError)

describe('a device that is asked where it is', () => {
  it('says so, and is told how long it may look', async () => {
    const asked: unknown[] = []
    const getCurrentPosition: Ask = (found, _, options) => {
      asked.push(options)
      found({ coords } as GeolocationPosition)
    }
    expect(await askPosition({ getCurrentPosition }, patience, () => {})).toEqual({
      status: 'success',
      position: coords,
    })
    expect(asked).toEqual([{ timeout: 4000, maximumAge: 60_000 }])
  })

  it.each<[string, Ask | undefined, string]>([
    ['may not', failing(1), 'denied'],
    ['does not know', failing(2), 'unavailable'],
    ['takes too long', failing(3), 'timeout'],
    ['fails in a way of its own', failing(9), 'unavailable'],
    [
      'throws',
      () => {
        throw new Error('policy')
      },
      'unavailable',
    ],
    ['is none', undefined, 'unavailable'],
  ])('and %s: a failure with its reason', async (_, getCurrentPosition, reason) => {
    const receiver = getCurrentPosition && { getCurrentPosition }
    expect(await askPosition(receiver, patience, () => {})).toEqual({ status: 'fail', reason })
  })

  it('and whose person does not answer is waited for so long, and no longer', async () => {
    const clock = createTestClock()
    let found: PositionCallback = () => {}
    const answer = askPosition({ getCurrentPosition: (then) => (found = then) }, patience, clock.after)
    const early = Promise.race([answer, Promise.resolve('still waiting')])
    clock.advance(8999)
    expect(await early).toBe('still waiting')
    clock.advance(1)
    found({ coords } as GeolocationPosition)
    expect(await answer).toEqual({ status: 'fail', reason: 'timeout' })
  })

  it('never throws', () => {
    withHostileValues(1, (receiver: never) => void askPosition(receiver, patience, () => {}))
  })
})
