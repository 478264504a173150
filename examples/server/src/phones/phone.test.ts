import { updateSettings } from '@homecare/sdk/account'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { getPhoneVerification, phoneTexts, verifyPhone } from '@homecare/sdk/phones'
import { desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Sms } from '../mail/sms.ts'
import { outbox, users } from '../tables/account.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { testServer } from '../testing/testServer.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { requireVerifiedPhone } from './phone.ts'
import { phoneServerTexts } from './phoneTexts.ts'

const server = smallWorld()
afterEach(() => server.reset())

const number = '5105550148'
const askFor = async (verify_method: 'text' | 'call' = 'text', phone_number = number) =>
  (await server.as('caregiver')).call(verifyPhone, { body: { verify_method, phone_number } })
const tryCode = async (validation_code: string, who: Actor = 'caregiver') =>
  (await server.as(who)).call(verifyPhone, { body: { validation_code } })
const status = async () => (await server.as('caregiver')).call(getPhoneVerification)
const refused = async (call: Promise<unknown>) => {
  const { kind, fieldErrors } = await refusal(call)
  return { kind, ...fieldErrors }
}

async function lastMessage() {
  const [message] = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  return message!
}
const codeIn = (body: string) => body.replaceAll(', ', '').match(/\d{3,8}/)![0]
const sentCode = async () => codeIn((await lastMessage()).body)
const otherThan = (code: string) => (code === '000' ? '111' : '000')

describe('a number', () => {
  test.each([
    ['text', 'sms'],
    ['call', 'call'],
  ] as const)('is verified by the code of a %s', async (method, channel) => {
    await askFor(method)
    expect(await lastMessage()).toMatchObject({ channel, recipient: number })
    expect((await status()).phone_number).not.toBe(number)
    expect(await tryCode(await sentCode())).toEqual({ phone_verified: true })
    expect(await status()).toEqual({ phone_number: number, phone_verified: true, code_digits: 3 })
    expect((await (await server.as('caregiver')).call(getOwnCaregiver)).phone_verified).toBe(true)
  })

  test('that is changed is not verified any more, and must be proved anew', async () => {
    await askFor()
    await tryCode(await sentCode())
    const marisol = await server.as('caregiver')
    await marisol.call(updateSettings, { body: { phone: '5105550199' } })
    expect(await status()).toMatchObject({ phone_number: '5105550199', phone_verified: false })
    expect((await marisol.call(getOwnCaregiver)).phone_verified).toBe(false)
  })

  test('stays as it is while another one waits for its code', async () => {
    const before = await status()
    expect(await askFor()).toEqual({ phone_verified: false })
    expect(await status()).toEqual(before)
  })

  test.each(['5105550', '25105550148', '510555014x', ''])('‘%s’ is refused at its field', async (wrong) => {
    const care = await server.as('caregiver')
    const body = { verify_method: 'text' as const, phone_number: wrong }
    expect(await refused(care.call(verifyPhone, { body }))).toMatchObject({ kind: 'invalid' })
    expect(await server.db.select().from(outbox).orderBy(outbox.id)).toEqual([])
  })

  test('of eleven digits is kept without its 1', async () => {
    await askFor('text', `1${number}`)
    await tryCode(await sentCode())
    expect((await status()).phone_number).toBe(number)
  })
})

