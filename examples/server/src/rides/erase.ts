import { eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { connections } from '../tables/hiring.ts'
import { rideApprovals, rides } from '../tables/rides.ts'

/**
 * Takes what is personal off the rides of a user who leaves; what they cost stays, under the number of the connection. Nothing
 * more is ordered, and what is ordered and has not started is canceled by the clock, as their visits are.
 */
export async function eraseRides(tx: Tx, userId: number): Promise<void> {
  const own = tx
    .select({ id: connections.id })
    .from(connections)
    .where(or(eq(connections.family_id, userId), eq(connections.caregiver_id, userId)))
  await tx.update(rideApprovals).set({ approved_at: null }).where(inArray(rideApprovals.connection_id, own))
  const ridden = tx
    .select({ id: connections.id })
    .from(connections)
    .where(eq(connections.caregiver_id, userId))
  await tx.update(rides).set({ town: '' }).where(inArray(rides.connection_id, ridden))
}
