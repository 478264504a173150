import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openJudge } from '../deposits/testing/walk/judge.ts'
import { openWalk } from '../deposits/testing/walk/play.ts'
import { sequencesOf, shrunk, type Sequence } from '../deposits/testing/walk/steps.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'

/*
 * A random walk through all that happens with money. A run takes a part of it; `npm test -- --release` walks all of it on both
 * databases, and WALK_SEQUENCES=2000 WALK_SEED=7 before the command another one. What fails is played again with less and less,
 * and said with its seed.
 */
const count = Number(process.env.WALK_SEQUENCES ?? (process.env.TEST_RELEASE ? 2000 : 10))
const seed = Number(process.env.WALK_SEED ?? 2026)
/** Sequences in one world, each behind what those before have left: then a new one begins. */
const inOneWorld = 50
const triesToShrink = 30

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    world: 'small',
    env: { FEE_BASIS_POINTS: '500', REFUND_TWO_PEOPLE_ABOVE_CENTS: '5000' },
  })
})
afterAll(() => server.close())

interface Broken {
  /** The sequences up to the one that broke something. */
  readonly sequences: readonly Sequence[]
  readonly laws: readonly string[]
}

/** Plays sequences in a world as it is at first; null where every law holds behind each. */
async function walk(sequences: readonly Sequence[]): Promise<Broken | null> {
  await server.reset()
  const { play, rest } = await openWalk(server)
  const judge = await openJudge(server.db)
  for (const [nth, sequence] of sequences.entries()) {
    const laws: string[] = []
    try {
      for (const step of sequence) {
        await play(step)
        laws.push(...(await judge.statuses()))
      }
      await rest()
      laws.push(...(await judge.statuses()), ...(await judge.money()))
    } catch (error) {
      laws.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    if (laws.length > 0) return { sequences: sequences.slice(0, nth + 1), laws }
  }
  return null
}

it(
  `keeps every law of money through ${count} sequences of what people, banks and networks do`,
  { timeout: 6 * 3_600_000 },
  async () => {
    const worlds = Math.ceil(count / inOneWorld)
    for (let world = 0; world < worlds; world++) {
      const size = Math.min(inOneWorld, count - world * inOneWorld)
      const broken = await walk(sequencesOf(seed + world, size))
      if (!broken) {
        // A walk in which nobody may do anything would break nothing.
        const paid = eq(paymentAttempts.state, 'succeeded')
        expect(await server.db.$count(paymentAttempts, paid)).toBeGreaterThan(size / 10)
        const done = eq(moneyDeeds.state, 'done')
        expect(await server.db.$count(moneyDeeds, done)).toBeGreaterThan(size / 20 - 1)
        continue
      }
      console.error(`The walk broke with seed ${seed + world}:\n${broken.laws.join('\n')}`)
      const least = await shrunk(
        broken.sequences,
        async (fewer) => (await walk(fewer)) !== null,
        triesToShrink,
      )
      const laws = (await walk(least))?.laws ?? broken.laws
      expect.fail(
        `Seed ${seed + world}, as few steps as were found:\n${JSON.stringify(least)}\n${laws.join('\n')}`,
      )
    }
  },
)
