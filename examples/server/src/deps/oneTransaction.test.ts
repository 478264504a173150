import { call, createClient, csrfCookie, type Client } from '@homecare/sdk/client'
import { eq } from 'drizzle-orm'
import { number, object, type } from 'superstruct'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJar, testOrigin } from '../testing/jar.ts'
import { startPosting } from '../mail/letterQueue.ts'
import type { Mail } from '../mail/mail.ts'
import { emptyWorld } from '../testing/world.ts'
import { createApi } from '../answering/api.ts'
import type { Deps } from './deps.ts'
import { idempotencyKeys, serverFacts } from '../tables/server.ts'
import { trail } from '../trail/write.ts'
import { createRoutes, type Handler } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'

const pay = call('POST /v1/test/pay/', {
  in: object({ cents: number() }),
  out: type({ paid: number() }),
  money: true,
})
const key = { idempotencyKey: 'one payment' }
const body = { cents: 500 }

const server = emptyWorld()
let sent: string[]
/** What the handler does after its payment is written. */
let then: (context: Parameters<Handler<typeof pay, null>>[0]) => Promise<unknown>
beforeEach(async () => {
  await server.db.delete(idempotencyKeys)
  await server.db.delete(serverFacts).where(eq(serverFacts.name, 'payment'))
  sent = []
  then = async () => undefined
})

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** Letters by this transport. */
function posting(transport: Mail): Deps['mail'] {
  const { presence, now } = server.deps
  const post = startPosting({ db: server.db, transport, secret: 'a secret', presence, now, log: silent })
  begun.push(post)
  return post
}
const begun: ReturnType<typeof startPosting>[] = []
afterEach(async () => {
  for (const post of begun.splice(0)) await post.stop()
})

/** A server of one call, which writes a payment in a transaction of its own and then sends a letter. */
function client(changed: Partial<Deps> = {}): Client {
  const routes = createRoutes()
  routes.on(pay, anyone, async (context) => {
    const { db, deps } = context as unknown as Parameters<Handler<typeof pay, null>>[0]
    await db.transaction(async (tx) => {
      await tx.insert(serverFacts).values({ name: 'payment', value: '500' })
    })
    await deps.mail.send({ to: 'someone@example.com', subject: 'Paid', body: '' })
    await deps.realtime.set('test/paid', 500)
    return ((await then(context as never)) ?? { paid: 500 }) as { paid: number }
  })
  const mail = posting({ send: async ({ subject }) => void sent.push(subject) })
  const api = createApi(routes, { ...server.deps, mail, log: silent, ...changed }, trail)
  const jar = createJar((request) => api(request, { requestId: 'test', ip: '127.0.0.1' }))
  jar.set(csrfCookie, 'x'.repeat(32))
  return createClient({
    baseUrl: testOrigin,
    fetch: jar.fetch,
    cookies: jar.cookies,
    pause: () => Promise.resolve(),
  })
}
const payments = () => server.db.$count(serverFacts, eq(serverFacts.name, 'payment'))

test('what was done and its answer are stored together, and messages leave after', async () => {
  const care = client()
  expect(await care.call(pay, { body }, key)).toEqual({ paid: 500 })
  expect(await care.call(pay, { body }, key)).toEqual({ paid: 500 })
  expect(await payments()).toBe(1)
  expect(sent).toEqual(['Paid'])
  expect(server.deps.realtime.get('test/paid')).toBe(500)
})

test('a fault between the two takes back what was done and sends nothing; the repetition does it once', async () => {
  const care = client()
  then = async () => {
    throw new Error('The process died here')
  }
  await expect(care.call(pay, { body }, key)).rejects.toMatchObject({ kind: 'server' })
  expect(await payments()).toBe(0)
  expect(sent).toEqual([])

  then = async () => ({ paid: 'not a number' })
  await expect(care.call(pay, { body }, key)).rejects.toMatchObject({ kind: 'server' })
  expect(await payments()).toBe(0)

  then = async () => undefined
  expect(await care.call(pay, { body }, key)).toEqual({ paid: 500 })
  expect(await payments()).toBe(1)
  expect(sent).toEqual(['Paid'])
})

test('so does an answer that cannot be stored, since another attempt has taken the key over', async () => {
  then = async ({ db }) => {
    await db.delete(idempotencyKeys)
    return undefined
  }
  await expect(client().call(pay, { body }, key)).rejects.toMatchObject({ status: 503 })
  expect(await payments()).toBe(0)
})

test('a refusal takes everything back, but for one that keeps what it counted', async () => {
  const care = client()
  then = async () => {
    throw refuse.form(serverTexts.invalid)
  }
  await expect(care.call(pay, { body }, key)).rejects.toMatchObject({ kind: 'invalid' })
  expect(await payments()).toBe(0)
  then = async () => {
    throw refuse.form(serverTexts.invalid).keeping()
  }
  await expect(care.call(pay, { body }, key)).rejects.toMatchObject({ kind: 'invalid' })
  expect(await payments()).toBe(1)
})

test('a message that fails after the commit is no failure of the call', async () => {
  const mail = posting({ send: () => Promise.reject(new Error('No mail today')) })
  expect(await client({ mail }).call(pay, { body }, key)).toEqual({ paid: 500 })
  expect(await payments()).toBe(1)
})
