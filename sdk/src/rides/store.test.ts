import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/client.js'
import { say } from '../kit/text.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { createToasts } from '../kit/state/toasts.js'
import {
  aRide,
  aRideApproval,
  aVisit,
  fakeServer,
  refuse,
  refuseStale,
  refuseWith,
} from '../testing/index.js'
import { createRideApprovalForm } from './approvalForm.js'
import {
  approveRides,
  cancelRide,
  listRides,
  orderRide,
  previewRide,
  rideApprovalRecord,
  type RideApproval,
  type RideBook,
  type RideNews,
} from './calls.js'
import { createRideOrder, rideWays } from './rideForm.js'
import { createRides, loadRides, ridesPageSize } from './store.js'
import { rideToastTexts } from './toastTexts.js'

const approval = aRideApproval()
function open() {
  const server = fakeServer()
  return {
    server,
    care: createClient({ fetch: server.fetch, pause: async () => {} }),
    toasts: createToasts(() => {}),
  }
}
/** Rides of the days before the 24th, the latest first, as pages of a server. */
const all = Array.from({ length: 13 }, (_, at) =>
  aRide({
    id: 300 - at,
    state: 'done',
    cost: 1_500,
    pickup_at: new Date(Date.UTC(2026, 10, 23 - at)).toISOString(),
  }),
)
const pages = (query: { limit?: unknown; offset?: unknown }, list = all): RideBook => ({
  approval,
  rides: list.slice(Number(query.offset), Number(query.offset) + Number(query.limit)),
  total: list.length,
})

describe('the rides of a connection', () => {
  it('are read a page at a time, none twice, the latest first', async () => {
    const { server, care, toasts } = open()
    server.on(listRides, ({ query }) => pages(query))
    const loaded = await loadRides(care, 81, new AbortController().signal)
    expect(server.seen[0]?.query).toEqual({ limit: String(ridesPageSize), offset: '0' })
    const store = createRides(care, toasts, 81, loaded)
    expect([store.rides.value.length, store.hasMore.value]).toEqual([5, true])
    // One more was ordered in between, and has moved the pages.
    const another = aRide({ id: 301, pickup_at: '2026-11-24T16:00:00.000Z' })
    server.on(listRides, ({ query }) => pages(query, [another, ...all]))
    store.took({ ride: another, approval })
    await store.more.run()
    expect(store.rides.value.map(({ id }) => id)).toEqual([301, ...all.slice(0, 10).map(({ id }) => id)])
    expect(server.seen.at(-1)?.query).toMatchObject({ offset: '6' })
  })

  it('of one visit are asked for by its number', async () => {
    const { server, care, toasts } = open()
    server.on(listRides, () => ({ approval, rides: [], total: 0 }))
    const store = createRides(
      care,
      toasts,
      81,
      await loadRides(care, 81, new AbortController().signal, 171),
      171,
    )
    await store.look.run()
    expect(server.seen.map(({ query }) => query['shift_id'])).toEqual(['171', '171'])
  })

  it('are looked at again in silence: what is there stays where that fails', async () => {
    const { server, care, toasts } = open()
    const store = createRides(care, toasts, 81, { approval, rides: [aRide()], total: 1 })
    server.on(listRides, () => refuseWith(500))
    await store.look.run()
    expect([store.rides.value.map(({ state }) => state), toasts.list.value]).toEqual([['ordered'], []])
    server.on(listRides, () => ({ approval, rides: [aRide({ state: 'on_the_way' })], total: 1 }))
    await store.look.run()
    expect(store.rides.value.map(({ state }) => state)).toEqual(['on_the_way'])
  })

  it.each([
    [aRide({ state: 'canceled', cost: 0 }), rideToastTexts.canceled],
    [aRide({ canceling: true }), rideToastTexts.canceling],
  ])('are canceled in place, and it is said whether that is certain: %#', async (ride, text) => {
    const { server, care, toasts } = open()
    const store = createRides(care, toasts, 81, { approval, rides: [aRide()], total: 1 })
    server.on(cancelRide, () => ({ ride, approval: aRideApproval({ used_cents: 0 }) }))
    await store.cancel.run(aRide())
    expect(server.seen[0]?.params).toEqual({ id: '81', rideId: '271' })
    expect([store.rides.value, store.approval.value.used_cents]).toEqual([[ride], 0])
    expect(toasts.list.value.map((toast) => toast.text)).toEqual([text])
  })

  it('that have started say so, and are looked at again', async () => {
    const { server, care, toasts } = open()
    const store = createRides(care, toasts, 81, { approval, rides: [aRide()], total: 1 })
    server.on(cancelRide, () => refuseWith(409, 'It has started.'))
    server.on(listRides, () => ({ approval, rides: [aRide({ state: 'on_the_way' })], total: 1 }))
    await store.cancel.run(aRide())
    await vi.waitFor(() => expect(store.rides.value).toEqual([aRide({ state: 'on_the_way' })]))
    expect(toasts.list.value.map(({ text }) => text)).toEqual(['It has started.'])
  })
})

