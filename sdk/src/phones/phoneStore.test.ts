import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { message } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { createTestClock, fakeServer, refuse } from '../testing/index.js'
import { phoneTexts } from './phone.js'
import { getPhoneVerification, verifyPhone } from './phoneCalls.js'
import { createPhoneStore } from './phoneStore.js'

function setUp(status = { phone_number: null as string | null, phone_verified: false, code_digits: 3 }) {
  const clock = createTestClock()
  const numbers: string[] = []
  const server = fakeServer()
    .on(getPhoneVerification, () => status)
    .on(verifyPhone, ({ body }) => ({ phone_verified: 'validation_code' in body }))
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const toasts = createToasts(() => {})
  const store = createPhoneStore(care, toasts, { now: clock.now, verified: (phone) => numbers.push(phone) })
  return { clock, numbers, server, toasts, store }
}

describe('verifying a phone number', () => {
  it('goes from the number to the code to verified', async () => {
    const { store, server, toasts, numbers } = setUp()
    await store.status.load()
    expect(store.step.value).toBe('number')
    store.numberForm.fields.phone_number.set('(510) 555-0123')
    store.numberForm.fields.verify_method.set('call')
    await store.numberForm.submit()
    expect(server.seen.at(-1)?.body).toEqual({ phone_number: '5105550123', verify_method: 'call' })
    expect(store.step.value).toBe('code')
    store.codeForm.fields.validation_code.set('123')
    expect(await store.codeForm.submit()).toBe(true)
    expect([store.step.value, store.status.data.value?.phone_verified, numbers]).toEqual([
      'verified',
      true,
      ['5105550123'],
    ])
    expect(toasts.list.value[0]?.text).toBe(phoneTexts.verified)
  })
  it('begins with the number there is, unless another is typed, and tells where a code went', async () => {
    const { store } = setUp({ phone_number: '5105550123', phone_verified: false, code_digits: 3 })
    await store.load()
    expect([store.numberForm.fields.phone_number.value.value, store.sentTo.value]).toEqual([
      '(510) 555-0123',
      null,
    ])
    store.numberForm.fields.phone_number.set('5105550199')
    await store.load()
    await store.numberForm.submit()
    expect(store.sentTo.value).toEqual({ phone: '5105550199', method: 'text' })
  })
  it('sends nothing for a number or a code that is none', async () => {
    const { store, server } = setUp()
    store.numberForm.fields.phone_number.set('510')
    expect(await store.numberForm.submit()).toBe(false)
    store.codeForm.fields.validation_code.set('12')
    expect([await store.codeForm.submit(), server.seen.length]).toEqual([false, 0])
  })
  it('begins verified where the number is, and lets it be changed', async () => {
    const { store } = setUp({ phone_number: '5105550123', phone_verified: true, code_digits: 3 })
    await store.status.load()
    expect(store.step.value).toBe('verified')
    store.enterNumber()
    expect(store.step.value).toBe('number')
  })
  it('sends again only after a pause', async () => {
    const { store, server, clock } = setUp()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    await store.resend.run()
    expect([server.seen.length, store.refusal.value]).toEqual([
      1,
      message(phoneTexts.waitToSend, { seconds: 30 }),
    ])
    clock.advance(30_000)
    await store.resend.run()
    expect([server.seen.length, store.refusal.value]).toEqual([2, null])
  })
  it('puts a refusal at its field, and lets no more than five tries pass', async () => {
    const { store, server } = setUp()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    server.on(verifyPhone, () => refuse({ validation_code: ['Wrong code.'] }))
    for (let tries = 0; tries < 6; tries++) {
      store.codeForm.fields.validation_code.set('999')
      await store.codeForm.submit()
      if (tries === 0) expect(store.codeForm.fields.validation_code.shownError.value).toBe('Wrong code.')
    }
    expect(server.seen.length).toBe(6)
    expect([store.refusal.value, store.codeForm.errors.value]).toEqual([
      phoneTexts.noTriesLeft,
      [phoneTexts.noTriesLeft],
    ])
  })
  it('knows that a code is ten minutes old', async () => {
    const { store, clock, server } = setUp()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    clock.advance(600_001)
    store.codeForm.fields.validation_code.set('123')
    expect([await store.codeForm.submit(), store.refusal.value, server.seen.length]).toEqual([
      false,
      phoneTexts.codeExpired,
      1,
    ])
  })
  it('takes an answer that does not verify as a refusal', async () => {
    const { store, server } = setUp()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    server.on(verifyPhone, () => ({ phone_verified: false }))
    store.codeForm.fields.validation_code.set('123')
    expect([await store.codeForm.submit(), store.step.value]).toEqual([false, 'code'])
  })
})
