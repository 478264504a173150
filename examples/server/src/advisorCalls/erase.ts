import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { advisorCalls } from '../tables/asking/advisorCalls.ts'

/** Removes the calls that somebody who leaves has asked for, with their number and words. */
export async function eraseAdvisorCalls(tx: Tx, userId: number): Promise<void> {
  await tx.delete(advisorCalls).where(eq(advisorCalls.family_id, userId))
}