describe('a code', () => {
  test('bears five tries, and then the right one is refused too', async () => {
    await askFor()
    const code = await sentCode()
    for (let count = 0; count < 4; count++) {
      expect(await refused(tryCode(otherThan(code)))).toEqual({
        kind: 'invalid',
        validation_code: [phoneServerTexts.wrongCode[0]],
      })
    }
    const last = { kind: 'invalid', validation_code: [phoneTexts.noTriesLeft[0]] }
    expect(await refused(tryCode(otherThan(code)))).toEqual(last)
    expect(await refused(tryCode(code))).toEqual(last)
    await askFor()
    expect(await tryCode(await sentCode())).toEqual({ phone_verified: true })
  })

  test('works for ten minutes', async () => {
    await askFor()
    const code = await sentCode()
    server.clock.advance(600_001)
    expect(await refused(tryCode(code))).toEqual({
      kind: 'invalid',
      validation_code: [phoneTexts.codeExpired[0]],
    })
  })

  test('works once, and not after a newer one, by whatever way that came', async () => {
    await askFor('text')
    const first = await sentCode()
    await askFor('call')
    const second = await sentCode()
    if (first !== second) expect(await refused(tryCode(first))).toMatchObject({ kind: 'invalid' })
    await tryCode(second)
    expect(await refused(tryCode(second))).toMatchObject({ kind: 'invalid' })
  })

  test('is of no use to anybody else', async () => {
    await askFor()
    expect(await refused(tryCode(await sentCode(), 'otherCaregiver'))).toMatchObject({ kind: 'invalid' })
    expect((await status()).phone_number).not.toBe(number)
  })

  test('comes in the language of the page, and is read out digit by digit', async () => {
    const care = await server.as('caregiver')
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, actors.caregiver))
    await care.call(verifyPhone, { body: { verify_method: 'call', phone_number: number } })
    expect((await lastMessage()).body).toMatch(/^Hola\. .* Su código es: \d, \d, \d\./)
  })

  test('is sent five times in ten minutes, to a person and to a number', async () => {
    for (let count = 0; count < 5; count++) await askFor()
    expect(await refused(askFor())).toEqual({ kind: 'tooMany' })
    expect(await refused(askFor('text', '5105550199'))).toEqual({ kind: 'tooMany' })
    const other = await server.as('otherCaregiver')
    const body = { verify_method: 'text' as const, phone_number: number }
    expect(await refused(other.call(verifyPhone, { body }))).toEqual({ kind: 'tooMany' })
    server.clock.advance(600_001)
    expect(await askFor()).toEqual({ phone_verified: false })
  })
})

test('nobody else is answered', async () => {
  for (const who of ['anonymous', 'staff', 'careManager'] as const) {
    const kind = who === 'anonymous' ? 'unauthenticated' : 'forbidden'
    const care = await server.as(who)
    expect([who, await refused(care.call(getPhoneVerification))]).toEqual([who, { kind }])
    expect([who, await refused(tryCode('123', who))]).toEqual([who, { kind }])
  }
})

test('no application without a verified number', () => {
  expect(() => requireVerifiedPhone({ phone_verified: true })).not.toThrow()
  expect(() => requireVerifiedPhone({ phone_verified: false })).toThrow()
})

test('a code may have more digits', async () => {
  const longer = await testServer({ world: 'small', env: { CODE_DIGITS: '6' } })
  const care = await longer.as('caregiver')
  expect(await care.call(getPhoneVerification)).toMatchObject({ code_digits: 6 })
  await care.call(verifyPhone, { body: { verify_method: 'text', phone_number: number } })
  const [sent] = await longer.db.select().from(outbox).orderBy(outbox.id)
  expect(codeIn(sent!.body)).toMatch(/^\d{6}$/)
  await longer.close()
})

describe('a number that cannot be reached', () => {
  afterEach(() => void vi.restoreAllMocks())
  const notSent = { kind: 'invalid', phone_number: [phoneServerTexts.notSent[0]] }

  test('says so, where the service refuses the message for good', async () => {
    vi.spyOn(server.deps.sms, 'keep').mockResolvedValue({ isRefused: true })
    expect(await refused(askFor('text'))).toEqual(notSent)
  })

  test('says so, where it cannot be called', async () => {
    vi.spyOn(server.deps.sms as { call: NonNullable<Sms['call']> }, 'call').mockRejectedValue(
      new Error('no answer'),
    )
    expect(await refused(askFor('call'))).toEqual(notSent)
  })

  test('of a code whose call follows it, nothing is left to be sent', async () => {
    const dropped = vi.spyOn(server.deps.sms, 'drop')
    await askFor('call')
    expect(dropped).toHaveBeenCalledWith(expect.stringMatching(/^code \d+$/))
  })
})

describe('of a family and a facility', () => {
  test.each(['family', 'b2bFamily', 'facility'] as const)('%s: is verified by its code', async (who) => {
    const care = await server.as(who)
    await care.call(verifyPhone, { body: { verify_method: 'text', phone_number: number } })
    expect(await tryCode(await sentCode(), who)).toEqual({ phone_verified: true })
    expect(await care.call(getPhoneVerification)).toMatchObject({
      phone_number: number,
      phone_verified: true,
    })
  })
})
