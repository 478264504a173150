import { deleteAccount } from '@homecare/sdk/account'
import { getOwnConsent, updateOwnConsent, writeConsent, type DeviceConsent } from '@homecare/sdk/consent'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { BadSetting } from '../config/environment.ts'
import { readConfig } from '../config/config.ts'
import { sessionCookieName } from '../people/session.ts'
import { consents } from '../tables/asking/consents.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { publicConfig } from '../web/pages.ts'

const env = {
  CUSTOMER_CHAT_URL: 'https://chat.example/frame?app={app}',
  CUSTOMER_CHAT_FAMILY_APP: 'families',
  CUSTOMER_CHAT_CAREGIVER_TEST_APP: 'caregivers-trial',
  CONVERSION_PIXEL_URL: 'https://count.example/p.gif',
}
const server = smallWorld(env)
const version = readConfig(env).outsiders.version

describe('an answer of somebody who is signed in', () => {
  it('is kept with its time, and the newest holds', async () => {
    const db = server.change()
    const care = await server.as('family')
    expect(await care.call(getOwnConsent)).toBeNull()
    const at = new Date(server.clock.now()).toISOString()
    expect(await care.call(updateOwnConsent, { body: { version, to: ['chat', 'chat'] } })).toEqual({
      ...{ version, at, to: ['chat'] },
    })
    await care.call(updateOwnConsent, { body: { version, to: [] } })
    expect(await care.call(getOwnConsent)).toEqual({ version, at, to: [] })
    expect(await (await server.as('caregiver')).call(getOwnConsent)).toBeNull()
    const rows = await db.select().from(consents).where(eq(consents.user_id, actors.family))
    expect(rows.map(({ agreed }) => agreed)).toEqual([['chat'], []])
  })

  it('holds by when it came, whichever took longer to keep', async () => {
    const db = server.change()
    const care = await server.as('family')
    const now = server.clock.now()
    await care.call(updateOwnConsent, { body: { version, to: [] } })
    const earlier = new Date(now - 5)
    await db.insert(consents).values({ user_id: actors.family, version, agreed: ['chat'], at: earlier })
    expect(await care.call(getOwnConsent)).toMatchObject({ to: [] })
  })

  it('to something else than what is asked now is refused, and so is one of nobody', async () => {
    const care = await server.as('family')
    expect(await kindOf(care.call(updateOwnConsent, { body: { version: '0-old', to: ['chat'] } }))).toBe(
      'conflict',
    )
    const { care: nobody } = server.visitor()
    expect(await kindOf(nobody.call(updateOwnConsent, { body: { version, to: [] } }))).toBe('unauthenticated')
    expect(await kindOf(nobody.call(getOwnConsent))).toBe('unauthenticated')
  })

  it('goes with the account', async () => {
    const db = server.change()
    const care = await server.as('otherFamily')
    await care.call(updateOwnConsent, { body: { version, to: ['measuring'] } })
    await care.call(deleteAccount, { body: { password: DEMO_PASSWORD } })
    expect(await db.select().from(consents).where(eq(consents.user_id, actors.otherFamily))).toEqual([])
  })
})

