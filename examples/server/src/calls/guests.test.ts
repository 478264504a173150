import { createHash } from 'node:crypto'
import { whoami } from '@homecare/sdk/account'
import { createClient, csrfCookie, csrfHeader, guestHeader } from '@homecare/sdk/client'
import {
  finishOnboardingLater,
  getOwnFamily,
  listOwnJobs,
  resumeOnboarding,
  updateOnboardingDraft,
  signUpFamily,
  type FamilySignup,
} from '@homecare/sdk/families'
import { findLocations } from '@homecare/sdk/places'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { outbox, users } from '../tables/account.ts'
import { linkTimes } from '../people/links.ts'
import { readConfig } from '../config/config.ts'
import { testOrigin } from '../testing/jar.ts'
import { testServer, type Visitor } from '../testing/testServer.ts'
import { smallWorld } from '../testing/world.ts'
import { idempotencyKeys, rateLimits } from '../tables/server.ts'

const partner = 'https://partner.example.com'
const second = 'http://localhost:4300'
const elsewhere = 'https://elsewhere.example'

const server = smallWorld({ EMBED_ORIGINS: `${partner}, ${second}/` })
beforeEach(() => server.db.delete(rateLimits))

let counted = 0
const family = (): FamilySignup => ({
  first_name: 'Naomi',
  last_name: 'Okafor',
  email: `guest${++counted}@example.com`,
  password: 'a long enough one',
  phone: '5105550143',
  care_for: 2,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  terms: true,
  partner_code: 'clthah',
})
const job = {
  title: 'Mornings for my father',
  description: '',
  care_for: 2,
  conditions: [],
  assistance: [1],
  schedule_type: 1 as const,
  schedule: [],
  hours_week: 12,
  num_days: 3,
  housing: 1 as const,
  preferred_gender: 0 as const,
  preferred_languages: [],
  start_date: '2026-12-01',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94612',
}

/** A page of another origin in somebody's browser, whose jar sends its cookies along, as no browser should. */
function pageOf(origin: string, { jar }: Visitor = server.visitor()) {
  const answers: Response[] = []
  const care = createClient({
    baseUrl: testOrigin,
    guest: true,
    headers: () => ({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' }),
    fetch: async (input, init) => {
      const answer = await jar.fetch(input, init)
      answers.push(answer.clone())
      return answer
    },
    pause: () => Promise.resolve(),
  })
  return { care, jar, answers }
}
const preflight = (path: string, method: string, origin: string) =>
  server.fetch(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': `content-type,idempotency-key,${guestHeader.toLowerCase()}`,
    },
  })
const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin')

describe('a browser that asks first', () => {
  test.each([partner, second])('is told yes for the sign-up from %s', async (origin) => {
    const answer = await preflight('/v1/family/', 'POST', origin)
    expect(answer.status).toBe(204)
    expect(allowed(answer)).toBe(origin)
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain(guestHeader)
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    expect(answer.headers.get('Vary')).toContain('Origin')
  })

  test.each([
    ['an origin that is not listed', '/v1/family/', 'POST', elsewhere],
    ['one that only begins alike', '/v1/family/', 'POST', `${partner}.elsewhere.example`],
    ['the other scheme', '/v1/family/', 'POST', partner.replace('https', 'http')],
    ['a page without an origin', '/v1/family/', 'POST', 'null'],
    ['the login', '/v1/web/accounts/login/', 'POST', partner],
    ['who is signed in', '/v1/whoami/', 'GET', partner],
    ['drafts by cookie', '/v1/family/onboarding/', 'PUT', partner],
    ['another method of a path', '/v1/family/', 'DELETE', partner],
  ])('is told no for %s', async (_, path, method, origin) => {
    expect(allowed(await preflight(path, method, origin))).toBeNull()
  })
})

