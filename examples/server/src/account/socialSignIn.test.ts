import { login, whoami } from '@homecare/sdk/account'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { rateLimits } from '../tables/server.ts'
import { actors } from '../testing/actors.ts'
import { type Visitor } from '../testing/testServer.ts'
import { smallWorld } from '../testing/world.ts'
import { eraseUser } from '../settings/erase.ts'
import { offerCookie, sweepOffers } from './socialAccounts.ts'
import { attemptCookie, sweepAttempts } from './socialSignIn.ts'
import { outbox, socialAccounts, socialAttempts, socialOffers, users } from '../tables/account.ts'
import { openidProvider, type Claims, type OpenidProvider } from './testing/openidProvider.ts'

let provider: OpenidProvider
beforeAll(async () => {
  provider = await openidProvider()
})
afterAll(() => provider.close())
const settingsOf = (name: string) => ({
  [`SOCIAL_${name}_ISSUER`]: provider.issuer,
  [`SOCIAL_${name}_CLIENT_ID`]: provider.client.id,
  [`SOCIAL_${name}_CLIENT_SECRET`]: provider.client.secret,
})
const server = smallWorld(() => ({
  SOCIAL_LOGINS: 'google, apple',
  ...settingsOf('GOOGLE'),
  ...settingsOf('APPLE'),
}))
beforeEach(async () => {
  provider.lie = {}
  for (const table of [rateLimits, socialAccounts, socialAttempts, socialOffers, outbox])
    await server.db.delete(table)
})

const email = 'carol@example.com'
const verified = { sub: 'g-1', email, email_verified: true }

async function visit({ jar }: Visitor, address: string, init: RequestInit = {}): Promise<string> {
  const response = await jar.fetch(address, { redirect: 'manual', ...init })
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}
/** Signs in at the provider, and comes back; answers where that leads. */
async function comeBack(visitor: Visitor, claims: Claims, start = '/accounts/social/google/') {
  return visit(visitor, provider.signIn(await visit(visitor, start), claims))
}
const idOf = async ({ care }: Visitor) => (await care.call(whoami)).data.user_id
const logIn = ({ care }: Visitor) => care.call(login, { body: { email, password: DEMO_PASSWORD } })
const query = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams)

/** Somebody for whom an account was opened, and who has not chosen a password yet. */
async function withoutPassword(email: string): Promise<number> {
  const [known] = await server.db.select().from(users).where(eq(users.email, email))
  return known?.id ?? server.addUser({ role: 'family', email, first_name: 'Nia' })
}

