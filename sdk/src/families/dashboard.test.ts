import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { aCaregiver, aFamilyDashboard } from '../testing/builders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { getFamilyDashboard, listRecommendedCaregivers } from './calls.js'
import { getBenefitBalance, getCareTeam, getPartnerData } from './supportCalls.js'
import { createFamilyDashboard, loadFamilyDashboard } from './dashboard.js'

const rest = { team: [], benefit: 'none', partner: 'none' } as const

function setUp() {
  const server = fakeServer()
    .on(getFamilyDashboard, () => aFamilyDashboard())
    .on(listRecommendedCaregivers, () => [aCaregiver()])
    .on(getCareTeam, () => [])
    .on(getBenefitBalance, () => null)
    .on(getPartnerData, () => null)
  return { server, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}

it('shows the dashboard when the suggestions fail, and the suggestions when the dashboard does', async () => {
  const { care, server } = setUp()
  server.on(listRecommendedCaregivers, () => refuseWith(500))
  expect(await loadFamilyDashboard(care)).toEqual({
    ...rest,
    dashboard: aFamilyDashboard(),
    suggestions: null,
  })
  server.on(getFamilyDashboard, () => refuseWith(502)).on(listRecommendedCaregivers, () => [aCaregiver()])
  expect(await loadFamilyDashboard(care)).toEqual({ ...rest, dashboard: null, suggestions: [aCaregiver()] })
})

it('asks again for the part that is missing, and keeps what it has when that fails', async () => {
  const { care, server } = setUp()
  const store = createFamilyDashboard(care, { ...rest, dashboard: null, suggestions: [aCaregiver()] })
  store.loadMissing()
  await expect.poll(() => store.dashboard.data.value).toEqual(aFamilyDashboard())
  expect(server.seen).toHaveLength(1)
  server.on(getFamilyDashboard, () => refuseWith(500))
  await store.dashboard.reload()
  expect([store.dashboard.data.value, store.dashboard.error.value?.kind]).toEqual([
    aFamilyDashboard(),
    'server',
  ])
})
