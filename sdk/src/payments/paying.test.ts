import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { otherTip, paymentStates } from '../vocabulary/payments/attempts.js'
import { getInvoicePrice, payInvoice, type PaidInvoice } from './invoiceCalls.js'
import { createPayForm } from './payForm.js'
import { paymentAfter, paymentMoves } from './invoices.js'
import { invoiceTexts as words } from './invoiceTexts.js'
import { anInvoice } from '../testing/hoursBuilders.js'
import { fakeServer, refuse, refuseStale, refuseWith } from '../testing/fakeServer.js'

const plain = { id: 7, total: 4900, enrolled: false }
const answer = { ...anInvoice(), payment: null, next_action: null }

function setUp(invoice = plain, method: number | null = 3) {
  const server = fakeServer()
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const paid: PaidInvoice[] = []
  const store = createPayForm(care, invoice, method, (one) => paid.push(one))
  return { server, store, paid }
}

describe('paying an invoice', () => {
  it('sends what was seen: the method, the tip and the total', async () => {
    const { server, store, paid } = setUp()
    server.on(payInvoice, () => answer)
    expect(store.price.value).toEqual({ tip: 0, taxes: 0, total: 4900 })
    store.form.fields.tip.set(500)
    expect(store.price.value).toEqual({ tip: 500, taxes: 0, total: 5400 })
    expect(await store.form.submit()).toBe(true)
    expect([server.seen.map(({ body }) => body), paid]).toEqual([
      [{ expected_total: 5400, tip_cents: 500, card_id: 3 }],
      [answer],
    ])
  })

  it('takes a tip of one’s own within its limits', () => {
    const { store } = setUp()
    const { tip, amount } = store.form.fields
    tip.set(otherTip)
    for (const [typed, cents] of [
      ['12.50', 1250],
      ['0', 0],
      ['500', 50_000],
      ['500.01', null],
      ['-1', null],
      ['', null],
    ] as const) {
      amount.set(typed)
      expect([typed, store.price.value?.tip ?? null, amount.error.value]).toEqual([
        typed,
        cents,
        cents === null ? words.tipWrong : null,
      ])
    }
  })

  it('needs a method, but for what costs nothing', async () => {
    const { store } = setUp(plain, null)
    expect(await store.form.submit()).toBe(false)
    expect(store.form.fields.method.shownError.value).toBe(words.chooseMethod)
    const free = setUp({ ...plain, total: 0 }, null)
    free.server.on(payInvoice, () => answer)
    expect(await free.store.form.submit()).toBe(true)
    expect(free.server.seen[0]?.body).toEqual({ expected_total: 0, tip_cents: 0 })
  })

  it('asks what a tip costs that is taxed, and pays nothing before that is known', async () => {
    const { server, store } = setUp({ ...plain, enrolled: true })
    let failing = true
    server.on(getInvoicePrice, ({ query }) => {
      if (failing) refuseWith(400, 'Not now')
      const tip = Number(query['tip_cents'])
      return { tip, taxes: 38, total: 4938 + tip }
    })
    store.form.fields.tip.set(500)
    expect(store.price.value).toBeNull()
    await store.asked.reload()
    expect(await store.form.submit()).toBe(false)
    failing = false
    await store.asked.reload()
    expect(store.price.value).toEqual({ tip: 500, taxes: 38, total: 5438 })
    store.form.fields.tip.set(0)
    expect(store.price.value).toEqual({ tip: 0, taxes: 0, total: 4900 })
  })

  it('shows the new total where it has changed, and pays by that', async () => {
    const { server, store } = setUp()
    server.on(payInvoice, () => refuseStale({ tip: 0, taxes: 0, total: 5100 }))
    expect(await store.form.submit()).toBe(false)
    expect(store.price.value).toEqual({ tip: 0, taxes: 0, total: 5100 })
    store.form.fields.tip.set(500)
    expect(store.price.value?.total).toBe(5600)
  })

  it('says beside the method that it was declined', async () => {
    const { server, store } = setUp()
    server.on(payInvoice, () => refuse({ card_id: ['Declined'] }))
    expect(await store.form.submit()).toBe(false)
    expect(store.form.fields.method.shownError.value).toBe('Declined')
  })
})

describe('the states of a payment', () => {
  it.each(paymentMoves)('$from goes to $to by $event', ({ from, event, to }) => {
    expect(paymentAfter({ state: from }, event)).toBe(to)
  })
  it('end with one that has come, was declined or was not made', () => {
    expect(paymentAfter({ state: 'succeeded' }, 'fail')).toBeNull()
    for (const state of ['failed', 'cancelled'])
      for (const { event } of paymentMoves) expect(paymentAfter({ state }, event)).toBeNull()
    expect(paymentAfter(null as never, 'fail')).toBeNull()
    expect(paymentStates.ids).toHaveLength(6)
  })
})
