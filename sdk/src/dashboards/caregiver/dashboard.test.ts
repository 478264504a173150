import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { aCaregiverConnection, aOwnCaregiver } from '../../testing/builders.js'
import { fakeServer, refuseWith } from '../../testing/fakeServer.js'
import { createCaregiverDashboard, loadCaregiverDashboard } from './dashboard.js'
import { listOwnAlerts, listOwnEarnings } from './dashboardCalls.js'
import { listJobsNearMe } from '../../jobs/searchCalls.js'
import { listCaregiverConnections } from '../../hiring/connectionCalls.js'
import { getOwnCaregiver } from '../../ownProfile/profileCalls.js'
import { earningsByWeek } from './earnings.js'

const weeks = earningsByWeek([{ day: '2026-11-20', minutes: 240, cents: 9800 }], '2026-11-21')

function setUp() {
  const server = fakeServer()
    .on(getOwnCaregiver, () => aOwnCaregiver())
    .on(listOwnAlerts, () => [])
    .on(listCaregiverConnections, () => [aCaregiverConnection()])
    .on(listOwnEarnings, () => weeks)
    .on(listJobsNearMe, () => ({ data: [], records: 0 }))
  return { server, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}

describe('loading a dashboard', () => {
  it('brings every part', async () => {
    const { care } = setUp()
    expect(await loadCaregiverDashboard(care, false)).toMatchObject({
      record: aOwnCaregiver(),
      alerts: [],
      connections: [aCaregiverConnection()],
      earnings: weeks,
      nearby: { data: [], records: 0 },
    })
  })
  it('leaves out the part that failed, and no other', async () => {
    const { care, server } = setUp()
    server.on(getOwnCaregiver, () => refuseWith(500))
    const parts = await loadCaregiverDashboard(care, false)
    expect([parts.record, parts.alerts, parts.connections?.length]).toEqual([null, [], 1])
  })
  it('is refused as a whole when the session has ended', async () => {
    const { care, server } = setUp()
    server.on(listOwnAlerts, () => refuseWith(401))
    await expect(loadCaregiverDashboard(care, false)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
  it('asks for no record and no jobs of an agency caregiver', async () => {
    const { care, server } = setUp()
    await loadCaregiverDashboard(care, true)
    expect(server.seen.map(({ call }) => call).toSorted()).not.toContain(getOwnCaregiver)
    expect(server.seen).toHaveLength(3)
  })
})

describe('the store', () => {
  it('asks again for what is missing, and for nothing else', async () => {
    const { care, server } = setUp()
    const parts = {
      record: null,
      alerts: [],
      connections: [],
      earnings: [],
      nearby: { data: [], records: 0 },
    }
    const store = createCaregiverDashboard(care, false, parts)
    store.loadMissing()
    await expect.poll(() => store.record.data.value).toEqual(aOwnCaregiver())
    expect(server.seen).toHaveLength(1)
  })
  it('says that a part failed instead of showing it empty, until a retry brings it', async () => {
    const { care, server } = setUp()
    server.on(listCaregiverConnections, () => refuseWith(500))
    const parts = { record: null, alerts: [], connections: null, earnings: null, nearby: null }
    const store = createCaregiverDashboard(care, true, parts)
    store.loadMissing()
    await expect.poll(() => store.connections.error.value?.kind).toBe('server')
    expect(store.connections.data.value).toBeUndefined()
    await expect.poll(() => store.earnings.data.value).toEqual(weeks)
    server.on(listCaregiverConnections, () => [])
    await store.connections.reload()
    expect([store.connections.data.value, store.connections.error.value]).toEqual([[], null])
    expect(server.seen.some(({ call }) => call === getOwnCaregiver)).toBe(false)
  })
})
