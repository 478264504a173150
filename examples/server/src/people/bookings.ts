import type { Sayable } from '@homecare/sdk/kit'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isClash } from '../db/failure.ts'
import type { Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { bookings } from '../tables/shifts.ts'

/**
 * Awaits what books somebody, as planning a visit or confirming a shift does. Where they are expected elsewhere then, the
 * database refuses it, and this is a conflict in the words given: where else, nobody is told.
 */
export async function unlessBooked<T>(work: Promise<T>, says: Sayable): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isClash(error) ? refuse.conflict(says).because('booked') : error
  }
}

/** Does what books somebody, by itself in the transaction; null, and as if not begun, where they are expected elsewhere then. */
export async function nullIfBooked<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  try {
    return await tx.transaction((inner) => work(inner))
  } catch (error) {
    if (isClash(error)) return null
    throw error
  }
}

/** That somebody is expected somewhere between two instants: part of a statement. */
export const isBooked = (userId: SQLWrapper | number, from: Date, until: Date): SQL =>
  sql`exists (select 1 from ${bookings} b where b.user_id = ${userId}
    and int4range(b.user_id, b.user_id, '[]') && int4range(${userId}, ${userId}, '[]')
    and b.during && tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz))`
