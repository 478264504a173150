import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { advisoryLocks } from './advisoryLocks.ts'
import { askBy } from './ask.ts'
import { CannotStart } from './cannotStart.ts'
import { embeddedConnections, startEmbedded, type Embedded } from './embedded.ts'
import { GuardedPool, markTransactions } from './guard.ts'
import { lockFolder } from './lock.ts'
import * as schema from './schema.ts'
import { withConnection, withoutPassword } from './server.ts'

/** The query builder, over every table. Inside `db.transaction` use the `tx` it gives, never `db`: that is refused. */
export type Db = NodePgDatabase<typeof schema>
/** What `db.transaction` gives, and what a function takes that works inside one or outside. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Connection {
  readonly db: Db
  readonly pool: pg.Pool
  /**
   * For what a connection holds: LISTEN, and locks of a session. The same as `pool`, but where that goes through a pooler
   * which lends a connection for a transaction at a time.
   */
  readonly direct: pg.Pool
  /** Where the data lies, to be printed: a folder, or a server without its password. */
  readonly place: string
  readonly embedded: boolean
  /** Migrates or seeds while no other process does. */
  alone<T>(run: () => Promise<T>): Promise<T>
  /** Writes a snapshot of an embedded database, all or nothing. */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

export interface DatabasePlace {
  /** A Postgres server; the embedded database without it. */
  readonly url?: string | undefined
  /** The same database without a pooler between; the same address without it. */
  readonly directUrl?: string | undefined
  /** Data folder of the embedded database; in memory without it. */
  readonly folder?: string | undefined
  /** What an embedded database that is still empty begins with. */
  readonly snapshot?: string | undefined
}

/** Opens the database. Throws CannotStart where it can not, as when another process has the folder. */
export async function connect(place: DatabasePlace): Promise<Connection> {
  return place.url ? connectToServer(place.url, place.directUrl) : connectEmbedded(place)
}

const databaseOf = (pool: pg.Pool, keepsStatements: boolean): Db =>
  askBy(markTransactions(drizzle(pool, { schema })), { pool, keepsStatements })

/** The same connection for somebody else: what is kept in memory of its database (`remembered`) is not theirs. */
export const withoutMemory = (connection: Connection): Connection => ({
  ...connection,
  db: databaseOf(connection.pool, connection.direct === connection.pool),
})

async function connectEmbedded({ folder, snapshot }: DatabasePlace): Promise<Connection> {
  const unlock = folder ? lockFolder(folder) : () => undefined
  try {
    const data = folder && join(folder, 'db')
    const embedded = data
      ? await openFolder(data, snapshot)
      : await startEmbedded(snapshot ? { snapshot } : {})
    const pool = poolOf({
      connectionString: embedded.connectionString,
      max: embeddedConnections,
      // Kept for good: there is nobody else to leave it to.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 60_000,
      // Behind every connection is the same backend, which has what was prepared on one that broke.
      verify: (client, done) => client.query('deallocate all', done),
    })
    return {
      db: databaseOf(pool, true),
      pool,
      direct: pool,
      place: data ?? 'memory',
      embedded: true,
      // The folder's lock says so already.
      alone: (run) => run(),
      async dump(file) {
        mkdirSync(dirname(file), { recursive: true })
        // Of one process too, several may be at it: tests run in its threads.
        const unfinished = `${file}.${randomUUID()}`
        await embedded.dump(unfinished)
        renameSync(unfinished, file)
      },
      async close() {
        await pool.end()
        await embedded.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Starts the database of a folder. One that is new is made beside its place and moved there once it is whole, so that
 * whatever ends this process meanwhile leaves none that is half made.
 */
async function openFolder(data: string, snapshot: string | undefined): Promise<Embedded> {
  try {
    if (!existsSync(join(data, 'PG_VERSION'))) {
      const unfinished = `${data}.unfinished`
      rmSync(unfinished, { recursive: true, force: true })
      const made = await startEmbedded({ folder: unfinished, ...(snapshot ? { snapshot } : {}) })
      await made.stop()
      rmSync(data, { recursive: true, force: true })
      renameSync(unfinished, data)
    }
    return await startEmbedded({ folder: data })
  } catch (error) {
    throw new CannotStart(
      `The database in ${data} does not start (${(error as Error).message}): put a copy in its place, or move the folder away to begin anew.`,
    )
  }
}

async function connectToServer(url: string, directUrl = url): Promise<Connection> {
  const place = withoutPassword(url)
  for (const one of new Set([directUrl, url])) await withConnection(one, (client) => client.query('select 1'))
  const pool = poolOf({ connectionString: url, max: 20, statement_timeout: 30_000 })
  // What listens and what is present hold one each.
  const direct = directUrl === url ? pool : poolOf({ connectionString: directUrl, max: 3 })
  return {
    // A pooler may lend another of its connections for the next statement.
    db: databaseOf(pool, directUrl === url),
    pool,
    direct,
    place,
    embedded: false,
    alone: (run) => withConnection(directUrl, (client) => holding(client, run)),
    dump: () => Promise.reject(new Error('Only the embedded database writes snapshots.')),
    async close() {
      await pool.end()
      if (direct !== pool) await direct.end()
    },
  }
}

/** Runs something while no other process prepares the same database; whoever comes second waits. */
async function holding<T>(client: pg.Client, run: () => Promise<T>): Promise<T> {
  // Given back with the connection, and so by the end of this process too.
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.preparing])
  return run()
}

function poolOf(options: pg.PoolConfig): pg.Pool {
  const pool = new GuardedPool(options)
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So is one that breaks while it is lent: its query fails, and whoever asked hears of it there.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
