import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { serverFacts } from '../tables/server.ts'
import { emptyWorld } from '../testing/world.ts'
import { carryOut, finish, type Deed, type Outcome } from './carryOut.ts'
import { ProviderFailure } from './failure.ts'

const server = emptyWorld()
beforeEach(() => void server.change())
const own = eq(serverFacts.name, 'attempt')
const stateOf = async () => (await server.db.select().from(serverFacts).where(own))[0]?.value ?? null

/** What the provider was asked, and how the attempt stood then. */
let asked: (string | null)[]
beforeEach(() => void (asked = []))

const deed = (ask: () => Promise<string>): Deed<string, string, string> => ({
  async begin(tx) {
    await tx.insert(serverFacts).values({ name: 'attempt', value: 'begun' }).onConflictDoNothing()
    return 'attempt'
  },
  async ask() {
    asked.push(await stateOf())
    return ask()
  },
  async settle(tx, _, outcome: Outcome<string>) {
    const value = 'done' in outcome ? outcome.done : outcome.failed.code
    await tx.update(serverFacts).set({ value }).where(own)
    return value
  },
})
const failing = (kind: 'declined' | 'unreachable') => () => Promise.reject(new ProviderFailure(kind, 'why'))

test('the attempt is committed before the provider is asked, and what came of it behind', async () => {
  expect(
    await carryOut(
      server.db,
      deed(() => Promise.resolve('paid')),
    ),
  ).toBe('paid')
  expect(asked).toEqual(['begun'])
  expect(await stateOf()).toBe('paid')
})

test('a no of the provider’s is settled, like a yes', async () => {
  expect(await carryOut(server.db, deed(failing('declined')))).toBe('why')
  expect(await stateOf()).toBe('why')
})

test('where nobody knows, nothing is decided; whoever finishes it asks again', async () => {
  await expect(carryOut(server.db, deed(failing('unreachable')))).rejects.toMatchObject({
    kind: 'unreachable',
  })
  expect(await stateOf()).toBe('begun')
  expect(
    await finish(
      server.db,
      'attempt',
      deed(() => Promise.resolve('paid')),
    ),
  ).toBe('paid')
  expect(await stateOf()).toBe('paid')
})

test('a fault of ours is none of the provider’s', async () => {
  await expect(
    carryOut(
      server.db,
      deed(() => Promise.reject(new TypeError('ours'))),
    ),
  ).rejects.toThrow('ours')
  expect(await stateOf()).toBe('begun')
})
