import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCode } from '../account/codes.ts'
import { makeLink } from '../people/links.ts'
import { beginSession } from '../people/session.ts'
import { passwordLinks, sessions, verificationCodes } from '../tables/account.ts'
import { onboardingDrafts } from '../tables/families.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { takeKey } from '../calls/idempotency.ts'
import { countHit } from '../limits/rateLimit.ts'
import { startSweeping, sweepEveryMs } from './sweeper.ts'
import { idempotencyKeys, rateLimits } from '../tables/server.ts'

const server = smallWorld()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const day = 86_400_000
const tables = { sessions, passwordLinks, verificationCodes, onboardingDrafts, idempotencyKeys, rateLimits }
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [name, await server.db.$count(table)] as const),
    ),
  )

/** One row of each kind that ends by itself. */
async function fill(): Promise<void> {
  const { db, clock } = server
  const now = clock.now()
  for (const table of Object.values(tables)) await db.delete(table)
  await beginSession(db, actors.family, false, now)
  await makeLink(db, actors.family, 'reset', now)
  await makeCode(db, actors.family, 'email', 'carol@example.com', now)
  const at = new Date(now)
  await db.insert(onboardingDrafts).values({
    ...{
      key_hash: 'x',
      origin: 'x',
      step: 'needs',
      answers: {},
      created_at: at,
      updated_at: at,
      expires_at: at,
    },
  })
  await takeKey(db, {
    key: 'k',
    userId: 1,
    route: 'POST /v1/x/',
    bodyHash: '',
    at: now,
    by: server.deps.presence,
  })
  await countHit(db, { name: 'knock', hits: 5, seconds: 60 }, ['someone'], now)
}

test('by the clock, what has ended goes, and what has not stays', async () => {
  await fill()
  const sweeping = startSweeping(server.deps)
  const all = Object.fromEntries(Object.keys(tables).map((name) => [name, 1]))
  vi.advanceTimersByTime(sweepEveryMs)
  await sweeping.stop()
  expect(await counts()).toEqual(all)

  const again = startSweeping(server.deps)
  server.clock.advance(2 * day)
  vi.advanceTimersByTime(sweepEveryMs)
  await again.stop()
  expect(await counts()).toEqual(Object.fromEntries(Object.keys(tables).map((name) => [name, 0])))
})

test('stopping waits for the round under way, and none follows', async () => {
  const sweeping = startSweeping(server.deps)
  server.clock.advance(2 * day)
  vi.advanceTimersByTime(sweepEveryMs)
  await sweeping.stop()
  await fill()
  server.clock.advance(2 * day)
  vi.advanceTimersByTime(2 * sweepEveryMs)
  expect((await counts())['sessions']).toBe(1)
})
