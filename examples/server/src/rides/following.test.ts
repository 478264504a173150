import { deleteAccount } from '@homecare/sdk/account'
import { cancelConnectionShift, updateConnectionShift } from '@homecare/sdk/hiring'
import { listRides, orderRide, type RideDraft } from '@homecare/sdk/rides'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '../tables/account.ts'
import { rideApprovals, rides } from '../tables/rides.ts'
import { smallWorld } from '../testing/world.ts'
import { followRides } from './following.ts'
import { hiredPair, visitIn } from './testing/rideScene.ts'

const server = smallWorld()
const minute = 60_000
let id: number
beforeEach(async () => {
  id = await hiredPair(server)
})

const order = async (visit: { id: number }, body: RideDraft) =>
  (await (await server.as('caregiver')).call(orderRide, { id, shiftId: visit.id, body })).ride
const states = async () =>
  (await (await server.as('staff')).call(listRides, { id })).rides.map(({ direction, state }) => [
    direction,
    state,
  ])
const follow = () => followRides(server.deps, server.clock.now())
const lettersToMarisol = async () => {
  await server.notice()
  const sent = await server.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, 'marisol@example.com'))
    .orderBy(outbox.id)
  return sent.filter(({ subject }) => subject?.startsWith('Your ride')).map(({ body }) => body)
}

