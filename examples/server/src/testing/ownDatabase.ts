import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connect, withoutMemory, type Connection, type Db } from '../db/connect.ts'
import { withConnection } from '../db/server.ts'
import { openPrepared, snapshotName, type WorldSize } from '../seed/prepare.ts'
import { restoreRows } from './keptRows.ts'

/** A database that one test server at a time has. */
interface OwnDatabase {
  readonly connection: Connection
  /** Whether its rows are still to be kept, as they are once a server has started on it. */
  readonly isNew: boolean
  /** Leaves it to the next test server of this process that wants the same world. */
  leave(): void
}

/** Databases with a world in them, by its name, that the files before have done with. */
const left = new Map<string, Connection[]>()

const names = new Map<WorldSize | null, string>()

/** What a world is called: for it all is read that a world is made of, and so once. */
function nameOf(world: WorldSize | null): string {
  const name = names.get(world) ?? snapshotName(world)
  names.set(world, name)
  return name
}

/** What makes another world of one, by a name of it: done once, by `make` or by the server that starts on it. */
export interface Change {
  readonly name: string
  readonly make?: (db: Db) => Promise<void>
}

/**
 * A database with this world in it: one that a file before has left, as it was when its rows were kept, or a new one;
 * embedded, or in the Postgres of TEST_DATABASE_URL. Making one takes ten times as long as restoring it, and more.
 */
export async function takeDatabase(
  world: WorldSize | null,
  cache: string,
  changes: readonly Change[] = [],
): Promise<OwnDatabase> {
  const name = [nameOf(world), ...changes.map((change) => change.name)].join(' ')
  const idle = left.get(name) ?? []
  left.set(name, idle)
  const again = idle.pop()
  if (again) await restoreRows(again)
  const connection = again ? withoutMemory(again) : await newDatabase(world, cache)
  if (!again) for (const { make } of changes) await make?.(connection.db)
  return { connection, isNew: !again, leave: () => void idle.push(connection) }
}

async function newDatabase(world: WorldSize | null, cache: string): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return connect({ url: await copyDatabase(server, world, cache) })
  return openPrepared({}, world, cache)
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** What the names of a run's databases begin with: `dropDatabases` drops them when it has ended. */
const prefix = () => `homecare_test_${process.env.TEST_RUN ?? process.pid}_`

/** A new database in the server of `url`, a copy of one with this world that is made once. */
function copyDatabase(url: string, world: WorldSize | null, cache: string): Promise<string> {
  return withConnection(url, async (client) => {
    const original = `kept_${nameOf(world)}`
    await makeOnce(client, url, original, async (unfinished) => {
      const connection = await openPrepared({ url: unfinished }, world, cache)
      await connection.close()
    })
    const name = prefix() + randomBytes(6).toString('hex')
    await client.query(`create database ${quoted(name)} template ${quoted(original)}`)
    return within(url, name)
  })
}

/** Drops the databases of this run. */
export function dropDatabases(url: string): Promise<void> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    )
    for (const { datname } of rows) await client.query(`drop database ${quoted(datname)} with (force)`)
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
