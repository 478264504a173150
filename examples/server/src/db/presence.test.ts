import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { letters } from '../tables/mail.ts'
import { bePresent, presentAlone, type Presence } from './presence.ts'

const world = emptyWorld()
const quiet = () => undefined

/** Whether a process is gone, as `seen` by another. */
async function isGone(seen: Presence, id: number | null): Promise<boolean | null> {
  await world.db.delete(letters)
  const at = new Date(world.clock.now())
  await world.db.insert(letters).values({ sealed: '', created_at: at, due_at: at, taken_by: id })
  const [row] = await world.db
    .select({ gone: sql<boolean | null>`coalesce(${seen.isGone(letters.taken_by)}, false)` })
    .from(letters)
  await world.db.delete(letters)
  return row!.gone
}

test('alone, whoever has another number was here before', async () => {
  const self = presentAlone()
  expect([await isGone(self, self.id), await isGone(self, self.id - 1), await isGone(self, null)]).toEqual([
    ...[false, true, false],
  ])
})

describe.runIf(process.env.TEST_DATABASE_URL)('on a server', () => {
  test('a process is there for the others until its connection ends', async () => {
    const { pool } = world.connection
    const [one, other] = [await bePresent(pool, quiet), await bePresent(pool, quiet)]
    expect([await isGone(one, other.id), await isGone(one, null), await isGone(one, one.id)]).toEqual([
      ...[false, false, false],
    ])
    const before = pool.totalCount
    await other.close()
    await expect.poll(() => isGone(one, other.id)).toBe(true)
    // Its connection is given back whole.
    expect(pool.totalCount).toBe(before)
    await one.close()
  })

  test('one whose connection breaks takes it up again', async () => {
    const { pool } = world.connection
    const self = await bePresent(pool, quiet)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and classid = 7203 and objid::bigint = $1`,
      [self.id],
    )
    await expect.poll(() => isGone(self, self.id)).toBe(false)
    await self.close()
  })
})
