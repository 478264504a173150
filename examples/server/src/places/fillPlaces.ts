import type { Db, Tx } from '../db/connect.ts'
import { sql } from 'drizzle-orm'
import { shippedPlaces, type NewPlace } from './shippedPlaces.ts'
import { places } from '../tables/places.ts'

/** Rows of one statement. */
const perStatement = 2000

/** Gives a database without places those that come along; one that has some keeps them. */
export async function fillPlaces(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Two processes that begin at once: the second one finds what the first has filled.
    await tx.execute(sql`lock table ${places} in share row exclusive mode`)
    if ((await tx.$count(places)) === 0) await insertPlaces(tx, shippedPlaces())
  })
}

/** Puts these places in place of all that there were; whoever reads meanwhile sees the old ones. */
export async function replacePlaces(db: Db, rows: readonly NewPlace[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${places} in share row exclusive mode`)
    await tx.delete(places)
    await insertPlaces(tx, rows)
  })
}

async function insertPlaces(tx: Tx, rows: readonly NewPlace[]): Promise<void> {
  for (let from = 0; from < rows.length; from += perStatement)
    await tx.insert(places).values(rows.slice(from, from + perStatement))
}
