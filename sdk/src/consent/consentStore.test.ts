import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import type { Purpose } from '../vocabulary/consent/catalogue.js'
import { getOwnConsent, updateOwnConsent, type Consent } from './calls.js'
import { consentVersion, writeConsent, type DeviceConsent } from './consent.js'
import { createConsent } from './consentStore.js'

const now = Date.parse('2026-11-26T10:00:00Z')
const version = consentVersion(['https://chat.example'])
const at = '2026-11-26T09:00:00.000Z'
const answer = (...to: Purpose[]): Consent => ({ version, at, to })

interface World {
  readonly kept?: DeviceConsent
  readonly account?: Consent | null
  readonly signedIn?: boolean
  readonly untold?: boolean
  readonly refuses?: boolean
  readonly offered?: readonly Purpose[]
}

function open({ kept, account = null, signedIn = false, untold = false, ...rest }: World = {}) {
  const device = { text: kept ? writeConsent(kept) : null, untold }
  const server = fakeServer()
    .on(getOwnConsent, () => account)
    .on(updateOwnConsent, ({ body }) => ({ ...body, at }))
  const isIn = signal(signedIn)
  const store = createConsent(createClient({ fetch: server.fetch, pause: async () => {} }), {
    ...{ offered: ['chat', 'measuring'], version, refuses: false, signedIn: isIn, now: () => now },
    ...rest,
    device: { read: () => device.text, write: (text) => void (device.text = text) },
    untold: { read: () => device.untold, write: (yes) => void (device.untold = yes) },
  })
  return { store, server, device, isIn }
}

it('asks a visitor, and keeps a yes or a no on the device alone', async () => {
  const { store, device, server } = open()
  expect([store.asks.value, store.agreed.value]).toEqual([true, []])
  await store.choose(['measuring'])
  expect([store.asks.value, store.agreed.value]).toEqual([false, ['measuring']])
  expect(device.text).toContain('~measuring~visitor')
  await store.choose([])
  expect([store.asks.value, store.agreed.value]).toEqual([false, []])
  expect(device.text).toContain('~~visitor')
  expect(server.seen).toEqual([])
})

it('offers nothing, asks nothing and loads nothing where nothing is set up', () => {
  const { store, server } = open({ offered: [], signedIn: true })
  expect([store.asks.value, store.agreed.value]).toEqual([false, []])
  expect(server.seen).toEqual([])
})

it('agrees to nothing that is not set up', async () => {
  const { store } = open({ offered: ['measuring'] })
  await store.choose(['chat', 'care_needs', 'measuring'])
  expect(store.agreed.value).toEqual(['measuring'])
})

it('goes by the account of whoever is signed in, whatever others have answered here', async () => {
  const { store, device } = open({
    ...{ signedIn: true, account: answer() },
    kept: { ...answer('chat', 'measuring'), by: 'visitor' },
  })
  expect([store.asks.value, store.agreed.value]).toEqual([false, []])
  await expect.poll(() => store.answer.value).toEqual(answer())
  expect(store.agreed.value).toEqual([])
  expect(device.text).toContain('~~person')
})

it('takes a visitor’s refusal over to the account, and asks again after a visitor’s yes', async () => {
  const refused = open({ signedIn: true, kept: { ...answer(), by: 'visitor' } })
  await expect.poll(() => refused.server.seen.length).toBe(2)
  expect(refused.server.seen[1]?.body).toEqual({ version, to: [] })
  expect(refused.store.asks.value).toBe(false)
  const agreed = open({ signedIn: true, kept: { ...answer('chat'), by: 'visitor' } })
  await expect.poll(() => agreed.store.asks.value).toBe(true)
  expect(agreed.store.agreed.value).toEqual([])
})

it('runs and asks nothing while the account cannot be asked', async () => {
  const { store, server } = open({ signedIn: true, kept: { ...answer('chat'), by: 'person' } })
  server.on(getOwnConsent, () => refuseWith(500))
  expect(store.known.value).toBe(false)
  await expect.poll(() => store.known.value).toBe(true)
  expect([store.asks.value, store.agreed.value]).toEqual([false, []])
})

it('withdraws at once, and tells the account later where it could not be told', async () => {
  const first = open({ signedIn: true, account: answer('chat', 'measuring') })
  await expect.poll(() => first.store.agreed.value).toEqual(['chat', 'measuring'])
  first.server.on(updateOwnConsent, () => refuseWith(500))
  await first.store.choose([])
  expect([first.store.agreed.value, first.device.untold]).toEqual([[], true])
  const next = open({
    ...{ signedIn: true, untold: true, account: answer('chat', 'measuring') },
    kept: { ...answer(), by: 'person' },
  })
  expect(next.store.agreed.value).toEqual([])
  await expect.poll(() => next.device.untold).toBe(false)
  expect(next.server.seen.map(({ body }) => body)).toEqual([{ version, to: [] }])
})

it('asks the visitor who is left after a logout, who has not agreed to anything', async () => {
  const { store, isIn } = open({ signedIn: true, account: answer('chat') })
  await expect.poll(() => store.agreed.value).toEqual(['chat'])
  isIn.value = false
  expect([store.asks.value, store.agreed.value]).toEqual([true, []])
})

it('neither asks nor runs where the browser refuses', async () => {
  const { store } = open({ refuses: true, kept: { ...answer('chat'), by: 'visitor' } })
  expect([store.asks.value, store.agreed.value]).toEqual([false, []])
})