describe('an approval', () => {
  const none = aRideApproval({ lyft_approved_at: null, cap_cents: null, used_cents: 0 })

  it('begins with no limit at all, is judged at its field, and sends cents with the version that was seen', async () => {
    const { server, care } = open()
    const saved: RideApproval[] = []
    const form = createRideApprovalForm(care, none, (now) => saved.push(now))
    expect(form.data.value).toEqual({ cap: '' })
    expect([await form.submit(), server.seen.length]).toEqual([false, 0])
    form.fields.cap.set('150')
    server.on(approveRides, ({ body }) => aRideApproval({ cap_cents: body.cap_cents!, changed: true }))
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ approved: true, cap_cents: 15_000 },
      version: versionFor(rideApprovalRecord, none),
    })
    expect(saved).toMatchObject([{ cap_cents: 15_000 }])
  })

  it('puts what the server refuses at the limit', async () => {
    const { server, care } = open()
    const form = createRideApprovalForm(care, none, () => {})
    server.on(approveRides, () => refuse({ cap_cents: ['Too much.'] }))
    form.fields.cap.set('150')
    expect([await form.submit(), form.fields.cap.shownError.value]).toEqual([false, 'Too much.'])
  })

  it('that another tab has changed meanwhile is theirs to choose', async () => {
    const { server, care } = open()
    let there = aRideApproval({ cap_cents: 9_000 })
    server.on(approveRides, ({ body }) => {
      if (body.version !== versionFor(rideApprovalRecord, there)) refuseStale(there)
      there = aRideApproval({ cap_cents: body.cap_cents! })
      return there
    })
    const form = createRideApprovalForm(care, approval, () => {})
    expect(form.data.value).toEqual({ cap: '150.00' })
    form.fields.cap.set('200')
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toEqual([{ name: 'cap', theirs: '90.00', mine: '200' }])
    form.choose('cap', 'mine')
    expect([await form.submit(), there.cap_cents]).toEqual([true, 20_000])
  })

  it('is taken back as it was seen, and else shown as it is now', async () => {
    const { server, care, toasts } = open()
    const store = createRides(care, toasts, 81, { approval, rides: [], total: 0 })
    const other = aRideApproval({ cap_cents: 9_000 })
    server.on(approveRides, () => refuseStale(other))
    await store.takeBack.run(approval)
    expect([store.approval.value, toasts.list.value]).toEqual([other, []])
    server.on(approveRides, () => none)
    await store.takeBack.run(other)
    expect(server.seen.at(-1)?.body).toEqual({
      approved: false,
      version: versionFor(rideApprovalRecord, other),
    })
    expect([store.approval.value, toasts.list.value.map(({ text }) => text)]).toEqual([
      none,
      [rideToastTexts.takenBack],
    ])
    server.on(approveRides, () => refuseWith(503, 'Later.'))
    await store.takeBack.run(none)
    expect(toasts.list.value.at(-1)?.text).toBe('Later.')
  })

  it('that is saved is shown and said', () => {
    const { care, toasts } = open()
    const store = createRides(care, toasts, 81, { approval: none, rides: [], total: 0 })
    store.approved(approval)
    expect([store.approval.value, toasts.list.value[0]?.text]).toEqual([approval, rideToastTexts.approved])
  })
})

