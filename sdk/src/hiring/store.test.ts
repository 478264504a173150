import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/toasts.js'
import {
  enrollInTaxes,
  getHealthWageSavings,
  getTaxData,
  saveTaxData,
  setHealthWageSavings,
} from '../payments/taxCalls.js'
import { createTaxes } from '../payments/taxStore.js'
import { cancelShift, confirmShift, getShift, listShifts } from '../shifts/calls.js'
import { applyToShift, listOpenShifts } from '../shifts/openShiftCalls.js'
import { createShifts } from '../shifts/store.js'
import { shiftTexts } from '../shifts/texts.js'
import { anOpenShift, aShift, aTaxData, aWageRate, fakeServer, refuseWith } from '../testing/index.js'
import { hiringTexts } from './texts.js'
import { addWageRate, changeWageRate, listWageRates, removeWageRate } from './wageRateCalls.js'
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
      .on(changeWageRate, () => [before, { ...last, amount: 9 }])
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
      hiringTexts.rateSaved,
      hiringTexts.rateDeleted,
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

describe('nursing shifts', () => {
  it('are applied to, confirmed and cancelled in place', async () => {
    const { care, server, toasts } = setUp()
    const store = createShifts(care, toasts)
    const open = anOpenShift({ id: 5, has_applied: false })
    const mine = aShift({ id: 6, status: 'assigned' })
    server
      .on(listOpenShifts, () => [open])
      .on(listShifts, () => [mine, aShift({ id: 7 })])
      .on(getShift, () => mine)
      .on(applyToShift, () => ({ ...open, has_applied: true }))
      .on(confirmShift, () => ({ ...mine, status: 'confirmed' }))
      .on(cancelShift, () => ({ ...mine, status: 'cancelled' }))
    await Promise.all([store.open.load({ distance: 30 }), store.shifts.load(), store.current.load(6)])
    await store.apply.run(5, ' Hi ')
    expect([store.found.value[0]?.has_applied, server.seen.at(-1)?.body]).toEqual([
      true,
      { shift_id: 5, note: 'Hi' },
    ])
    await store.confirm.run(6)
    expect([store.shifts.data.value?.map(({ status }) => status), store.current.data.value?.status]).toEqual([
      ['confirmed', aShift().status],
      'confirmed',
    ])
    await store.cancel.run(6)
    expect([store.current.data.value?.status, server.seen.at(-1)?.body]).toEqual(['cancelled', {}])
    expect(toasts.list.value.map(({ text }) => text)).toEqual([
      shiftTexts.applied,
      shiftTexts.confirmed,
      shiftTexts.canceled,
    ])
  })
  it('that are open are none after a search that failed; an action that fails says why', async () => {
    const { care, server, toasts } = setUp()
    const store = createShifts(care, toasts)
    server
      .on(listOpenShifts, () => [anOpenShift()])
      .on(applyToShift, () => refuseWith(403, 'Verify your phone'))
    await store.open.load()
    expect(store.found.value).toHaveLength(1)
    server.on(listOpenShifts, () => refuseWith(500))
    await store.open.reload()
    await store.apply.run(1)
    expect([store.found.value, toasts.list.value[0]?.text]).toEqual([[], 'Verify your phone'])
  })
})

describe('taxes', () => {
  it('are read, saved and sent; their errors are stored', async () => {
    const { care, server } = setUp()
    const store = createTaxes(care)
    server
      .on(getTaxData, () => aTaxData())
      .on(saveTaxData, () => aTaxData({ legal_name: 'Carol I.' }))
      .on(enrollInTaxes, ({ body }) => aTaxData({ legal_name: body.full_name }))
    await store.taxes.load()
    await store.save.run({ legal_name: 'Carol I.' })
    expect(store.taxes.data.value?.legal_name).toBe('Carol I.')
    await store.enroll.run(' Carol Ito ')
    expect([store.taxes.data.value?.legal_name, store.error.value]).toEqual(['Carol Ito', null])
    server.on(saveTaxData, () => refuseWith(400, 'Wrong number'))
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
      .on(setHealthWageSavings, () => refuseWith(500))
    await store.savings.load()
    await store.optIn.run(true)
    expect([store.optInFailed.value, store.savings.data.value?.opted_in]).toEqual([true, false])
    server.on(setHealthWageSavings, () => savings)
    await store.optIn.run(true)
    expect([store.optInFailed.value, store.savings.data.value?.opted_in]).toEqual([false, true])
  })
})
