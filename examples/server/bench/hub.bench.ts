import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { and, eq } from 'drizzle-orm'
import { beginSession } from '../src/people/session.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { connections } from '../src/tables/hiring.ts'
import { actors } from '../src/testing/actors.ts'
import { compareP50, startServer } from './latency.ts'
import type { Row } from './row.ts'
import { replay, statementsDuring } from './statements.ts'

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
    const ours = through(server.port, `/v1/connections/${hired!.id}/hub/`, session.id)
    const { planned, rates, agreement } = (await ours()) as { [part: string]: { visits: unknown[] } | null }
    if (!planned || planned.visits.length < 20 || !rates || !agreement)
      throw new Error('The page of the connection has too little on it')
    // The server does things by its clock as well: the shortest of three has the page's alone.
    const tries = [await statementsDuring(ours), await statementsDuring(ours), await statementsDuring(ours)]
    const [sent] = tries.toSorted((one, other) => one.length - other.length) as [(typeof tries)[0]]
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

/** Gets the data of an address with a session. */
function through(port: number, path: string, session: string): () => Promise<unknown> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Cookie: `session=${session}` }
  return () =>
    new Promise((done, failed) => {
      get({ port, path, agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', failed)
        response.on('end', () => {
          if (response.statusCode !== 200) return failed(new Error(`${path} answered ${response.statusCode}`))
          done((JSON.parse(Buffer.concat(parts).toString()) as { data: unknown }).data)
        })
      }).on('error', failed)
    })
}