describe('rides follow their visit', () => {
  it('are canceled where it is, and their caregiver is told once', async () => {
    const visit = await visitIn(server, id, 2)
    await order(visit, visit.to)
    await order(visit, visit.from)
    await (await server.as('family')).call(cancelConnectionShift, { id, shiftId: visit.id })
    server.clock.advance(31 * minute)
    await follow()
    await follow()
    expect(await states()).toEqual([
      ['from', 'canceled'],
      ['to', 'canceled'],
    ])
    const letters = await lettersToMarisol()
    expect(letters).toHaveLength(2)
    expect(letters[0]).toContain('because its visit was canceled or moved')
  })

  it('are canceled where it is moved away from them, and stay where it is not', async () => {
    const visit = await visitIn(server, id, 24)
    await order(visit, visit.to)
    await order(visit, visit.from)
    const move = async (by: number) => {
      const [start, end] = [
        Date.parse(visit.from.pickup_at) + (by - 120) * minute,
        Date.parse(visit.from.pickup_at) + by * minute,
      ]
      const body = { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
      await (await server.as('family')).call(updateConnectionShift, { id, shiftId: visit.id, body })
      server.clock.advance(31 * minute)
      await follow()
    }
    await move(60)
    expect((await states()).map(([, state]) => state)).toEqual(['ordered', 'ordered'])
    await move(130)
    expect(await states()).toEqual([
      ['from', 'canceled'],
      ['to', 'ordered'],
    ])
  })

  it.each(['family', 'caregiver'] as const)(
    'are canceled where its %s leaves, and what they cost stays',
    async (who) => {
      const [past, ahead] = [await visitIn(server, id, 2), await visitIn(server, id, 24)]
      await order(past, past.to)
      server.clock.advance(5 * 60 * minute)
      await follow()
      await order(ahead, ahead.to)
      await (await server.as(who)).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
      server.clock.advance(31 * minute)
      await follow()
      expect(await states()).toEqual([
        ['to', 'canceled'],
        ['to', 'done'],
      ])
      const [approval] = await server.db
        .select()
        .from(rideApprovals)
        .where(eq(rideApprovals.connection_id, id))
      expect(approval?.approved_at).toBeNull()
      const towns = await server.db
        .select({ town: rides.town, cost: rides.cost_cents })
        .from(rides)
        .where(eq(rides.connection_id, id))
      expect(new Set(towns.map(({ town }) => town))).toEqual(
        new Set([who === 'caregiver' ? '' : 'Oakland, CA']),
      )
      expect(towns.some(({ cost }) => cost! > 0)).toBe(true)
    },
  )
})

describe('the clock', () => {
  it('gives an order up that never arrived once its time is over, and says so', async () => {
    const visit = await visitIn(server, id, 2)
    vi.spyOn(server.deps.rides!, 'order').mockRejectedValue(new Error('timeout'))
    await order(visit, visit.to)
    server.clock.advance(60 * minute)
    await follow()
    expect(await states()).toEqual([['to', 'asked']])
    server.clock.advance(60 * minute)
    await follow()
    expect(await states()).toEqual([['to', 'failed']])
    expect(await lettersToMarisol()).toHaveLength(1)
  })

  it('tells of a ride that the service has canceled', async () => {
    const visit = await visitIn(server, id, 1)
    await order(visit, visit.to)
    vi.spyOn(server.deps.rides!, 'read').mockResolvedValueOnce({
      ...{ state: 'canceled', cost_cents: 0, started_at: null, ended_at: null, car: '' },
    })
    server.clock.advance(minute)
    await follow()
    const letters = await lettersToMarisol()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('The ride service has canceled your ride')
  })

  it('leaves what is far ahead in peace, and what another process has in hand to that', async () => {
    const [near, far] = [await visitIn(server, id, 1), await visitIn(server, id, 24)]
    await order(near, near.to)
    await order(far, far.to)
    const read = vi.spyOn(server.deps.rides!, 'read')
    server.clock.advance(minute)
    await Promise.all([follow(), follow(), follow()])
    expect(read).toHaveBeenCalledTimes(1)
    server.clock.advance(30 * minute)
    await Promise.all([follow(), follow()])
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('goes on with the others where the service fails for one, and does not go back', async () => {
    const visit = await visitIn(server, id, 1)
    await order(visit, visit.to)
    await order(visit, visit.from)
    server.clock.advance(4 * 60 * minute)
    const read = vi.spyOn(server.deps.rides!, 'read').mockRejectedValueOnce(new Error('timeout'))
    await follow()
    expect((await states()).map(([, state]) => state).toSorted()).toEqual(['done', 'ordered'])
    server.clock.advance(minute)
    read.mockResolvedValue({
      state: 'on_the_way',
      cost_cents: null,
      started_at: null,
      ended_at: null,
      car: '',
    })
    await follow()
    read.mockResolvedValue({ state: 'ordered', cost_cents: null, started_at: null, ended_at: null, car: '' })
    server.clock.advance(minute)
    await follow()
    expect((await states()).map(([, state]) => state).toSorted()).toEqual(['done', 'on_the_way'])
  })
})

describe('the database refuses', () => {
  const change = (values: string) =>
    server.db.execute(sql.raw(`update rides set ${values} where connection_id = ${id}`))
  it.each([
    ['a state that is none', `state = 'flying', cost_cents = 5`, 'rides_states'],
    ['a way that is none', `direction = 'up'`, 'rides_directions'],
    ['a ride that is over without a cost', `state = 'done'`, 'rides_final'],
    ['a final cost of an open ride', `cost_cents = 5`, 'rides_final'],
    ['a debt', `state = 'done', cost_cents = -1`, 'rides_cents'],
    ['a month that begins in its middle', `month = '2026-11-02'`, 'rides_month'],
    ['a wish to cancel of nobody', `stop_asked_at = now()`, 'rides_stopped'],
    ['an end before the start', `started_at = now(), ended_at = now() - interval '1 hour'`, 'rides_times'],
  ])('%s', async (_, values, constraint) => {
    const visit = await visitIn(server, id, 2)
    await order(visit, visit.to)
    await expect(change(values)).rejects.toMatchObject({ cause: { constraint } })
  })

  it('a second ride the same way, a key that is used, and a limit that nobody may set', async () => {
    const visit = await visitIn(server, id, 2)
    const ride = await order(visit, visit.to)
    const copy = (values: string) =>
      server.db.execute(
        sql.raw(`insert into rides (connection_id, visit_id, direction, order_key, state, town, pickup_at, month, estimate_cents, ordered_at, looked_at)
          select connection_id, visit_id, ${values}, state, town, pickup_at, month, estimate_cents, ordered_at, looked_at from rides where id = ${ride.id}`),
      )
    await expect(copy(`direction, 'another'`)).rejects.toMatchObject({
      cause: { constraint: 'rides_one_each_way' },
    })
    await expect(copy(`'from', order_key`)).rejects.toMatchObject({
      cause: { constraint: 'rides_order_key' },
    })
    for (const cap of [1_999, 100_001])
      await expect(
        server.db.update(rideApprovals).set({ cap_cents: cap }).where(eq(rideApprovals.connection_id, id)),
      ).rejects.toMatchObject({ cause: { constraint: 'ride_approvals_cap' } })
  })
})
