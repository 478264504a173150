import { cancelRide, listRides, orderRide, previewRide, type RideDraft } from '@homecare/sdk/rides'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { presentTransaction } from '../db/guard.ts'
import { RideHasStarted, RideTurnedDown, type RideService } from '../driving/rideService.ts'
import { outbox, users } from '../tables/account.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { rideApprovals, rides } from '../tables/rides.ts'
import { trailEntries } from '../tables/trail.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { followRides } from './following.ts'
import { hiredPair, visitIn } from './testing/rideScene.ts'

const server = smallWorld()
const minute = 60_000
let id: number
beforeEach(async () => {
  id = await hiredPair(server)
})

/** The service, which is never asked within a transaction. */
function service(): RideService {
  const own = server.deps.rides!
  for (const name of ['estimate', 'order', 'read', 'cancel'] as const) {
    const asked = own[name].bind(own) as (...given: never[]) => Promise<never>
    vi.spyOn(own, name).mockImplementation((...given: unknown[]) => {
      expect(presentTransaction()).toBeUndefined()
      return asked(...(given as never[]))
    })
  }
  return own
}
const marisol = () => server.as('caregiver')
const order = async (visit: { id: number }, body: RideDraft) =>
  (await marisol()).call(orderRide, { id, shiftId: visit.id, body })
const cancel = async (rideId: number) => (await marisol()).call(cancelRide, { id, rideId })
const book = async (who: 'family' | 'caregiver' | 'staff' = 'family') =>
  (await server.as(who)).call(listRides, { id })
const setCap = (cap_cents: number) =>
  server.db.update(rideApprovals).set({ cap_cents }).where(eq(rideApprovals.connection_id, id))