describe('a social sign-in', () => {
  test('asks the provider by code with PKCE, state and nonce', async () => {
    const asked = new URL(await visit(server.visitor(), '/accounts/social/google'))
    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'openid email profile',
      redirect_uri: expect.stringMatching(/\/accounts\/social\/google\/callback$/),
    })
  })

  test('signs in an account without a password by a verified address, tells its owner, and leads on', async () => {
    const id = await withoutPassword('nia@example.com')
    const visitor = server.visitor()
    const back = await comeBack(
      visitor,
      { sub: 'g-2', email: 'Nia@Example.com', email_verified: true },
      '/accounts/social/google/?next=/messages',
    )
    expect(back).toBe('/accounts/login?next=%2Fmessages')
    expect(await idOf(visitor)).toBe(id)
    expect(visitor.jar.get(attemptCookie)).toBeUndefined()
    const letters = await server.db.select().from(outbox).orderBy(outbox.id)
    expect(letters).toMatchObject([
      { recipient: 'nia@example.com', subject: expect.stringContaining('Google') },
    ])

    // From then on by the provider's number, whatever address it gives.
    const again = server.visitor()
    await comeBack(again, { sub: 'g-2', email: 'else@example.com', email_verified: false })
    expect(await idOf(again)).toBe(id)
    expect(await server.db.$count(outbox)).toBe(1)
  })

  test('of an account with a password waits for that password once, in the same browser', async () => {
    const visitor = server.visitor()
    const back = await comeBack(visitor, verified)
    expect(query(back)).toEqual({ social: 'password', provider: 'google' })
    expect(await idOf(visitor)).toBeNull()
    await logIn(visitor)
    expect(visitor.jar.get(offerCookie)).toBeUndefined()
    expect(await server.db.$count(socialAccounts)).toBe(1)
    expect(await server.db.$count(outbox)).toBe(1)

    const again = server.visitor()
    expect(await comeBack(again, verified)).toBe('/accounts/login')
    expect(await idOf(again)).toBe(actors.family)
  })

  test('is not linked by a login in another browser, by another user’s, or too late', async () => {
    const visitor = server.visitor()
    await comeBack(visitor, verified)
    await logIn(server.visitor())
    expect(await server.db.$count(socialAccounts)).toBe(0)

    await visitor.care.call(login, { body: { email: 'walter@example.com', password: DEMO_PASSWORD } })
    await logIn(visitor)
    expect(await server.db.$count(socialAccounts)).toBe(0)

    const late = server.visitor()
    await comeBack(late, verified)
    server.clock.advance(11 * 60_000)
    await logIn(late)
    expect(await server.db.$count(socialAccounts)).toBe(0)
  })

  test('says of an address that nobody vouches for the same, whether it has an account or not', async () => {
    await withoutPassword('nia@example.com')
    for (const address of [email, 'nia@example.com', 'nobody@example.com', undefined]) {
      for (const email_verified of [false, 'false', undefined]) {
        const visitor = server.visitor()
        const claims = {
          sub: 'g-3',
          ...(address && { email: address }),
          ...(email_verified !== undefined && { email_verified }),
        }
        expect(query(await comeBack(visitor, claims))).toEqual({ social: 'password', provider: 'google' })
        expect(await idOf(visitor)).toBeNull()
      }
    }
    expect(await server.db.$count(socialAccounts)).toBe(0)
  })

  test('of an address without an account says so', async () => {
    const back = await comeBack(server.visitor(), { ...verified, email: 'new@example.com' })
    expect(query(back)).toEqual({ social: 'noAccount', provider: 'google' })
  })

  test('of whoever is signed in already leads on', async () => {
    const visitor = await server.visitorAs('caregiver')
    expect(await visit(visitor, '/accounts/social/google')).toBe('/accounts/login')
  })

  test('takes Apple’s answer by form', async () => {
    await withoutPassword('nia@example.com')
    const visitor = server.visitor()
    const start = await visit(visitor, '/accounts/social/apple')
    expect(query(start)).toMatchObject({ response_mode: 'form_post', scope: 'openid email name' })
    const back = new URL(
      provider.signIn(start, { sub: 'a-1', email: 'nia@example.com', email_verified: 'true' }),
    )
    // The provider's page sends it, so our cookies do not come along.
    const answer = await server.fetch(back.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
      body: `${back.searchParams.toString()}&user=%7B%7D`,
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(await visit(visitor, answer.headers.get('Location') ?? '')).toBe('/accounts/login')
    expect(await idOf(visitor)).not.toBeNull()
  })

  test('ends with the account', async () => {
    const id = await withoutPassword('bye@example.com')
    const claims = { sub: 'g-4', email: 'bye@example.com', email_verified: true }
    const visitor = server.visitor()
    await comeBack(visitor, claims)
    expect(await idOf(visitor)).toBe(id)
    const [user] = await server.db.select().from(users).where(eq(users.id, id))
    await eraseUser(server.deps, user!, server.clock.now())
    expect(await server.db.$count(socialAccounts)).toBe(0)
    expect(query(await comeBack(server.visitor(), claims))).toMatchObject({ social: 'noAccount' })
  })
})

