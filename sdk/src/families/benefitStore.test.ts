import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { aBenefitBalance } from '../testing/hiringBuilders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { createBenefitStore, loadBenefit } from './benefitStore.js'
import { getBenefitBalance, listBenefitUses, type BenefitMonth } from './supportCalls.js'

const balance = aBenefitBalance()
const uses: BenefitMonth[] = [
  {
    ...{ month: '2026-11', connection_id: 81, used_hrs: 4 },
    caregiver: { id: 71, first_name: 'Marisol', last_initial: 'R', photo: null },
  },
]
function setUp() {
  const server = fakeServer()
    .on(getBenefitBalance, () => balance)
    .on(listBenefitUses, () => uses)
  return { server, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}

it('shows what is left where nobody knows who used it, and the other way round', async () => {
  const { care, server } = setUp()
  expect(await loadBenefit(care)).toEqual({ balance, uses })
  const failed: unknown[] = []
  server.on(listBenefitUses, () => refuseWith(500))
  expect(await loadBenefit(care, undefined, (error) => failed.push(error))).toEqual({ balance, uses: null })
  expect(failed).toHaveLength(1)
  server.on(getBenefitBalance, () => refuseWith(500)).on(listBenefitUses, () => uses)
  expect(await loadBenefit(care)).toEqual({ balance: null, uses })
})

it('asks for what is missing alone', async () => {
  const { care, server } = setUp()
  const store = createBenefitStore(care, { balance, uses: null })
  store.loadMissing()
  await expect.poll(() => store.uses.data.value).toEqual(uses)
  expect(server.seen).toHaveLength(1)
})

it('has hours that are unknown until loaded, also where loading failed, and none without a benefit', async () => {
  const { care, server } = setUp()
  const store = createBenefitStore(care)
  server.on(getBenefitBalance, () => refuseWith(500))
  await store.balance.load()
  expect(store.hours.value).toBeNull()
  server.on(getBenefitBalance, () => balance)
  await store.balance.load()
  const { total_hrs: total, remaining_hrs: remaining } = balance.overview
  expect(store.hours.value).toEqual({ total, remaining })
  server.on(getBenefitBalance, () => null)
  await store.balance.load()
  expect([store.balance.data.value, store.hours.value]).toEqual(['none', null])
})
