import { checkPartnerContract, type ContractLine } from '@homecare/sdk/partners'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { partners, partnerSignups } from '../tables/partners.ts'
import { rateLimits } from '../tables/server.ts'
import { testOrigin } from '../testing/jar.ts'
import { smallWorld } from '../testing/world.ts'

const origin = 'https://partner.example.com'
const server = smallWorld({ EMBED_ORIGINS: origin })
beforeEach(() => server.db.delete(rateLimits))

/** Pages are drawn by the web app, which is not here: its document stands in, with the headers of the server. */
const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const answer = await server.fetch(pathname + search, request)
  return pathname.startsWith('/v1/') ? answer : new Response('<html></html>', { headers: answer.headers })
}
const check = (change: { fetch?: typeof fetch; partner?: string; origin?: string; email?: string } = {}) =>
  checkPartnerContract({ baseUrl: testOrigin, partner: 'getcare', origin, fetch: send, ...change })
const broken = (lines: readonly ContractLine[]) =>
  lines.filter(({ state }) => state === 'broken').map(({ name, said }) => `${name}: ${said}`)

test('the product keeps everything that a partner relies on, and nobody is signed up by looking', async () => {
  const before = await server.db.$count(partnerSignups)
  const lines = await check()
  expect(broken(lines)).toEqual([])
  expect(lines.filter(({ state }) => state === 'skipped')).toMatchObject([{ said: 'it needs --email' }])
  expect(await server.db.$count(partnerSignups)).toBe(before)
})

test('with an address a family is signed up, once', async () => {
  server.change()
  const email = 'contract@example.com'
  expect(broken(await check({ email }))).toEqual([])
  expect(await server.db.$count(users, eq(users.email, email))).toBe(1)
})

test('another origin than is listed is told how to be listed', async () => {
  const lines = broken(await check({ origin: 'https://unlisted.example' }))
  expect(lines).toHaveLength(lines.filter((line) => line.includes('EMBED_ORIGINS')).length)
  expect(lines).toHaveLength(2)
})

test('a partner that nobody knows, or that lacks words and number, is told what to load', async () => {
  expect(broken(await check({ partner: 'nobody' }))[0]).toContain('Check the code')
  await server
    .change()
    .update(partners)
    .set({ phone_number: null, welcome: null })
    .where(eq(partners.code, 'getcare'))
  const lines = broken(await check())
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain('file of partners')
})

test.each<[string, typeof fetch]>([
  ['answers nothing', () => Promise.reject(new TypeError('connection refused'))],
  ['is another site', async () => new Response('<html>Welcome</html>')],
  ['answers other shapes', async () => Response.json({ status: 'success', data: { id: 'one' } })],
  [
    'lets everybody in',
    async (input, init) => {
      const answer = await send(input, init)
      const headers = new Headers(answer.headers)
      headers.set('Access-Control-Allow-Origin', '*')
      headers.set('Set-Cookie', 'tracked=1')
      headers.delete('Content-Security-Policy')
      return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers })
    },
  ],
])('a product that %s breaks it, line by line, and is no reason to stop', async (_, fetch) => {
  const lines = await check({ fetch })
  expect(broken(lines).length).toBeGreaterThan(3)
  for (const { state, said } of lines) if (state === 'broken') expect(said).toMatch(/\w{3}.*\.$/)
})