describe('what comes back from a provider', () => {
  const failed = { social: 'failed', provider: 'google' }

  test.each([
    ['a refusal of the person', 'error=access_denied', 'cancelled'],
    ['another error', 'error=server_error', 'failed'],
    ['a code that is none', 'code=guess', 'failed'],
  ])('%s is told', async (_, answer, social) => {
    const visitor = server.visitor()
    const asked = query(await visit(visitor, '/accounts/social/google'))
    const back = await visit(visitor, `/accounts/social/google/callback?${answer}&state=${asked['state']}`)
    expect(query(back)).toEqual({ ...failed, social })
  })

  test.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'else')],
    ['no state', (back: URL) => back.searchParams.delete('state')],
  ])('with %s signs nobody in', async (_, spoil) => {
    const visitor = server.visitor()
    const back = new URL(provider.signIn(await visit(visitor, '/accounts/social/google'), verified))
    spoil(back)
    expect(query(await visit(visitor, back.href))).toEqual(failed)
  })

  test.each([
    ['nonce', 'of another sign-in'],
    ['aud', 'another client'],
    ['iss', 'https://evil.example'],
    ['exp', 1],
  ])('with a token whose %s is wrong signs nobody in', async (name, value) => {
    provider.lie = { [name]: value }
    expect(query(await comeBack(server.visitor(), verified))).toEqual(failed)
  })

  test('counts once, in the browser that began, and within ten minutes', async () => {
    const visitor = server.visitor()
    const expired = { ...failed, social: 'expired' }
    const back = provider.signIn(await visit(visitor, '/accounts/social/google'), verified)
    expect(query(await visit(server.visitor(), back))).toEqual(expired)
    expect(query(await visit(visitor, back))).toMatchObject({ social: 'password' })
    expect(query(await visit(visitor, back))).toEqual(expired)

    const late = provider.signIn(await visit(visitor, '/accounts/social/google'), verified)
    server.clock.advance(11 * 60_000)
    expect(query(await visit(visitor, late))).toEqual(expired)
  })

  test('of another provider than was asked is expired', async () => {
    const visitor = server.visitor()
    const back = provider.signIn(await visit(visitor, '/accounts/social/apple'), verified)
    const elsewhere = back.replace('/apple/', '/google/')
    expect(query(await visit(visitor, elsewhere))).toEqual({ ...failed, social: 'expired' })
  })
})

test('a next page elsewhere is not led to', async () => {
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const visitor = server.visitor()
    await withoutPassword('nia@example.com')
    const start = `/accounts/social/google?next=${encodeURIComponent(next)}`
    const claims = { sub: 'g-5', email: 'nia@example.com', email_verified: true }
    expect(await comeBack(visitor, claims, start)).toBe('/accounts/login')
  }
})

test('too many sign-ins from one address are told to wait', async () => {
  const visitor = server.visitor()
  for (let count = 0; count < 30; count++) await visit(visitor, '/accounts/social/google')
  expect(query(await visit(visitor, '/accounts/social/google'))).toEqual({
    social: 'busy',
    provider: 'google',
  })
})

test('no look ahead of the browser begins one, and none of a provider that is not set up', async () => {
  const ahead = await server.fetch('/accounts/social/google', { headers: { 'Sec-Purpose': 'prefetch' } })
  expect(ahead.status).toBe(405)
  expect((await server.fetch('/accounts/social/facebook', { redirect: 'manual' })).status).not.toBe(303)
  expect(await server.db.$count(socialAttempts)).toBe(0)
})

test('sweeping removes what was begun and not finished', async () => {
  const visitor = server.visitor()
  await comeBack(visitor, verified)
  await visit(visitor, '/accounts/social/google')
  server.clock.advance(11 * 60_000)
  await sweepAttempts(server.db, server.clock.now())
  await sweepOffers(server.db, server.clock.now())
  expect([await server.db.$count(socialAttempts), await server.db.$count(socialOffers)]).toEqual([0, 0])
})
