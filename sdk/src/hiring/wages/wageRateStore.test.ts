import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { createToasts } from '../../kit/state/toasts.js'
import {
  enrollInTaxes,
  getHealthWageSavings,
  getTaxData,
  updateTaxData,
  updateHealthWageSavings,
} from '../../payments/taxCalls.js'
import { createTaxes } from '../../payments/taxStore.js'
import { aTaxData, aWageRate, fakeServer, refuseWith } from '../../testing/index.js'
import { rateToastTexts } from './texts.js'
import { addWageRate, updateWageRate, listWageRates, removeWageRate } from './wageRateCalls.js'
import { createWageRates } from './wageRateStore.js'

function setUp() {
  const server = fakeServer()
  const toasts = createToasts(() => {})
  return { server, toasts, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}

describe('the wage rates of a connection', () => {
  const before = aWageRate({ id: 1, valid_to: '2026-05-31' })
  const last = aWageRate({ id: 2, valid_to: null })
  const draft = { pay_type: 'regular', amount: 2500, valid_from: '2026-12-01' } as const
  it('are all as each change answers them', async () => {
    const { care, server, toasts } = setUp()
    const store = createWageRates(care, toasts, 81)
    server
      .on(listWageRates, () => [before, last])
      .on(addWageRate, () => [before, last, aWageRate({ id: 3 })])
      .on(updateWageRate, () => [before, { ...last, amount: 9 }])
      .on(removeWageRate, () => [{ ...before, valid_to: null }])
    await store.rates.load()
    await store.save.run(draft)
    expect(store.rates.data.value).toHaveLength(3)
    await store.save.run(draft, 2)
    expect([store.rates.data.value?.[1]?.amount, server.seen.at(-1)?.params]).toEqual([
      9,
      { id: '81', rateId: '2' },
    ])
    await store.remove.run(2)
    expect(store.rates.data.value).toEqual([{ ...before, valid_to: null }])
    expect(toasts.list.value.map(({ text }) => text)).toEqual([
      rateToastTexts.rateSaved,
      rateToastTexts.rateDeleted,
    ])
  })
  it('stay when a change fails', async () => {
    const { care, server, toasts } = setUp()
    const store = createWageRates(care, toasts, 81)
    server.on(listWageRates, () => [last]).on(removeWageRate, () => refuseWith(400, 'In use'))
    await store.rates.load()
    await store.remove.run(2)
    expect([store.rates.data.value, toasts.list.value[0]?.text]).toEqual([[last], 'In use'])
  })
})

describe('taxes', () => {
  it('are read, saved and sent; their errors are stored', async () => {
    const { care, server } = setUp()
    const store = createTaxes(care)
    server
      .on(getTaxData, () => aTaxData())
      .on(updateTaxData, () => aTaxData({ legal_name: 'Carol I.' }))
      .on(enrollInTaxes, ({ body }) => aTaxData({ legal_name: body.full_name }))
    await store.taxes.load()
    expect(store.taxes.data.value).toEqual(aTaxData())
    await store.save.run({ legal_name: 'Carol I.' })
    expect(store.taxes.data.value?.legal_name).toBe('Carol I.')
    await store.enroll.run(' Carol Ito ')
    expect([store.taxes.data.value?.legal_name, store.error.value]).toEqual(['Carol Ito', null])
    server.on(updateTaxData, () => refuseWith(400, 'Wrong number'))
    await store.save.run({})
    expect([store.error.value?.serverMessage, store.taxes.data.value?.legal_name]).toEqual([
      'Wrong number',
      'Carol Ito',
    ])
  })
  it('set a flag where opting in fails', async () => {
    const { care, server } = setUp()
    const store = createTaxes(care)
    const savings = { eligible: true, opted_in: true, opted_in_at: null }
    server
      .on(getHealthWageSavings, () => ({ ...savings, opted_in: false }))
      .on(updateHealthWageSavings, () => refuseWith(500))
    await store.savings.load()
    await store.optIn.run(true)
    expect([store.optInFailed.value, store.savings.data.value?.opted_in]).toEqual([true, false])
    server.on(updateHealthWageSavings, () => savings)
    await store.optIn.run(true)
    expect([store.optInFailed.value, store.savings.data.value?.opted_in]).toEqual([false, true])
  })
})
