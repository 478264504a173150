import { and, desc, eq } from 'drizzle-orm'
import { connections } from '../tables/hiring.ts'
import { actors } from './actors.ts'
import type { TestServer } from './testServer.ts'

/**
 * The connection of the family and the caregiver among the actors, which goes on and is what a call asks for: of two people
 * there is one at a time, so that it is made once and then changed.
 */
export async function connectionBetween(
  { db }: Pick<TestServer, 'db'>,
  values: Partial<typeof connections.$inferInsert> = {},
): Promise<{ id: number }> {
  const pair = { family_id: actors.family, caregiver_id: actors.caregiver }
  const goesOn = { end_date: null, ended_by: null, end_reason: null, end_note: null, ended_at: null }
  const [last] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.family_id, pair.family_id), eq(connections.caregiver_id, pair.caregiver_id)))
    .orderBy(desc(connections.id))
    .limit(1)
  const change = { hire_stage: 1 as const, ...goesOn, ...values }
  const [row] = last
    ? await db.update(connections).set(change).where(eq(connections.id, last.id)).returning()
    : await db
        .insert(connections)
        .values({ ...pair, ...change })
        .returning()
  return { id: row!.id }
}