describe('a caregiver', () => {
  it('orders a ride each way, having seen what it costs; its estimate is held, and replaced by what it came to', async () => {
    service()
    const visit = await visitIn(server, id, 2)
    const care = await marisol()
    const { estimate, left, month } = await care.call(previewRide, { id, shiftId: visit.id, query: visit.to })
    expect([left, month]).toEqual([50_000, '2026-11'])
    const { ride, approval } = await order(visit, visit.to)
    expect(ride).toMatchObject({ direction: 'to', state: 'ordered', estimate, cost: null, to: null })
    expect(approval.used_cents).toBe(estimate)
    await order(visit, visit.from)
    expect((await book()).approval.used_cents).toBe(2 * estimate)

    server.clock.advance(3 * 60 * minute)
    await followRides(server.deps, server.clock.now())
    const { rides: all, approval: after } = await book()
    expect(all.map(({ direction, state }) => [direction, state])).toEqual([
      ['from', 'ordered'],
      ['to', 'done'],
    ])
    const cost = all[1]!.cost!
    expect(cost).toBeLessThan(estimate)
    expect(all[1]).toMatchObject({ started_at: visit.to.pickup_at, ended_at: expect.any(String) as string })
    expect(after.used_cents).toBe(estimate + cost)
  })

  it('is shown to the family by their town, never by their home', async () => {
    const visit = await visitIn(server, id, 2)
    await order(visit, visit.to)
    await order(visit, visit.from)
    const [own] = await server.db.select().from(users).where(eq(users.id, actors.caregiver))
    const { address } = own!
    expect(address).not.toBe('')
    const seen = await book()
    expect(JSON.stringify(seen)).not.toContain(address)
    expect(seen.rides.map(({ from, to, car }) => [from, to, car])).toEqual([
      [null, 'Oakland, CA', null],
      ['Oakland, CA', null, null],
    ])
    const ridden = await book('caregiver')
    expect(ridden.rides.map(({ car }) => car)).toEqual([
      expect.stringContaining('Prius'),
      expect.stringContaining('Prius'),
    ])
  })

  it('gets one ride of ten presses at once, and of another time for the same way a conflict', async () => {
    const visit = await visitIn(server, id, 2)
    const pressed = await Promise.all(Array.from({ length: 10 }, () => order(visit, visit.to)))
    expect(new Set(pressed.map(({ ride }) => ride.id)).size).toBe(1)
    expect(await book()).toMatchObject({ total: 1 })
    const later = { ...visit.to, pickup_at: new Date(Date.parse(visit.to.pickup_at) + minute).toISOString() }
    await expect(order(visit, later)).rejects.toMatchObject({ kind: 'conflict' })
    // Once it is canceled, another may be ordered.
    await cancel(pressed[0]!.ride.id)
    await order(visit, later)
    expect(await book()).toMatchObject({ total: 2 })
  })

  it('is never driven beyond the limit of the month, by ten orders at once', async () => {
    service()
    const visits = await Promise.all(Array.from({ length: 10 }, (_, at) => visitIn(server, id, 3 + at * 3)))
    const { estimate } = await (
      await marisol()
    ).call(previewRide, {
      ...{ id, shiftId: visits[0]!.id, query: visits[0]!.to },
    })
    await setCap(3 * estimate + 1)
    const outcomes = await Promise.allSettled(visits.map((visit) => order(visit, visit.to)))
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { kind: string }] : [],
    )
    expect(refused.map(({ kind }) => kind)).toEqual(Array<string>(7).fill('conflict'))
    const { total, approval } = await book()
    expect([total, approval.used_cents]).toEqual([3, 3 * estimate])
    const words = `This ride costs about $${(estimate / 100).toFixed(2)}, and only $0.01 is left of the limit for November 2026.`
    expect(refused[0]).toMatchObject({ serverMessage: words })
  })

  it('has a limit anew with each month of the calendar where the care takes place', async () => {
    server.clock.advance(9 * 24 * 60 * minute)
    // Half past seven in the evening of the last of November in Oakland, and half past midnight after it.
    const [evening, night] = [await visitIn(server, id, 16), await visitIn(server, id, 21)]
    expect([evening.to.pickup_at, night.to.pickup_at]).toEqual([
      '2026-12-01T03:30:00.000Z',
      '2026-12-01T08:30:00.000Z',
    ])
    const { ride } = await order(evening, evening.to)
    await setCap(Math.max(2_000, ride.estimate))
    await server.db.update(rides).set({ estimate_cents: Math.max(2_000, ride.estimate) })
    await expect(order(evening, evening.from)).rejects.toMatchObject({ kind: 'conflict' })
    await order(night, night.to)
    const months = await server.db
      .select({ month: rides.month })
      .from(rides)
      .where(eq(rides.connection_id, id))
    expect(months.map(({ month }) => month).toSorted()).toEqual(['2026-11-01', '2026-12-01'])
    expect((await book()).approval).toMatchObject({
      month: '2026-11',
      used_cents: Math.max(2_000, ride.estimate),
    })
  })

  it('is refused what is no ride of theirs, in words', async () => {
    const visit = await visitIn(server, id, 2)
    const other = await server.as('otherCaregiver')
    const args = { id, shiftId: visit.id, body: visit.to }
    await expect(other.call(orderRide, args)).rejects.toMatchObject({ kind: 'notFound' })
    await expect((await carol()).call(orderRide, args)).rejects.toMatchObject({ kind: 'forbidden' })
    // A visit of another connection.
    const [elsewhere] = await server.db
      .insert(connections)
      .values({ family_id: actors.otherFamily, caregiver_id: actors.otherCaregiver, hire_stage: 3 })
      .returning()
    const theirs = await visitIn(server, elsewhere!.id, 200)
    await expect(order(theirs, theirs.to)).rejects.toMatchObject({ kind: 'notFound' })
    const far = await visitIn(server, id, 24 * 9)
    await expect(order(far, far.to)).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { pickup_at: [expect.any(String)] },
    })
    const noon = new Date(Date.parse(visit.to.pickup_at) - 4 * 60 * minute).toISOString()
    await expect(order(visit, { ...visit.to, pickup_at: noon })).rejects.toMatchObject({ kind: 'invalid' })
    expect(await book()).toMatchObject({ total: 0 })
  })

  const conflicts: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'the visit was canceled',
      () =>
        server.db
          .update(connectionShifts)
          .set({ cancelled: true })
          .where(eq(connectionShifts.connection_id, id)),
    ],
    [
      'the work has ended',
      () => server.db.update(connections).set({ end_date: '2026-11-20' }).where(eq(connections.id, id)),
    ],
    [
      'the approval was taken back',
      () =>
        server.db.update(rideApprovals).set({ approved_at: null }).where(eq(rideApprovals.connection_id, id)),
    ],
    [
      'nothing was approved',
      () => server.db.delete(rideApprovals).where(eq(rideApprovals.connection_id, id)),
    ],
    [
      'nobody knows where they live',
      () => server.db.update(users).set({ address: '' }).where(eq(users.id, actors.caregiver)),
    ],
    [
      'nobody knows where the care is',
      () => server.db.update(users).set({ address: '' }).where(eq(users.id, actors.family)),
    ],
  ]
  it.each(conflicts)('is refused where %s', async (_, make) => {
    const visit = await visitIn(server, id, 2)
    await make()
    await expect(order(visit, visit.to)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await server.db.$count(rides, eq(rides.connection_id, id))).toBe(0)
  })
})