describe('the policy of a page', () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await server.fetch(path, { headers })).headers.get('Content-Security-Policy') ?? ''
  const cookie = (change: Partial<DeviceConsent> = {}, more = '') => ({
    Cookie: `consent=${writeConsent({
      ...{ version, to: ['chat', 'measuring'], by: 'visitor' },
      at: new Date(server.clock.now()).toISOString(),
      ...change,
    })}${more}`,
  })
  const hosts = /chat\.example|count\.example/

  it('lets nobody in before somebody has agreed', async () => {
    for (const path of ['/', '/help/family', '/contact', '/family/dashboard', '/payments/methods'])
      expect(await policyOf(path)).not.toMatch(hosts)
  })

  it('lets in what was agreed to: a frame of the chat on help pages, requests of the counter on public ones', async () => {
    const help = await policyOf('/help/family', cookie())
    expect(help).toContain('frame-src https://chat.example;')
    expect(help).toMatch(/connect-src [^;]*https:\/\/count\.example/)
    // Nobody else's script runs in our pages, wherever.
    expect(/script-src [^;]*/.exec(help)![0]).not.toMatch(hosts)
    const home = await policyOf('/', cookie())
    expect(home).not.toContain('chat.example')
    expect(home).toContain('count.example')
    const chatAlone = await policyOf('/help/family', cookie({ to: ['chat'] }))
    expect(chatAlone).toContain('chat.example')
    expect(chatAlone).not.toContain('count.example')
  })

  it('lets nobody in on any other page', async () => {
    for (const path of [
      ...['/family/dashboard', '/family-signup/patient', '/caregivers/dementia', '/messages', '/careplan/1'],
      ...['/payments/methods', '/accounts/password/reset/confirm/Nd73bK2_hFq-0aZ91LmXw', '/settings'],
      ...['/embed/signup', '/v1/whoami/', '/caregivers-search?conditions=20', '/accounts/login'],
    ])
      expect([path, hosts.test(await policyOf(path, cookie()))]).toEqual([path, false])
  })

  it.each([
    ['another version', { version: '0-old' }, {}, ''],
    ['more than a year ago', { at: '2025-11-20T12:00:00Z' }, {}, ''],
    ['by nobody any more', {}, { 'Sec-GPC': '1' }, ''],
    ['with Do Not Track', {}, { DNT: '1' }, ''],
    ['by somebody who was logged in', { by: 'person' }, {}, ''],
    ['by a visitor before', {}, {}, `; ${sessionCookieName({ secureCookies: false })}=abc`],
    ['in the app', {}, { 'User-Agent': 'HomecareIOS/1.4' }, ''],
  ] as const)('lets nobody in for an answer to or %s', async (_, change, headers, more) => {
    expect(await policyOf('/help/family', { ...cookie(change, more), ...headers })).not.toMatch(hosts)
  })
})

test('a page knows what is set up, and nothing where nothing is', () => {
  const config = readConfig(env)
  expect(publicConfig(config, '/', null, ['measuring']).outsiders).toEqual({
    version,
    offered: ['chat', 'care_needs', 'measuring'],
    opened: ['measuring'],
    pixel: env.CONVERSION_PIXEL_URL,
    chat: { url: env.CUSTOMER_CHAT_URL, apps: config.outsiders.chat!.apps },
  })
  expect(config.outsiders.chat!.apps).toEqual({
    family: { production: 'families', other: null },
    caregiver: { production: null, other: 'caregivers-trial' },
  })
  expect(publicConfig(config, '/embed/signup', null)).not.toHaveProperty('outsiders')
  expect(publicConfig(config, '/', 'HomecareIOS/1.4')).not.toHaveProperty('outsiders')
  expect(publicConfig(readConfig({}), '/', null)).not.toHaveProperty('outsiders')
})

test.each([
  { CUSTOMER_CHAT_URL: 'https://chat.example/' },
  { CUSTOMER_CHAT_FAMILY_APP: 'families' },
  { ...env, CUSTOMER_CHAT_URL: 'http://chat.example/' },
  { ...env, CUSTOMER_CHAT_URL: 'https://care.example/chat', PUBLIC_URL: 'https://care.example' },
  { CONVERSION_PIXEL_URL: 'count' },
  { CONVERSION_PIXEL_URL: 'https://*.example/p.gif' },
])('%j is no setting', (wrong) => expect(() => readConfig(wrong)).toThrow(BadSetting))

test('another company is another question', () => {
  expect(
    readConfig({ ...env, CONVERSION_PIXEL_URL: 'https://other.example/p.gif' }).outsiders.version,
  ).not.toBe(version)
  // Another path of the same one is not.
  expect(readConfig({ ...env, CONVERSION_PIXEL_URL: 'https://count.example/q.gif' }).outsiders.version).toBe(
    version,
  )
})
