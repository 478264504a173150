import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { consents } from '../tables/asking/consents.ts'

/** Removes what somebody who leaves has answered: nothing runs for them any more that it would have to prove. */
export async function eraseConsents(tx: Tx, userId: number): Promise<void> {
  await tx.delete(consents).where(eq(consents.user_id, userId))
}
