import { beforeEach, expect, test } from 'vitest'
import { demoRides } from '../tables/rides.ts'
import { emptyWorld } from '../testing/world.ts'
import { RideHasStarted, type Trip } from './rideService.ts'

const server = emptyWorld()
beforeEach(async () => {
  await server.change().delete(demoRides)
})

const minute = 60_000
const point = (latitude: number) => ({
  ...{ address: '1 Oak St', city: 'Oakland', state: 'CA', zip_code: '94601' },
  ...{ latitude, longitude: -122.2 },
})
const trip = (latitude = 37.85): Trip => ({
  pickup: point(37.8),
  dropoff: point(latitude),
  pickup_at: new Date(server.clock.now() + 30 * minute),
})
const rider = { first_name: 'Marisol', phone: '5105550123' }
const service = () => server.deps.rides!

test('a ride is ordered, on its way and done by the clock, and costs what its miles do', async () => {
  const estimate = await service().estimate(trip())
  expect(await service().order('one', trip(), rider)).toMatchObject({ state: 'ordered', cost_cents: null })
  server.clock.advance(30 * minute)
  const started = await service().read('one')
  expect(started).toMatchObject({ state: 'on_the_way', cost_cents: null })
  server.clock.advance(60 * minute)
  const done = await service().read('one')
  expect(done).toMatchObject({ state: 'done', started_at: started!.started_at })
  expect(done!.ended_at!.getTime()).toBeGreaterThan(done!.started_at!.getTime())
  expect(done!.cost_cents!).toBeGreaterThan(400)
  expect(estimate - done!.cost_cents!).toBeGreaterThanOrEqual(0)
  expect(estimate - done!.cost_cents!).toBeLessThan(100)
  expect(await service().estimate(trip(37.9))).toBeGreaterThan(estimate)
})

test('the same key is the same ride, and one that nobody ordered is none', async () => {
  await service().order('one', trip(), rider)
  await service().order('one', trip(37.9), rider)
  expect(await server.db.$count(demoRides)).toBe(1)
  expect([await service().read('two'), await service().cancel('two')]).toEqual([null, null])
})

test('it is canceled before it starts, at no cost, however often, and no more after that', async () => {
  await service().order('one', trip(), rider)
  for (const _ of [1, 2])
    expect(await service().cancel('one')).toMatchObject({ state: 'canceled', cost_cents: 0 })
  await service().order('two', trip(), rider)
  server.clock.advance(30 * minute)
  await expect(service().cancel('two')).rejects.toBeInstanceOf(RideHasStarted)
  expect(await service().read('one')).toMatchObject({ state: 'canceled' })
})
