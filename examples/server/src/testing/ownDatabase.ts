import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { withConnection } from '../db/server.ts'
import { openPrepared, snapshotName, type WorldSize } from '../seed/prepare.ts'
import { keepRows } from './keptRows.ts'

/** A database in a Postgres server that only one test server has. */
interface OwnDatabase {
  readonly url: string
  drop(): Promise<void>
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** A new database in the server of `url`, with this world in it and its rows kept: a copy of one that is made once. */
export function copyDatabase(url: string, world: WorldSize | null, cache: string): Promise<OwnDatabase> {
  return withConnection(url, async (client) => {
    const original = `homecare_${snapshotName(world)}`
    await makeOnce(client, url, original, async (unfinished) => {
      const connection = await openPrepared({ url: unfinished }, world, cache)
      await keepRows(connection.db)
      await connection.close()
    })
    const name = `homecare_test_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${quoted(name)} template ${quoted(original)}`)
    return {
      url: within(url, name),
      drop: () =>
        withConnection(url, async (later) => {
          await later.query(`drop database ${quoted(name)} with (force)`)
        }),
    }
  })
}

/** Makes the database that others are copied from, where it is not there; of several at once the first one does. */
async function makeOnce(
  client: pg.Client,
  url: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}.unfinished`
    await client.query(`drop database if exists ${quoted(unfinished)} with (force)`)
    await client.query(`create database ${quoted(unfinished)}`)
    await fill(within(url, unfinished))
    await client.query(`alter database ${quoted(unfinished)} rename to ${quoted(name)}`)
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

function within(url: string, database: string): string {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}
