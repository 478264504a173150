import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeConsent, type DeviceConsent } from '@homecare/sdk/consent'
import { createClient } from '@homecare/sdk/client'
import { signUpFamily } from '@homecare/sdk/families'
import { signUpCaregiver } from '@homecare/sdk/registration'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrigin } from '../testing/jar.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const heard: string[] = []
let company: Server
let origin: string
beforeAll(async () => {
  company = createServer((request, response) => {
    heard.push(`${request.url} ${JSON.stringify(request.headers)}`)
    response.writeHead(204).end()
  })
  await new Promise<void>((listening) => company.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(company.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((closed) => void company.close(() => closed())))

const server = smallWorld(() => ({
  CONVERSION_PIXEL_URL: `${origin}/visit.gif?site=7`,
  RATE_LIMIT_FACTOR: '100',
}))
beforeEach(() => void (heard.length = 0))

let counted = 0
/** Somebody on a device with an answer, who signs up. */
function somebody(change: Partial<DeviceConsent> = {}, headers: Record<string, string> = {}) {
  const { version } = server.deps.config.outsiders
  const at = new Date(server.clock.now()).toISOString()
  const { jar } = server.visitor()
  const care = createClient({
    baseUrl: testOrigin,
    fetch: jar.fetch,
    cookies: jar.cookies,
    headers: () => headers,
  })
  jar.set('consent', writeConsent({ version, at, to: ['measuring'], by: 'visitor', ...change }))
  const email = `ottilie${++counted}@example.com`
  const person = {
    first_name: 'Ottilie',
    last_name: 'Journey',
    email,
    password: 'four words make one',
    terms: true,
  }
  const place = { city: 'Oakland', state: 'CA', zip_code: '94601' }
  return {
    email,
    asCaregiver: (options: { idempotencyKey?: string } = {}) =>
      care.call(signUpCaregiver, { body: { user: person } }, options),
    asFamily: () =>
      care.call(signUpFamily, { body: { ...person, ...place, phone: '5105550143', care_for: 2 } }),
  }
}
/** What the company has heard, once something that is told behind it has come too. */
async function allHeard(): Promise<string[]> {
  server.deps.counter!.tell({ event: 'page_seen', page: '/', language: 'en' })
  await expect.poll(() => heard.some((line) => line.includes('page_seen'))).toBe(true)
  return heard.filter((line) => !line.includes('page_seen'))
}

test('a sign-up is told once, for whom it is and in which language, and nothing of who that is', async () => {
  const family = somebody()
  await family.asFamily()
  const caregiver = somebody()
  const key = { idempotencyKey: 'one sign-up of a caregiver' }
  await caregiver.asCaregiver(key)
  const told = await allHeard()
  expect(told.map((line) => line.split(' ')[0]).toSorted()).toEqual([
    '/visit.gif?site=7&event=signup_finished&language=en&audience=caregiver',
    '/visit.gif?site=7&event=signup_finished&language=en&audience=family',
  ])
  for (const secret of [family.email, caregiver.email, 'Ottilie', 'Journey', '94601', 'cookie', 'referer'])
    expect(told.join(' ')).not.toContain(secret)
})

test('nothing is told of a sign-up that is refused', async () => {
  const known = somebody()
  await known.asCaregiver()
  await allHeard()
  heard.length = 0
  expect(await kindOf(known.asFamily())).toBe('forbidden')
  expect(await allHeard()).toEqual([])
})

test.each([
  ['who has not answered', { version: '0-old' }, {}],
  ['who has said no', { to: [] }, {}],
  ['who has agreed to the chat alone', { to: ['chat'] }, {}],
  ['who had agreed as somebody else, logged in', { by: 'person' }, {}],
  ['whose browser refuses', {}, { 'Sec-GPC': '1' }],
  ['in the app', {}, { 'User-Agent': 'HomecareIOS/1.4' }],
] as const)('nothing is told of somebody %s', async (_, change, headers) => {
  const one = somebody(change as Partial<DeviceConsent>, headers)
  await one.asFamily()
  expect(await allHeard()).toEqual([])
})
