import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { releaseKey, storeAnswer, takeKey, type Attempt } from './idempotency.ts'
import { idempotencyKeys } from '../tables/server.ts'

const server = emptyWorld()
beforeEach(() => server.db.delete(idempotencyKeys))

const attemptNow = (changed: Partial<Attempt> = {}): Attempt => ({
  ...{ key: 'k', userId: 7, route: 'POST /v1/x/', bodyHash: 'h', at: server.clock.now() },
  by: server.deps.presence,
  ...changed,
})
const take = (changed?: Partial<Attempt>) => takeKey(server.db, attemptNow(changed))
const answered = (answer: unknown, signedInUserId: number | null) =>
  storeAnswer(server.db, attemptNow(), { answer, signedInUserId })

test('the first attempt is done, the next gets its answer', async () => {
  expect(await take()).toBeNull()
  await answered({ status: 'success', data: 1 }, 7)
  expect(await take()).toEqual({ answer: { status: 'success', data: 1 }, signedInUserId: 7 })
})

test('an answer of nothing counts as an answer', async () => {
  await take()
  await answered(null, null)
  expect(await take()).toEqual({ answer: null, signedInUserId: null })
})

test('of two at once one is done, and the other is told that it is under way', async () => {
  const outcomes = await Promise.allSettled([take(), take()])
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toMatchObject([{ status: 503, headers: { 'Retry-After': '1' } }])
})

test('a key is refused for another body or another call, and is another one for another user', async () => {
  await take()
  await expect(take({ bodyHash: 'other' })).rejects.toMatchObject({ status: 409 })
  await expect(take({ route: 'POST /v1/y/' })).rejects.toMatchObject({ status: 409 })
  expect(await take({ userId: 8 })).toBeNull()
})

test('a failed attempt gives its key back', async () => {
  await take()
  await releaseKey(server.db, attemptNow())
  expect(await take()).toBeNull()
})

test('an attempt whose process died is given up after a minute', async () => {
  await take()
  server.clock.advance(60_000)
  expect(await take()).toBeNull()
})

test('an attempt whose key was taken over can neither answer for it nor give it back', async () => {
  const slow = attemptNow()
  await take()
  server.clock.advance(60_000)
  expect(await take()).toBeNull()
  await expect(storeAnswer(server.db, slow, { answer: 1, signedInUserId: null })).rejects.toMatchObject({
    status: 503,
  })
  await releaseKey(server.db, slow)
  await answered(2, null)
  expect(await take()).toEqual({ answer: 2, signedInUserId: null })
})

test('an attempt whose process is gone is given up at once', async () => {
  await take({ by: { ...server.deps.presence, id: 7 } })
  const seen = { ...server.deps.presence, isGone: () => sql`${idempotencyKeys.taken_by} = 7` }
  expect(await take({ by: seen, at: server.clock.now() + 1 })).toBeNull()
  await expect(take({ by: seen, at: server.clock.now() + 2 })).rejects.toMatchObject({ status: 503 })
})