describe('from a listed partner’s page', () => {
  test('places are found, and the page may read them', async () => {
    const { care, answers } = pageOf(partner)
    expect(await care.call(findLocations, { body: { location_str: 'Oakl' } })).not.toHaveLength(0)
    expect(allowed(answers[0]!)).toBe(partner)
    expect(answers[0]!.headers.getSetCookie()).toEqual([])
  })

  test('a family signs up with its job in one call, and nobody is signed in there', async () => {
    const { care, jar, answers } = pageOf(partner)
    const body = { ...family(), job }
    const answer = await care.call(signUpFamily, { body })
    expect(answer).toMatchObject({
      family: { onboarding_completed: true, email: body.email },
      job: { title: job.title, status: 'open' },
    })
    expect(jar.cookies()).toBe('')
    expect(answers[0]!.headers.getSetCookie()).toEqual([])
  })

  test('a job that cannot be posted leaves no account behind', async () => {
    const body = { ...family(), job: { ...job, assistance: [99] } }
    await expect(pageOf(partner).care.call(signUpFamily, { body })).rejects.toMatchObject({ kind: 'invalid' })
    expect(await server.db.select().from(users).where(eq(users.email, body.email))).toEqual([])
  })

  test('a refusal can be read too', async () => {
    const { care, answers } = pageOf(partner)
    await expect(care.call(signUpFamily, { body: { ...family(), terms: false } })).rejects.toMatchObject({
      fieldErrors: { terms: [expect.any(String)] },
    })
    expect(allowed(answers[0]!)).toBe(partner)
  })

  test('the cookies of whoever sits there count for nothing', async () => {
    const signedIn = await server.visitorAs('family')
    await signedIn.jar.fetch('/v1/whoami/')
    const before = signedIn.jar.cookies()
    const { care } = pageOf(partner, signedIn)
    const { identity } = await care.call(signUpFamily, { body: family() })
    expect(identity.first_name).toBe('Naomi')
    expect(signedIn.jar.cookies()).toBe(before)
    expect(await signedIn.care.call(whoami)).toMatchObject({ data: { first_name: 'Carol' } })
  })

  test.each([
    ['the own record', getOwnFamily, undefined],
    ['a draft by cookie', updateOnboardingDraft, { body: { version: '1', step: 'needs', data: {} } }],
  ] as const)('no other call is taken: %s', async (_, call, args) => {
    const { care } = pageOf(partner, await server.visitorAs('family'))
    await expect(care.call(call as typeof getOwnFamily, args as never)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('a session’s cookies and CSRF token do not help without the guest’s mark', async () => {
    const { jar } = await server.visitorAs('family')
    await jar.fetch('/v1/whoami/')
    const answer = await jar.fetch('/v1/family/onboarding/finish_later/', {
      method: 'POST',
      headers: {
        Origin: partner,
        'Content-Type': 'application/json',
        [csrfHeader]: jar.get(csrfCookie) ?? '',
      },
      body: JSON.stringify({ email: 'someone@example.com' }),
    })
    expect(answer.status).toBe(403)
    expect(allowed(answer)).toBeNull()
  })

  test('answers are mailed to be finished later, without a cookie, and never a password', async () => {
    const { care } = pageOf(partner)
    const { email } = family()
    const draft = { version: '1', step: 'schedule', data: { care_for: 2, city: 'Oakland' } }
    await care.call(finishOnboardingLater, { body: { email, draft } })
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id)
    const token = /resume=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
    expect(await server.visitor().care.call(resumeOnboarding, { body: { token } })).toMatchObject(draft)
    const withPassword = { ...draft, data: { password: 'secret words' } }
    await expect(
      care.call(finishOnboardingLater, { body: { email, draft: withPassword } }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('from any other page', () => {
  test.each([elsewhere, `${partner}.elsewhere.example`, 'null'])(
    'the sign-up is refused: %s',
    async (origin) => {
      const { care, answers } = pageOf(origin)
      const body = family()
      await expect(care.call(signUpFamily, { body })).rejects.toMatchObject({ kind: 'forbidden' })
      expect(allowed(answers[0]!)).toBeNull()
      expect(await server.db.select().from(users).where(eq(users.email, body.email))).toEqual([])
    },
  )

  test('nobody is listed by default', async () => {
    const plain = await testServer()
    try {
      const answer = await plain.fetch('/v1/geo/locations/', {
        method: 'POST',
        headers: { Origin: partner, [guestHeader]: '1', 'Content-Type': 'application/json' },
        body: JSON.stringify({ location_str: 'Oakl' }),
      })
      expect(answer.status).toBe(403)
    } finally {
      await plain.close()
    }
  })
})

describe('our own page in a frame', () => {
  test.each([
    ['/embed/signup', `frame-ancestors ${partner} ${second}`, null],
    ['/embed', `frame-ancestors ${partner} ${second}`, null],
    ['/', "frame-ancestors 'none'", 'DENY'],
    ['/embedded', "frame-ancestors 'none'", 'DENY'],
    ['/family-signup', "frame-ancestors 'none'", 'DENY'],
    ['/v1/whoami/', "frame-ancestors 'none'", 'DENY'],
  ])('%s has %s', async (path, ancestors, frameOptions) => {
    const { headers } = await server.fetch(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy.split('; ').find((part) => part.startsWith('frame-ancestors'))).toBe(ancestors)
    expect(headers.get('X-Frame-Options')).toBe(frameOptions)
  })

  test('signs up as a guest', async () => {
    const { care } = pageOf(testOrigin)
    expect(await care.call(signUpFamily, { body: family() })).toMatchObject({
      continue_url: expect.stringContaining(`${testOrigin}/accounts/continue/`),
    })
  })
})

describe('the link that goes on at our site', () => {
  async function signedUp(change: Partial<FamilySignup> = {}): Promise<string> {
    const { continue_url } = await pageOf(partner).care.call(signUpFamily, {
      body: { ...family(), ...change },
    })
    return new URL(continue_url ?? '').pathname
  }
  const follow = (visitor: Visitor, path: string, init?: RequestInit) => visitor.jar.fetch(path, init)

  test('signs in, once, and leads to the posted job', async () => {
    const path = await signedUp({ job })
    const visitor = server.visitor()
    const answer = await follow(visitor, path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/family/dashboard'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await visitor.care.call(listOwnJobs)).toMatchObject([{ title: job.title }])

    const other = server.visitor()
    expect((await follow(other, path)).headers.get('Location')).toBe('/accounts/login')
    expect(other.jar.get('session')).toBeUndefined()
  })

  test('leads to the rest of the sign-up where no job was posted', async () => {
    const answer = await follow(server.visitor(), await signedUp())
    expect(answer.headers.get('Location')).toBe('/family-signup')
  })

  test('is too old after a quarter of an hour', async () => {
    const path = await signedUp()
    server.clock.advance(linkTimes.continue + 1000)
    const visitor = server.visitor()
    expect((await follow(visitor, path)).headers.get('Location')).toBe('/accounts/login')
    expect(visitor.jar.get('session')).toBeUndefined()
    server.clock.advance(-linkTimes.continue - 1000)
  })

  test('leaves somebody else who is signed in as they are, and stays unused', async () => {
    const path = await signedUp()
    const carol = await server.visitorAs('family')
    expect((await follow(carol, path)).headers.get('Location')).toBe('/')
    expect(await carol.care.call(whoami)).toMatchObject({ data: { first_name: 'Carol' } })
    expect((await follow(server.visitor(), path)).headers.get('Location')).toBe('/family-signup')
  })

  test('is not used up by a look ahead', async () => {
    const path = await signedUp()
    for (const init of [{ method: 'HEAD' }, { headers: { 'Sec-Purpose': 'prefetch;prerender' } }])
      expect((await follow(server.visitor(), path, init)).status).toBe(405)
    expect((await follow(server.visitor(), path)).headers.get('Location')).toBe('/family-signup')
  })

  test('is made anew when a lost answer is asked for again, and is kept nowhere', async () => {
    const { care } = pageOf(partner)
    const body = family()
    const options = { idempotencyKey: 'an attempt of a guest' }
    const first = await care.call(signUpFamily, { body }, options)
    const again = await care.call(signUpFamily, { body }, options)
    expect(again.identity).toEqual(first.identity)
    expect(again.continue_url).not.toBe(first.continue_url)
    const kept = await server.db.select().from(idempotencyKeys).orderBy(desc(idempotencyKeys.created_at))
    expect(JSON.stringify(kept)).not.toContain('/accounts/continue/')
    // Nor anything from which the password of the body could be found by trying.
    expect(JSON.stringify(kept)).not.toContain(
      createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    )
    expect(
      (await follow(server.visitor(), new URL(first.continue_url ?? '').pathname)).headers.get('Location'),
    ).toBe('/accounts/login')
  })
})

test.each(['https://*.example.com', 'partner.example.com', 'https://a.example/path', 'ftp://a.example', '*'])(
  'EMBED_ORIGINS refuses what is no origin: %s',
  (value) => expect(() => readConfig({ EMBED_ORIGINS: value })).toThrow('EMBED_ORIGINS'),
)
