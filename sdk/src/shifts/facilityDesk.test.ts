import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aFacilityShift, fakeServer, refuseWith } from '../testing/index.js'
import { updateFacilityShift } from './calls.js'
import { createFacilityDesk } from './facilityDesk.js'

function setUp() {
  const server = fakeServer()
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const desk = createFacilityDesk(care, toasts, [aFacilityShift({ id: 2 }), aFacilityShift({ id: 1 })])
  const statuses = () => desk.shifts.value.map(({ id, status }) => [id, status])
  return { server, desk, statuses, kinds: () => toasts.list.value.map(({ kind }) => kind) }
}

it('two shifts are worked on at once: neither waits for the other, and neither is passed over', async () => {
  const { server, desk, statuses } = setUp()
  server.on(updateFacilityShift, ({ body }) => aFacilityShift({ id: body.id, status: 'cancelled' }))
  await Promise.all([desk.act({ id: 1, action: 'cancel' }), desk.act({ id: 2, action: 'cancel' })])
  expect(statuses()).toEqual([
    [2, 'cancelled'],
    [1, 'cancelled'],
  ])
})

it('what fails leaves the shift as it was, and is said', async () => {
  const { server, desk, statuses, kinds } = setUp()
  server.on(updateFacilityShift, () => refuseWith(409, 'It was cancelled meanwhile.'))
  await desk.act({ id: 1, action: 'assign', provider_id: 7 })
  expect(statuses()).toEqual([
    [2, 'open'],
    [1, 'open'],
  ])
  expect(kinds()).toEqual(['error'])
})
