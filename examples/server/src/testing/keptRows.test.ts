import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '../db/connect.ts'
import { users } from '../tables/account.ts'
import { actors } from './actors.ts'
import { restoreRows } from './keptRows.ts'
import { removeConnections, removeShifts } from './removeWork.ts'
import { smallWorld } from './world.ts'

const server = smallWorld()

/** How many rows each table has, and what they say. */
async function everything(db: Db): Promise<unknown> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: unknown[] = []
  for (const { name } of rows) {
    const { rows: of } = await db.execute(
      sql`select count(*), md5(string_agg(t::text, ',' order by t::text)) from ${sql.identifier(name)} t`,
    )
    found.push([name, of])
  }
  return found
}

it('goes back to the rows that were kept, whatever has happened to them, as often as it is asked', async () => {
  const { connection, db } = server
  await restoreRows(connection)
  const before = await everything(db)
  for (const round of [1, 2, 3]) {
    const id = await server.addUser({ role: 'family', email: `new${round}@example.com` })
    await db.update(users).set({ first_name: 'Other' }).where(eq(users.id, actors.caregiver))
    await removeConnections(db)
    await removeShifts(db)
    expect(await everything(db)).not.toEqual(before)
    await restoreRows(connection)
    expect(await everything(db)).toEqual(before)
    // The numbers begin again where they were.
    expect(await server.addUser({ role: 'family', email: 'again@example.com' })).toBe(id)
    await restoreRows(connection)
    expect(await everything(db)).toEqual(before)
  }
})
