import { randomInt } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { advisoryLocks } from './advisoryLocks.ts'

/**
 * This process among those on one database. What it has in hand bears its number, so that the others know at once when
 * it is gone, even by a kill -9, and finish that.
 */
export interface Presence {
  readonly id: number
  /** Whether the process that a column names no longer runs; no where it names none. */
  isGone(column: PgColumn): SQL
  close(): Promise<void>
}

const againMs = 1000
const newId = () => randomInt(1, 2 ** 31 - 1)

/** On the embedded database there is nobody else: whoever has another number was here before. */
export function presentAlone(): Presence {
  const id = newId()
  return { id, isGone: (column) => sql`${column} <> ${id}::int`, close: async () => undefined }
}

/**
 * On a server a process is present while a connection of its own holds the advisory lock of its number: the server lets
 * go of it with the connection. One that breaks is taken up again; who is taken for gone meanwhile does nothing twice
 * that can be told apart, since whoever takes work over takes it in a transaction.
 */
export async function bePresent(
  pool: Pool,
  log: (message: string, error?: unknown) => void,
): Promise<Presence> {
  const id = newId()
  let letGo: (() => Promise<void>) | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  async function hold(): Promise<void> {
    const client: PoolClient = await pool.connect()
    let isHeld = true
    const release = (isWhole: boolean) => {
      if (isWhole) client.off('error', onError)
      if (isHeld) client.release(!isWhole)
      isHeld = false
    }
    const onError = (error: Error) => {
      if (!isHeld || isClosed) return
      log('The connection by which others know this process broke', error)
      release(false)
      retry()
    }
    client.on('error', onError)
    const key = [advisoryLocks.presence, id]
    try {
      await client.query('select pg_advisory_lock(($1::bigint << 32) | $2::bigint)', key)
    } catch (error) {
      release(false)
      throw error
    }
    letGo = async () => {
      if (!isHeld) return
      const isFree = await client
        .query('select pg_advisory_unlock(($1::bigint << 32) | $2::bigint)', key)
        .then(() => true)
        .catch(() => false)
      release(isFree)
    }
    if (isClosed) await letGo()
  }

  function retry(): void {
    if (isClosed) return
    again = setTimeout(() => void hold().catch(retry), againMs).unref()
  }

  await hold()
  return {
    id,
    isGone: (column) => sql`(${column} is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${advisoryLocks.presence} and objsubid = 1
        and objid::bigint = ${column}
        and database = (select oid from pg_database where datname = current_database())))`,
    async close() {
      isClosed = true
      clearTimeout(again)
      await letGo?.()
    },
  }
}
