import { describe, expect, test, vi } from 'vitest'
import { login, logout, whoami } from '../account/sessionCalls.js'
import { createClient } from '../client/client.js'
import { csrfHeader, csrfStaleHeader } from '../client/constants.js'
import { readCookie } from '../client/cookie.js'
import { answerRaw, fakeServer } from '../testing/fakeServer.js'
import { anIdentity } from '../testing/index.js'
import { createCookieJar, type CookieJarOptions } from './cookieJar.js'

const baseUrl = 'https://care.example.com'

/** A fetch that answers with these Set-Cookie lines, one request after the other, and what it was asked with. */
function answering(...answers: (readonly string[])[]) {
  const carried: (string | null)[] = []
  const asked: RequestInit[] = []
  const fetch: typeof globalThis.fetch = async (_, init = {}) => {
    carried.push(new Headers(init.headers).get('Cookie'))
    asked.push(init)
    const headers = new Headers()
    for (const line of answers.shift() ?? []) headers.append('Set-Cookie', line)
    return new Response(null, { headers })
  }
  return { carried, asked, fetch }
}
async function carriedAfter(lines: readonly string[], options: Partial<CookieJarOptions> = {}) {
  const { fetch, carried } = answering(lines)
  const jar = createCookieJar({ baseUrl, fetch, ...options })
  for (let request = 0; request < 2; request++) await jar.fetch(`${options.baseUrl ?? baseUrl}/v1/x/`)
  return carried[1]
}

describe('a jar of cookies', () => {
  test.each<[string, readonly string[], string | null]>([
    ['what is set', ['a=1; Path=/; HttpOnly', 'b=x%3Dy=z'], 'a=1; b=x%3Dy=z'],
    ['the last of a name', ['a=1', 'a=2'], 'a=2'],
    ['an empty one', ['a='], 'a='],
    ['none that is over', ['a=1; Max-Age=0', 'b=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], null],
    ['one with an age before its end', ['a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], 'a=1'],
    ['none without a name', ['=1', 'a', ''], null],
    ['a secure one', ['a=1; secure'], 'a=1'],
  ])('keeps %s', async (_, lines, kept) => {
    expect(await carriedAfter(lines)).toBe(kept)
  })

  test('forgets a cookie when it is over or taken back', async () => {
    let now = 0
    const { fetch, carried } = answering(['a=1; Max-Age=60', 'b=1', 'c=1'], ['b=; Max-Age=0'])
    const jar = createCookieJar({ baseUrl, fetch, now: () => now })
    for (const at of [0, 1, 59_999, 60_000]) {
      now = at
      await jar.fetch(`${baseUrl}/`)
    }
    expect(carried).toEqual([null, 'a=1; b=1; c=1', 'a=1; c=1', 'c=1'])
  })

  test.each([
    ['http://care.example.com', null],
    ['http://localhost:3000', 'a=1'],
    ['http://127.0.0.1:3000', 'a=1'],
  ])('takes a secure cookie of %s as a browser does', async (origin, kept) => {
    expect(await carriedAfter(['a=1; Secure'], { baseUrl: origin })).toBe(kept)
  })

  test('takes joined lines apart where a platform has no other', async () => {
    const own = Object.getOwnPropertyDescriptor(Headers.prototype, 'getSetCookie')
    Object.defineProperty(Headers.prototype, 'getSetCookie', { configurable: true, value: undefined })
    try {
      const lines = ['a=1; Expires=Thu, 01 Jan 2099 00:00:00 GMT; Path=/', 'b=2; HttpOnly']
      expect(await carriedAfter(lines)).toBe('a=1; b=2')
    } finally {
      if (own) Object.defineProperty(Headers.prototype, 'getSetCookie', own)
    }
  })

  test('goes to its own origin alone, and keeps nothing of another', async () => {
    const { fetch, carried } = answering(['a=1'], ['b=1'])
    const jar = createCookieJar({ baseUrl, fetch, kept: 'k=1' })
    await jar.fetch(new Request('https://elsewhere.example/v1/x/'))
    await jar.fetch(new URL(`${baseUrl}/v1/x/`))
    await jar.fetch('/v1/x/')
    expect(carried).toEqual([null, 'k=1', 'k=1; b=1'])
  })

  test('keeps the headers of a request, and leaves the cookies of the platform out', async () => {
    const { fetch, asked } = answering()
    const jar = createCookieJar({ baseUrl, fetch, kept: 'k=1' })
    await jar.fetch(new Request(`${baseUrl}/`, { headers: { Accept: 'a/b' } }), { credentials: 'include' })
    expect(new Headers(asked[0]?.headers).get('Accept')).toBe('a/b')
    expect(asked[0]?.credentials).toBe('omit')
  })

  test('says nothing of credentials on a platform that has none: a Cloudflare worker throws at them', async () => {
    const { fetch, asked } = answering()
    vi.stubGlobal('Request', vi.fn(Object))
    try {
      await createCookieJar({ baseUrl, fetch }).fetch(`${baseUrl}/`, { credentials: 'include' })
    } finally {
      vi.unstubAllGlobals()
    }
    expect(asked[0]).not.toHaveProperty('credentials')
  })

  test('refuses an address that is none', () => {
    expect(() => createCookieJar({ baseUrl: 'care.example.com' })).toThrow(TypeError)
  })
})

test('a client with a jar signs in and out as a browser does, and a next one goes on with what was kept', async () => {
  const identity = anIdentity()
  const forgery = { status: 403, headers: { 'Set-Cookie': 'csrftoken=t; Path=/', [csrfStaleHeader]: '1' } }
  const cookiesOf = (headers: Headers) => headers.get('Cookie') ?? ''
  const protect = (headers: Headers) => {
    const token = readCookie(cookiesOf(headers), 'csrftoken')
    if (!token || token !== headers.get(csrfHeader)) answerRaw('{"status":"fail"}', forgery)
  }
  const answer = (data: unknown, line: string): never =>
    answerRaw(JSON.stringify({ status: 'success', data }), { headers: { 'Set-Cookie': line } })
  const server = fakeServer()
    .on(login, ({ headers }) => {
      protect(headers)
      return answer(identity, 'session=s; HttpOnly; Secure')
    })
    .on(logout, ({ headers }) => {
      protect(headers)
      return answer(null, 'session=; Max-Age=0')
    })
    .on(whoami, ({ headers }) => answerRaw(cookiesOf(headers), { status: 404 }))
  const jar = createCookieJar({ baseUrl, fetch: server.fetch })
  const care = createClient(jar)
  expect(await care.call(login, { body: { email: 'ana@example.com', password: 'a long password' } })).toEqual(
    identity,
  )
  expect(jar.cookies()).toBe('csrftoken=t; session=s')

  const next = createCookieJar({ baseUrl, fetch: server.fetch, kept: jar.cookies() })
  await createClient(next).call(logout)
  expect(next.cookies()).toBe('csrftoken=t')
})
