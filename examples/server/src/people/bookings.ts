import type { Sayable } from '@homecare/sdk/kit'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isClash } from '../db/failure.ts'
import type { Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { bookings, facilities, shifts } from '../tables/shifts.ts'

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

/** Somebody and a time, as values or as parts of a statement. */
type At = readonly [userId: SQLWrapper | number, from: SQLWrapper | Date, until: SQLWrapper | Date]

/**
 * What keeps somebody from other work between two instants, part of a statement: the visits and the confirmed shifts that
 * they are booked for, and the shifts that they were given and have yet to confirm. Each by whom it is for.
 */
export const workDuring = (...[userId, from, until]: At): SQL =>
  sql`select f.name, given.start from ${shifts} given join ${facilities} f on f.id = given.facility_id
    where given.user_id = ${userId} and given.status in ('assigned', 'confirmed', 'done')
      and given.start < ${instant(until)} and given."end" > ${instant(from)}
    union all
    select family.first_name, lower(b.during) from ${bookings} b
      join ${connectionShifts} v on v.id = b.visit_id join ${connections} k on k.id = v.connection_id
      join ${users} family on family.id = k.family_id
    where b.user_id = ${userId} and int4range(b.user_id, b.user_id, '[]') && int4range(${userId}, ${userId}, '[]')
      and b.during && tstzrange(${instant(from)}, ${instant(until)})`

/** That somebody has other work between two instants (`workDuring`): part of a statement. */
export const isBusy = (...at: At): SQL => sql`exists (${workDuring(...at)})`

const instant = (at: SQLWrapper | Date): SQL =>
  at instanceof Date ? sql`${at.toISOString()}::timestamptz` : sql`${at}`
