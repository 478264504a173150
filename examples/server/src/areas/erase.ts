import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { areaWaits } from '../tables/asking/areas.ts'

/** Removes the address of somebody who leaves from every area that it waits for: no letter goes to it any more. */
export async function eraseAreaWaits(tx: Tx, email: string): Promise<void> {
  await tx.delete(areaWaits).where(eq(areaWaits.email, email.trim().toLowerCase()))
}
