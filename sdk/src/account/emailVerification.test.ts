import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { message } from '../kit/text.js'
import { noticeSettingsOf } from '../notices/choices.js'
import { phoneTexts } from '../phones/phone.js'
import { createTestClock, fakeServer, refuse, refuseWith } from '../testing/index.js'
import { getSettings, sendEmailCode, verifyEmail } from './calls.js'
import { createEmailVerification } from './emailVerification.js'
import type { Settings } from './settings.js'

const known = {
  ...{ first_name: 'Carol', last_name: 'Ito', email: 'carol@example.com', email_verified: false },
  ...{ phone: null, phone_verified: false, language: 'en', max_job_distance_preference: null },
  ...{ jobs_may_be_indexed: null, tutorials: {}, notices: noticeSettingsOf(null, 'family') },
} as const satisfies Settings

async function setUp({ code, email_verified = false }: { code?: string; email_verified?: boolean } = {}) {
  const clock = createTestClock()
  const server = fakeServer()
    .on(getSettings, () => ({ ...known, email_verified }))
    .on(sendEmailCode, () => ({ email_verified: false }))
    .on(verifyEmail, () => ({ email_verified: true }))
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const heard: string[] = []
  const store = createEmailVerification(care, {
    now: clock.now,
    code,
    verified: (email) => heard.push(email),
  })
  await store.settings.load()
  return { clock, server, store, heard }
}

describe('an e-mail address', () => {
  it('is verified by the code that was mailed to it', async () => {
    const { store, server, heard } = await setUp()
    expect(store.step.value).toBe('ask')
    await store.send.run()
    expect([store.step.value, store.sends.value]).toEqual(['code', 1])
    store.form.fields.code.set(' 123 ')
    expect(await store.form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({ code: '123' })
    expect([store.step.value, heard]).toEqual(['verified', ['carol@example.com']])
  })
  it('that is verified already needs nothing', async () => {
    const { store } = await setUp({ email_verified: true })
    expect(store.step.value).toBe('verified')
  })
  it('that was verified in another tab is known by asking', async () => {
    const { store, server } = await setUp()
    server.on(sendEmailCode, () => ({ email_verified: true }))
    await store.send.run()
    expect(store.step.value).toBe('verified')
  })
  it('by the link of the letter comes with its code', async () => {
    const { store } = await setUp({ code: '456' })
    expect([store.step.value, store.form.data.value.code]).toEqual(['code', '456'])
  })
  it('is mailed another code after a pause, and five at most', async () => {
    const { store, server, clock } = await setUp()
    await store.send.run()
    await store.send.run()
    expect(store.refusal.value).toEqual(message(phoneTexts.waitToSend, { seconds: 30 }))
    for (let sends = 2; sends <= 5; sends++) {
      clock.advance(30_000)
      await store.send.run()
      expect([store.refusal.value, store.sends.value]).toEqual([null, sends])
    }
    clock.advance(30_000)
    await store.send.run()
    expect(store.refusal.value).toBe(phoneTexts.noSendsLeft)
    expect(server.seen.filter(({ call }) => call === sendEmailCode).length).toBe(5)
  })
  it('says why nothing was mailed, and keeps a wrong code where it was typed', async () => {
    const { store, server } = await setUp()
    server.on(sendEmailCode, () => refuseWith(429))
    await store.send.run()
    expect([store.step.value, store.refusal.value === null]).toEqual(['ask', false])
    server.on(sendEmailCode, () => ({ email_verified: false }))
    await store.send.run()
    server.on(verifyEmail, () => refuse({ code: ['Not this one.'] }))
    store.form.fields.code.set('999')
    expect(await store.form.submit()).toBe(false)
    expect([store.form.fields.code.shownError.value, store.form.data.value.code]).toEqual([
      'Not this one.',
      '999',
    ])
  })
})