const carol = () => server.as('family')

describe('where the service', () => {
  it('cannot say what it costs, nothing is ordered', async () => {
    const visit = await visitIn(server, id, 2)
    vi.spyOn(server.deps.rides!, 'estimate').mockRejectedValue(new Error('timeout'))
    await expect(order(visit, visit.to)).rejects.toMatchObject({ status: 503 })
    vi.spyOn(server.deps.rides!, 'estimate').mockRejectedValue(new RideTurnedDown())
    await expect(order(visit, visit.to)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await book()).toMatchObject({ total: 0 })
  })

  it('turns an order down, that is said, nothing is held, and it may be tried again', async () => {
    const visit = await visitIn(server, id, 2)
    const asked = vi.spyOn(server.deps.rides!, 'order').mockRejectedValueOnce(new RideTurnedDown())
    await expect(order(visit, visit.to)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await book()).toMatchObject({ rides: [{ state: 'failed', cost: 0 }], approval: { used_cents: 0 } })
    const { ride } = await order(visit, visit.to)
    expect([ride.state, asked.mock.calls[0]![0] === asked.mock.calls[1]![0]]).toEqual(['ordered', false])
  })

  it('is not heard, the estimate stays held, and the clock asks again under the same key', async () => {
    const own = service()
    const visit = await visitIn(server, id, 2)
    vi.mocked(own.order).mockRejectedValueOnce(new Error('timeout'))
    const { ride, approval } = await order(visit, visit.to)
    expect([ride.state, approval.used_cents]).toEqual(['asked', ride.estimate])
    // Pressed again it is still the same ride, and nothing is sent twice by that.
    expect((await order(visit, visit.to)).ride).toEqual(ride)
    await followRides(server.deps, server.clock.now())
    expect(vi.mocked(own.order).mock.calls).toHaveLength(1)
    server.clock.advance(minute)
    await followRides(server.deps, server.clock.now())
    expect((await book()).rides).toMatchObject([{ id: ride.id, state: 'ordered', estimate: ride.estimate }])
    const keys = vi.mocked(own.order).mock.calls.map(([key]) => key)
    expect(new Set(keys).size).toBe(1)
  })

  it('has taken an order whose answer was lost, that is found by its key and not ordered twice', async () => {
    const own = service()
    const visit = await visitIn(server, id, 2)
    const taken = own.order.bind(own)
    vi.mocked(own.order).mockImplementationOnce(async (...given) => {
      await taken(...given)
      throw new Error('The answer was lost')
    })
    expect((await order(visit, visit.to)).ride.state).toBe('asked')
    const asked = vi.mocked(own.order).mock.calls.length
    server.clock.advance(minute)
    await followRides(server.deps, server.clock.now())
    expect([(await book()).rides[0]!.state, vi.mocked(own.order).mock.calls.length]).toEqual([
      'ordered',
      asked,
    ])
  })
})