describe('ordering a ride', () => {
  const visit = aVisit({ start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T21:00:00.000Z' })
  const now = () => Date.parse('2026-11-22T17:00:00Z')

  it('is offered each way that has none yet', () => {
    const at = new Date(now())
    expect(rideWays(visit, [], at)).toEqual(['to', 'from'])
    expect(rideWays(visit, [aRide()], at)).toEqual(['from'])
    expect(rideWays(visit, [aRide({ state: 'failed' }), aRide({ shift_id: 1 })], at)).toEqual(['to', 'from'])
    expect(rideWays(visit, [], new Date('2026-11-23T19:00:00Z'))).toEqual(['from'])
    expect(rideWays({ ...visit, cancelled: true }, [], at)).toEqual([])
  })

  it('proposes the usual time of each way, and sends the instant where the care takes place', async () => {
    const { server, care } = open()
    const heard: RideNews[] = []
    const { form } = createRideOrder(care, visit, ['to', 'from'], now, (news) => heard.push(news))
    expect(form.data.value).toEqual({ direction: 'to', time: '08:15' })
    form.fields.direction.set('from')
    expect(form.data.value).toEqual({ direction: 'from', time: '13:00' })
    form.fields.time.set('13:20')
    const news = { ride: aRide({ direction: 'from' }), approval }
    server.on(orderRide, () => news)
    expect(await form.submit()).toBe(true)
    expect([server.seen[0]?.params, server.seen[0]?.body]).toEqual([
      { id: '81', shiftId: '171' },
      { direction: 'from', pickup_at: '2026-11-23T21:20:00.000Z' },
    ])
    expect(heard).toEqual([news])
  })

  it('says what is wrong at the time, and keeps what was typed', async () => {
    const { server, care } = open()
    const { form } = createRideOrder(care, visit, ['from'], now, () => {})
    form.fields.time.set('20:00')
    expect([await form.submit(), server.seen.length]).toEqual([false, 0])
    expect(say('en', form.fields.time.shownError.value!)).toMatch(/^Choose a time from the start/)
    form.fields.time.set('13:30')
    server.on(orderRide, () => refuse({ pickup_at: ['Not then.'] }))
    expect([await form.submit(), form.fields.time.shownError.value]).toEqual([false, 'Not then.'])
    server.on(orderRide, () => refuseWith(409, 'Nothing is left.'))
    expect([await form.submit(), form.errors.value, form.data.value.time]).toEqual([
      false,
      ['Nothing is left.'],
      '13:30',
    ])
  })

  it('says what the ride in the form would cost, and nothing of one that cannot be', async () => {
    const { server, care } = open()
    server.on(previewRide, ({ query }) => ({
      ...{ estimate: query.direction === 'to' ? 1_840 : 1_900, left: 11_000, month: '2026-11' },
    }))
    const { form, preview, look } = createRideOrder(care, visit, ['to', 'from'], now, () => {})
    const estimate = async () => {
      look()
      await vi.waitFor(() => expect(preview.loading.value).toBe(false))
      return preview.data.value?.estimate
    }
    expect(await estimate()).toBe(1_840)
    form.fields.direction.set('from')
    expect([await estimate(), server.seen.at(-1)?.query]).toEqual([
      1_900,
      { direction: 'from', pickup_at: '2026-11-23T21:00:00.000Z' },
    ])
    form.fields.time.set('')
    expect([await estimate(), server.seen.length]).toEqual([undefined, 2])
  })
})
