import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { embeddedConnections, startEmbedded } from './embedded.ts'
import { GuardedPool, markTransactions } from './guard.ts'
import { lockFolder } from './lock.ts'
import * as schema from './schema.ts'

/** The query builder, over every table. Inside `db.transaction` use the `tx` it gives, never `db`: that is refused. */
export type Db = NodePgDatabase<typeof schema>
/** What `db.transaction` gives, and what a function takes that works inside one or outside. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Connection {
  readonly db: Db
  readonly pool: pg.Pool
  /** Where the data lies, to be printed: a folder, or a server without its password. */
  readonly place: string
  readonly embedded: boolean
  /** Writes a snapshot of an embedded database, all or nothing. */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

export interface DatabasePlace {
  /** A Postgres server; the embedded database without it. */
  readonly url?: string | undefined
  /** Data folder of the embedded database; in memory without it. */
  readonly folder?: string | undefined
  /** What an embedded database that is still empty begins with. */
  readonly snapshot?: string | undefined
}

/** Opens the database. Throws FolderLocked when another process has the folder. */
export async function connect(place: DatabasePlace): Promise<Connection> {
  return place.url ? connectToServer(place.url) : connectEmbedded(place)
}

async function connectEmbedded({ folder, snapshot }: DatabasePlace): Promise<Connection> {
  const unlock = folder ? lockFolder(folder) : () => undefined
  try {
    const data = folder && join(folder, 'db')
    const fresh = !data || !existsSync(join(data, 'PG_VERSION'))
    const embedded = await startEmbedded({
      ...(data ? { folder: data } : {}),
      ...(snapshot && fresh ? { snapshot } : {}),
    })
    const pool = poolOf({
      connectionString: embedded.connectionString,
      max: embeddedConnections,
      // Kept for good: there is nobody else to leave it to.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 60_000,
    })
    return {
      db: markTransactions(drizzle(pool, { schema })),
      pool,
      place: data ?? 'memory',
      embedded: true,
      async dump(file) {
        mkdirSync(dirname(file), { recursive: true })
        const unfinished = `${file}.${process.pid}`
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

async function connectToServer(url: string): Promise<Connection> {
  const pool = poolOf({ connectionString: url, max: 20, statement_timeout: 30_000 })
  await pool.query('select 1')
  const shown = new URL(url)
  shown.password = ''
  return {
    db: markTransactions(drizzle(pool, { schema })),
    pool,
    place: shown.href,
    embedded: false,
    dump: () => Promise.reject(new Error('Only the embedded database writes snapshots.')),
    close: () => pool.end(),
  }
}

function poolOf(options: pg.PoolConfig): pg.Pool {
  const pool = new GuardedPool(options)
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
