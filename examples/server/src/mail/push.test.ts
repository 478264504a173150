import { createECDH, createPublicKey, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addPushDevice, getPushOffer, removePushDevice } from '@homecare/sdk/notices'
import { updateSettings } from '@homecare/sdk/account'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pushMessages } from '../tables/mail.ts'
import { pushDevices } from '../tables/notices.ts'
import { tell, type Notice } from '../notices/tell.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { isPushService } from './push.ts'
import { encryptPush, newPushKeys, vapidHeader } from './pushCrypto.ts'

/** The example of RFC 8291, appendix A. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a text is encrypted as the RFC has it', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(rfc.sender, 'base64url')
  const sealed = encryptPush(rfc.text, rfc, Buffer.from(rfc.salt, 'base64url'), sender)
  expect(Buffer.from(sealed).toString('base64url')).toBe(rfc.body)
})

test('a server says who it is by a token that its public key verifies, for that service alone', () => {
  const keys = newPushKeys()
  const now = Date.parse('2026-11-21T12:00:00Z')
  const header = vapidHeader(keys, 'mailto:a@example.com', 'https://push.example.com/x/y', now)
  const [, head, claims, signature, key] = /^vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)$/.exec(header)!
  const raw = Buffer.from(key!, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const sealed = Buffer.from(signature!, 'base64url')
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, sealed)).toBe(true)
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
    aud: 'https://push.example.com',
    exp: now / 1000 + 43_200,
    sub: 'mailto:a@example.com',
  })
})

test('a private key that begins with zeros is as long as any other', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey('00'.repeat(31) + '07', 'hex')
  expect(Buffer.from(newPushKeys(pair).privateKey, 'base64url')).toHaveLength(32)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://user@web.push.apple.com/abc', false],
  ['https://web.push.apple.com:8443/abc', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('%s is asked: %s', (endpoint, is) => expect(isPushService(endpoint, undefined)).toBe(is))

describe('a device that is allowed', () => {
  const keys = newPushKeys()
  let service: Server
  let status = 201
  const told: { path: string; headers: Record<string, unknown>; body: Buffer }[] = []
  beforeAll(async () => {
    service = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        told.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => new Promise<void>((closed) => service.close(() => closed())))
  afterEach(() => {
    told.length = 0
    status = 201
  })
  const host = () => `127.0.0.1:${(service.address() as AddressInfo).port}`
  const server = smallWorld(() => ({
    PUSH_PUBLIC_KEY: keys.publicKey,
    PUSH_PRIVATE_KEY: keys.privateKey,
    PUSH_HOST: host(),
  }))
  const device = (name: string) => ({
    endpoint: `http://${host()}/${name}`,
    p256dh: rfc.p256dh,
    auth: rfc.auth,
  })
  const notice = (event: string): Notice => ({
    ...{ to: actors.caregiver, kind: 'messages', event, page: '/messages' },
    ...{ subject: 'Words', body: [], short: 'You have a message.' },
  })
  async function allow(): Promise<void> {
    server.change()
    const care = await server.as('caregiver')
    const choices = { messages: ['push' as const] }
    await care.call(updateSettings, {
      body: { notices: { choices, quiet_from: '00:00', quiet_until: '00:00' } },
    })
    await care.call(addPushDevice, { body: device('one') })
    expect(await care.call(addPushDevice, { body: device('one') })).toEqual({
      public_key: keys.publicKey,
      devices: 1,
    })
  }

  test('is told what its person chose, encrypted, once', async () => {
    await allow()
    await tell(server.deps, notice('one'))
    await tell(server.deps, notice('one'))
    await expect.poll(() => server.db.$count(pushMessages)).toBe(0)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      path: '/one',
      headers: { 'content-encoding': 'aes128gcm', ttl: '43200' },
    })
    expect(told[0]!.headers['authorization']).toMatch(/^vapid t=/)
    expect(told[0]!.body.toString()).not.toContain('message')
  })

  test.each([404, 410])('that is gone (%i) is forgotten, and asked no more', async (gone) => {
    await allow()
    status = gone
    await tell(server.deps, notice('one'))
    await expect.poll(() => server.db.$count(pushDevices)).toBe(0)
    await tell(server.deps, notice('two'))
    expect(told).toHaveLength(1)
  })

  test('whose service fails is told later', async () => {
    await allow()
    status = 503
    await tell(server.deps, notice('one'))
    expect(await server.db.$count(pushMessages)).toBe(1)
    expect(await server.db.$count(pushDevices)).toBe(1)
  })

  test('of another service, or with keys that are none, is not taken; one that is stopped is told nothing', async () => {
    await allow()
    const care = await server.as('caregiver')
    const wrong = { ...device('two'), endpoint: 'http://169.254.169.254/latest' }
    expect(await fieldsOf(care.call(addPushDevice, { body: wrong }))).toEqual(['endpoint'])
    const noKey = { ...device('two'), p256dh: 'A'.repeat(87) }
    expect(await fieldsOf(care.call(addPushDevice, { body: noKey }))).toEqual(['endpoint'])
    // Somebody else cannot stop it.
    await (
      await server.as('otherCaregiver')
    ).call(removePushDevice, { body: { endpoint: device('one').endpoint } })
    expect((await care.call(getPushOffer)).devices).toBe(1)
    await care.call(removePushDevice, { body: { endpoint: device('one').endpoint } })
    await tell(server.deps, notice('one'))
    expect(told).toEqual([])
  })

  test('is theirs who allowed it last', async () => {
    await allow()
    await (await server.as('otherCaregiver')).call(addPushDevice, { body: device('one') })
    const rows = await server.db.select().from(pushDevices).where(eq(pushDevices.user_id, actors.caregiver))
    expect(rows).toEqual([])
  })
})