describe('a ride', () => {
  it('is canceled before it starts, at no cost, however often; after that no more', async () => {
    service()
    const visit = await visitIn(server, id, 2)
    const { ride } = await order(visit, visit.to)
    const canceled = [await cancel(ride.id), await cancel(ride.id)]
    expect(canceled).toMatchObject(
      Array(2).fill({ ride: { state: 'canceled', cost: 0 }, approval: { used_cents: 0 } }),
    )
    const { ride: home } = await order(visit, visit.from)
    server.clock.advance(4 * 60 * minute)
    await expect(cancel(home.id)).rejects.toMatchObject({ kind: 'conflict' })
    expect((await book()).rides[0]).toMatchObject({ id: home.id, state: 'on_the_way', canceling: false })
    await expect(cancel(999_999)).rejects.toMatchObject({ kind: 'notFound' })
    const other = await server.as('otherCaregiver')
    await expect(other.call(cancelRide, { id, rideId: home.id })).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('whose cancelation was not heard is being canceled until it is; a fee counts toward the limit', async () => {
    const own = service()
    const visit = await visitIn(server, id, 2)
    const { ride } = await order(visit, visit.to)
    vi.mocked(own.cancel).mockRejectedValueOnce(new Error('timeout'))
    expect((await cancel(ride.id)).ride).toMatchObject({ state: 'ordered', canceling: true })
    server.clock.advance(minute)
    vi.mocked(own.cancel).mockResolvedValueOnce({
      ...{ state: 'canceled', cost_cents: 500, started_at: null, ended_at: null, car: '' },
    })
    await followRides(server.deps, server.clock.now())
    const { rides: all, approval } = await book()
    expect([all[0]!.state, all[0]!.canceling, all[0]!.cost, approval.used_cents]).toEqual([
      'canceled',
      false,
      500,
      500,
    ])
    // Who has canceled it needs no letter.
    expect(await lettersTo('marisol@example.com')).toEqual([])
  })

  it('that is canceled too late says so by what the service knows', async () => {
    const own = service()
    const visit = await visitIn(server, id, 2)
    const { ride } = await order(visit, visit.to)
    vi.mocked(own.cancel).mockRejectedValueOnce(new RideHasStarted())
    vi.mocked(own.read).mockResolvedValueOnce({
      ...{ state: 'on_the_way', cost_cents: null, started_at: null, ended_at: null, car: '' },
    })
    await expect(cancel(ride.id)).rejects.toMatchObject({ kind: 'conflict' })
    expect((await book()).rides).toMatchObject([{ state: 'on_the_way', canceling: false }])
  })
})

const lettersTo = async (recipient: string) => {
  await server.notice()
  const sent = await server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'mail')))
    .orderBy(outbox.id)
  return sent
    .filter(({ subject }) => /\bride/.test(subject ?? ''))
    .map(({ subject, body }) => `${subject}\n${body}`)
}

it('a family is told once a month that its limit is nearly used up', async () => {
  const visits = [await visitIn(server, id, 2), await visitIn(server, id, 6)]
  vi.spyOn(server.deps.rides!, 'estimate').mockResolvedValue(1_200)
  await setCap(3_000)
  const { ride } = await order(visits[0]!, visits[0]!.to)
  expect(await lettersTo('carol@example.com')).toEqual([])
  await order(visits[0]!, visits[0]!.from)
  await cancel(ride.id)
  await order(visits[1]!, visits[1]!.to)
  const told = await lettersTo('carol@example.com')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(
    /Marisol R\. has used \$24\.00 of the \$30\.00 that you pay for rides in November 2026/,
  )
})

describe('the history', () => {
  it('is read a page at a time, of one visit where that is asked for, the latest first', async () => {
    const visits = [await visitIn(server, id, 2), await visitIn(server, id, 6), await visitIn(server, id, 10)]
    for (const visit of visits) await order(visit, visit.to)
    const care = await carol()
    const page = async (query: object) =>
      (await care.call(listRides, { id, query })).rides.map(({ shift_id }) => shift_id)
    const latest = visits.map((visit) => visit.id).toReversed()
    expect(await page({ limit: 2 })).toEqual(latest.slice(0, 2))
    expect(await page({ limit: 2, offset: 2 })).toEqual(latest.slice(2))
    expect(await page({ shift_id: visits[1]!.id })).toEqual([visits[1]!.id])
  })

  it('that staff read stands in the trail of both; what the two read does not', async () => {
    const entries = () => server.db.select().from(trailEntries).where(eq(trailEntries.subject, 'rides'))
    await book('family')
    await book('caregiver')
    expect(await entries()).toEqual([])
    await book('staff')
    expect(
      (await entries()).map(({ about_user, subject_id }) => [about_user, subject_id]).toSorted(),
    ).toEqual(
      [
        [actors.family, id],
        [actors.caregiver, id],
      ].toSorted(),
    )
  })
})
