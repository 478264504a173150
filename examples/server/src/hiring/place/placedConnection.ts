import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { refuse } from '../../refusals/refuse.ts'
import { carePlaces, connections } from '../../tables/hiring.ts'

/** A connection with the place of its care; without one, its care is given at its family's own. */
interface PlacedConnection {
  readonly row: typeof connections.$inferSelect
  readonly place: typeof carePlaces.$inferSelect | null
}

/** Reads a connection with its place. */
export async function placedConnection(db: Db | Tx, id: number): Promise<PlacedConnection> {
  const [found] = await db
    .select({ row: connections, place: carePlaces })
    .from(connections)
    .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
    .where(eq(connections.id, id))
  if (!found) throw refuse.notFound()
  return found
}

/**
 * The same, locked, so that two changes come one after the other. Locked before it is read: whoever waits for a lock while
 * reading sees the connection of afterwards beside the places of before, and so none.
 */
export async function lockedConnection(tx: Tx, id: number): Promise<PlacedConnection> {
  await tx.select({ id: connections.id }).from(connections).where(eq(connections.id, id)).for('update')
  return placedConnection(tx, id)
}
