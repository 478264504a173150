import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/**
 * The numbers of Postgres' advisory locks that stand for one thing each. (Two numbers at once are a space of its
 * own, in which a pair of people is locked. That of presence stands before the number of a process, that of who saw a
 * plan before the plan's, that of first messages before a number made of their address.)
 */
export const advisoryLocks = {
  chatOutbox: 7_201,
  preparing: 7_202,
  presence: 7_203,
  notices: 7_204,
  planSeen: 7_205,
  firstWords: 7_206,
} as const

/** Waits until nobody else holds the lock, or that of one number under it, and holds it to the end of the transaction. */
export async function lockInTransaction(tx: Tx, lock: number, of?: number): Promise<void> {
  await tx.execute(
    of === undefined
      ? sql`select pg_advisory_xact_lock(${lock}::bigint)`
      : sql`select pg_advisory_xact_lock(${lock}::int, ${of}::int)`,
  )
}
