import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import type { Purpose } from '../vocabulary/consent/catalogue.js'
import { getOwnConsent, updateOwnConsent, type Consent } from './calls.js'
import { consentVersion, readConsent, writeConsent, type DeviceConsent } from './consent.js'
import { createConsent } from './consentStore.js'

const now = Date.parse('2026-11-26T10:00:00Z')
const version = consentVersion(['https://chat.example'])
const at = '2026-11-26T09:00:00.000Z'
const answer = (...to: Purpose[]): Consent => ({ version, at, to })

interface World {
  readonly kept?: DeviceConsent
  readonly account?: Consent | null
  readonly signedIn?: boolean
  readonly untold?: string
  readonly refuses?: boolean
  readonly offered?: readonly Purpose[]
}

/** Runs what waits for answers that are there already. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open({
  kept,
  account = null,
  signedIn = false,
  untold,
  offered: offers = ['chat', 'measuring'],
  ...rest
}: World = {}) {
  const device = { text: kept ? writeConsent(kept) : null, untold: untold ?? null }
  const server = fakeServer()
    .on(getOwnConsent, () => account)
    .on(updateOwnConsent, ({ body }) => ({ ...body, at }))
  const isIn = signal(signedIn)
  const offered = signal(offers)
  const store = createConsent(createClient({ fetch: server.fetch, pause: async () => {} }), {
    ...{ offered, version, refuses: false, signedIn: isIn, now: () => now },
    ...rest,
    device: { read: () => device.text, write: (text) => void (device.text = text) },
    untold: { read: () => device.untold, write: (text) => void (device.untold = text) },
  })
  return { store, server, device, isIn, offered }
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
  expect((await first.store.choose([]))?.kind).toBe('server')
  expect([first.store.agreed.value, first.device.untold]).toEqual([[], ''])
  const next = open({
    ...{ signedIn: true, untold: '', account: answer('chat', 'measuring') },
    kept: { ...answer(), by: 'person' },
  })
  expect(next.store.agreed.value).toEqual([])
  await expect.poll(() => next.device.untold).toBeNull()
  expect(next.server.seen.map(({ body }) => body)).toEqual([undefined, { version, to: [] }])
})

it.each([
  ['to another question', { ...answer('chat'), version: '0-old' }, null],
  ['before the account’s newer one', { ...answer('chat'), at: '2026-11-26T08:00:00.000Z' }, answer()],
  ['more than a year ago', { ...answer('chat'), at: '2025-11-20T08:00:00.000Z' }, null],
])('forgets an answer that the account was not told where it was given %s', async (_, kept, account) => {
  const { store, server, device } = open({
    ...{ signedIn: true, untold: 'chat', account },
    kept: { ...kept, by: 'person' },
  })
  await expect.poll(() => device.untold).toBeNull()
  expect(server.seen.map(({ call }) => call)).toEqual([getOwnConsent])
  expect([store.answer.value, store.agreed.value, store.asks.value]).toEqual([account, [], account === null])
})

it('does not take for newer what it sent itself, which came late because the page was left', async () => {
  const first = open({ signedIn: true, account: answer('chat', 'measuring') })
  await expect.poll(() => first.store.known.value).toBe(true)
  first.server.on(updateOwnConsent, () => new Promise<never>(() => {}))
  void first.store.choose(['measuring'])
  void first.store.choose([])
  const late = new Date(now + 60_000).toISOString()
  const next = open({
    ...{ signedIn: true, untold: first.device.untold!, account: { ...answer('measuring'), at: late } },
    kept: readConsent(first.device.text)!,
  })
  await expect.poll(() => next.device.untold).toBeNull()
  expect(next.server.seen.map(({ body }) => body)).toEqual([undefined, { version, to: [] }])
  expect([next.store.agreed.value, next.device.text]).toEqual([[], first.device.text])
})

it('tells the account of answers in quick succession one after another, and the newest last', async () => {
  const { store, server, device } = open({ signedIn: true, account: answer() })
  await expect.poll(() => store.known.value).toBe(true)
  const letThrough: (() => void)[] = []
  const kept: Purpose[][] = []
  server.on(updateOwnConsent, async ({ body }) => {
    await new Promise<void>((resolve) => letThrough.push(resolve))
    kept.push(body.to)
    return { ...body, at }
  })
  const [first, second, third] = [store.choose(['chat']), store.choose(['measuring']), store.choose([])]
  await expect.poll(() => letThrough.length).toBe(1)
  await settled()
  // One at a time; and what has come since is untold still.
  expect(letThrough).toHaveLength(1)
  letThrough[0]!()
  await expect.poll(() => letThrough.length).toBe(2)
  expect([kept, device.untold]).toEqual([[['chat']], 'chat,measuring,'])
  letThrough[1]!()
  expect(await Promise.all([first, second, third])).toEqual([null, null, null])
  expect([kept, device.untold, store.agreed.value]).toEqual([[['chat'], []], null, []])
})

it('takes no late answer of one person for the next one’s, nor tells it of theirs', async () => {
  const { store, server, isIn } = open()
  const answers: ((own: Consent) => void)[] = []
  server.on(getOwnConsent, () => new Promise<Consent>((resolve) => answers.push(resolve)))
  isIn.value = true
  await expect.poll(() => answers.length).toBe(1)
  isIn.value = false
  isIn.value = true
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!(answer('chat'))
  await settled()
  expect([store.known.value, store.agreed.value]).toEqual([false, []])
  answers[1]!(answer('measuring'))
  await expect.poll(() => store.agreed.value).toEqual(['measuring'])
})

it('goes by what is offered to whoever uses the page now', async () => {
  const { store, server, isIn, offered } = open({ kept: { ...answer('chat', 'measuring'), by: 'visitor' } })
  expect(store.agreed.value).toEqual(['chat', 'measuring'])
  offered.value = []
  isIn.value = true
  await settled()
  expect([store.agreed.value, store.asks.value, server.seen]).toEqual([[], false, []])
  isIn.value = false
  offered.value = ['chat', 'care_needs']
  await store.choose(['chat', 'care_needs', 'measuring'])
  expect(store.agreed.value).toEqual(['chat', 'care_needs'])
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
