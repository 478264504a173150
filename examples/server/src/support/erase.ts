import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { supportRequests } from '../tables/asking/support.ts'

/** Removes what somebody who leaves has asked our team, with the answers. */
export async function eraseSupport(tx: Tx, userId: number): Promise<void> {
  await tx.delete(supportRequests).where(eq(supportRequests.user_id, userId))
}
