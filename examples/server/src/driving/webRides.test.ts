import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BadSetting } from '../config/environment.ts'
import { readConfig } from '../config/config.ts'
import { RideHasStarted, RideTurnedDown, type Trip } from './rideService.ts'
import { webRides } from './webRides.ts'

interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly body: unknown
}

const received: Received[] = []
let answer: { readonly status: number; readonly body: unknown } | 'silence'
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method, url: path, headers } = request
      received.push({ method, path, authorization: headers.authorization, body: body && JSON.parse(body) })
      if (answer === 'silence') return
      response
        .writeHead(answer.status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(
  () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    }),
)
beforeEach(() => {
  received.length = 0
  answer = { status: 200, body: ordered }
})

const service = (key = 's3cret', limits?: { answerMs: number }) => webRides({ url, key }, limits)
const stop = {
  ...{ address: '88 Grand Ave', city: 'Oakland', state: 'CA', zip_code: '94612' },
  ...{ latitude: 37.81, longitude: -122.26 },
}
const home = { ...stop, address: '12 Oak St', latitude: 37.78 }
const trip: Trip = { pickup: home, dropoff: stop, pickup_at: new Date('2026-11-23T16:15:00Z') }
const rider = { first_name: 'Marisol', phone: '5105550123' }
const ordered = { state: 'ordered', car: ' Gray Prius ' }
const wired = { pickup: home, dropoff: stop, pickup_at: '2026-11-23T16:15:00.000Z' }

describe('a ride service', () => {
  test('is asked what a trip would cost, by its key', async () => {
    answer = { status: 200, body: { cents: 1840 } }
    expect(await service().estimate(trip)).toBe(1840)
    expect(received).toEqual([
      { method: 'POST', path: '/v1/estimates', authorization: 'Bearer s3cret', body: wired },
    ])
  })

  test('is given an order under the key of it, with who is driven', async () => {
    expect(await service('').order('a/b', trip, rider)).toEqual({
      ...{ state: 'ordered', cost_cents: null, started_at: null, ended_at: null, car: 'Gray Prius' },
    })
    expect(received).toEqual([
      {
        ...{ method: 'PUT', path: '/v1/rides/a%2Fb', authorization: undefined },
        body: { ...wired, rider },
      },
    ])
  })

  test('is asked what became of a ride, and to cancel it', async () => {
    const times = { started_at: '2026-11-23T16:17:00Z', ended_at: '2026-11-23T16:40:00Z' }
    answer = { status: 200, body: { state: 'done', cost_cents: 1712, ...times } }
    expect(await service().read('k')).toEqual({
      ...{ state: 'done', cost_cents: 1712, car: '' },
      ...{ started_at: new Date(times.started_at), ended_at: new Date(times.ended_at) },
    })
    answer = { status: 200, body: { state: 'canceled', cost_cents: 500 } }
    expect(await service().cancel('k')).toMatchObject({ state: 'canceled', cost_cents: 500 })
    expect(received.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/v1/rides/k'],
      ['DELETE', '/v1/rides/k'],
    ])
  })

  test.each([
    [{ state: 'done' }, { state: 'on_the_way', cost_cents: null }],
    [{ state: 'canceled' }, { state: 'canceled', cost_cents: 0 }],
    [
      { state: 'failed', cost_cents: null },
      { state: 'failed', cost_cents: 0 },
    ],
    [
      { state: 'ordered', started_at: 'soon', ended_at: 7, car: 9 },
      { started_at: null, ended_at: null, car: '' },
    ],
    [{ state: 'ordered', car: 'x'.repeat(500) }, { car: 'x'.repeat(120) }],
  ])('that says %j is taken as %j', async (body, read) => {
    answer = { status: 200, body }
    expect(await service().read('k')).toMatchObject(read)
  })

  test.each([
    ['nothing', null],
    ['a state that is none', { state: 'flying' }],
    ['an order that nobody knows of', { state: 'asked' }],
    ['dollars', { state: 'done', cost_cents: 17.12 }],
    ['a debt', { state: 'done', cost_cents: -1 }],
    ['a fortune', { state: 'done', cost_cents: 100_001 }],
  ])('that says %s was not heard', async (_, body) => {
    answer = { status: 200, body }
    await expect(service().read('k')).rejects.toThrow('did not answer with a ride')
  })

  test.each([[null], [{}], [{ cents: '1840' }], [{ cents: 1.5 }]])(
    'has estimated nothing where it says %j',
    async (body) => {
      answer = { status: 200, body }
      await expect(service().estimate(trip)).rejects.toThrow('did not answer with cents')
    },
  )

  test.each([
    [400, true],
    [401, true],
    [409, true],
    [429, true],
    [408, false],
    [500, false],
    [503, false],
  ])('that refuses an order with %i has certainly not taken it: %s', async (status, isCertain) => {
    answer = { status, body: {} }
    for (const ask of [() => service().order('k', trip, rider), () => service().estimate(trip)]) {
      const error: unknown = await ask().then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect([error instanceof Error, error instanceof RideTurnedDown]).toEqual([true, isCertain])
    }
  })

  test('does not know a key, or drives already', async () => {
    answer = { status: 404, body: {} }
    expect([await service().read('k'), await service().cancel('k')]).toEqual([null, null])
    answer = { status: 409, body: {} }
    await expect(service().cancel('k')).rejects.toBeInstanceOf(RideHasStarted)
    await expect(service().read('k')).rejects.toThrow('refused (409)')
  })

  test('that never answers, or is not there, is given up on', async () => {
    answer = 'silence'
    const hasty = service('', { answerMs: 50 })
    const nobody = webRides({ url: 'http://127.0.0.1:1', key: '' })
    for (const ask of [
      () => hasty.estimate(trip),
      () => hasty.order('k', trip, rider),
      () => hasty.read('k'),
      () => hasty.cancel('k'),
      () => nobody.order('k', trip, rider),
    ])
      await expect(ask()).rejects.not.toBeInstanceOf(RideTurnedDown)
  })

  test('is asked over a private line alone', () => {
    expect(() => readConfig({ RIDES_URL: 'http://rides.example.com' })).toThrow(BadSetting)
    const { rides } = readConfig({ RIDES_URL: 'https://rides.example.com', RIDES_KEY: 'k' })
    expect([rides, readConfig({}).rides]).toEqual([{ url: 'https://rides.example.com', key: 'k' }, null])
  })
})
