import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { Device } from '../native/device.js'
import { aPlace } from '../testing/builders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { locateByIp } from './calls.js'
import { findPlaceNear } from './nearCalls.js'
import { findNearMe } from './nearMe.js'
import type { PositionAnswer, PositionFailure } from './position.js'

const oakland = aPlace()
const here: PositionAnswer = {
  status: 'success',
  position: { latitude: 37.804372, longitude: -122.270803, accuracy: 12 },
}
const fails = (reason: PositionFailure): PositionAnswer => ({ status: 'fail', reason })

function setUp(server = fakeServer()) {
  server.on(findPlaceNear, () => oakland)
  server.on(locateByIp, () => ({ latitude: 37.61234, longitude: -122.0891 }))
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const seen = () => server.seen.map(({ call, body }) => [call.path, body])
  return {
    ...{ server, seen },
    find: (answer: PositionAnswer, device: Device | null = null) =>
      findNearMe(care, async () => answer, device),
  }
}

describe('the place near somebody', () => {
  it.each<[number, Device | null]>([
    [1, { system: 'ios', native: true }],
    [2, { system: 'android', native: true }],
    [3, { system: 'ios', native: false }],
    [4, { system: 'android', native: false }],
    [6, { system: 'other', native: false }],
    [0, null],
  ])('is asked for with source %i, to a kilometre', async (source, device) => {
    const { find, seen } = setUp()
    expect(await find(here, device)).toEqual({ place: oakland, failure: null })
    expect(seen()).toEqual([
      ['/v1/geo/near/', { latitude: 37.8, longitude: -122.27, location_source: source }],
    ])
  })

  it.each<PositionFailure>(['denied', 'unavailable', 'timeout'])(
    'is where the connection is when the device fails (%s), with source 5',
    async (reason) => {
      const { find, seen } = setUp()
      expect(await find(fails(reason))).toEqual({ place: oakland, failure: reason })
      expect(seen()).toEqual([
        ['/v1/location_from_ip/', undefined],
        ['/v1/geo/near/', { latitude: 37.61, longitude: -122.09, location_source: 5 }],
      ])
    },
  )

  it('is none outside of the known areas', async () => {
    const { find, server } = setUp()
    server.on(findPlaceNear, () => refuseWith(404))
    expect(await find(here)).toEqual({ place: null, failure: null })
    expect(await find(fails('denied'))).toEqual({ place: null, failure: 'denied' })
  })

  it('is none where the connection’s is not known, or cannot be asked for', async () => {
    const { find, server } = setUp()
    server.on(locateByIp, () => ({ latitude: null, longitude: null }))
    expect(await find(fails('timeout'))).toEqual({ place: null, failure: 'timeout' })
    server.on(locateByIp, () => refuseWith(500))
    expect(await find(fails('timeout'))).toEqual({ place: null, failure: 'timeout' })
  })

  it('that could not be asked for is no place unknown: it rejects', async () => {
    const { find, server } = setUp()
    server.on(findPlaceNear, () => refuseWith(500))
    await expect(find(here)).rejects.toMatchObject({ kind: 'server' })
  })
})
