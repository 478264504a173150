import { fileURLToPath } from 'node:url'
import { and, eq } from 'drizzle-orm'
import { beginSession } from '../src/people/session.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { connections } from '../src/tables/hiring.ts'
import { actors } from '../src/testing/actors.ts'
import { compareP50, startServer, throughSession } from './latency.ts'
import type { Row } from './row.ts'
import { replay, statementsOf } from './statements.ts'

type Hub = { [part: string]: { visits: unknown[] } | null }
const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))

/**
 * The page of a connection through HTTP, of a family that has hired and has visits eight weeks ahead, beside the very
 * statements that it sends, one after the other, through `pg`. The world begins today, so that its visits lie ahead.
 */
export default async function hub(): Promise<Row[]> {
  const world = { caregivers: 100, families: 12, today: new Date().toISOString().slice(0, 10) }
  const connection = await openPrepared({}, world, cache)
  const server = await startServer(connection, undefined)
  try {
    const { db, pool } = connection
    const [hired] = await db
      .select({ id: connections.id })
      .from(connections)
      .where(
        and(
          ...[eq(connections.family_id, actors.family), eq(connections.caregiver_id, actors.caregiver)],
          eq(connections.hire_stage, 3),
        ),
      )
    const session = await beginSession(db, actors.family, true, Date.now())
    const ours = throughSession(server.port, `/v1/connections/${hired!.id}/hub/`, session.id)
    const { planned, rates, agreement } = ((await ours()) as { data: Hub }).data
    if (!planned || planned.visits.length < 20 || !rates || !agreement)
      throw new Error('The page of the connection has too little on it')
    const sent = await statementsOf(ours)
    return [
      {
        name: `hub: the page of a connection, its ${sent.length} statements (p50)`,
        unit: 'ms',
        peerName: 'the same SQL through pg',
        budget: 2,
        ...(await compareP50(ours, replay(pool, sent), 1)),
      },
    ]
  } finally {
    await server.end()
    await connection.close()
  }
}
