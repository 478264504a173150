import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { agencyCaregivers, agencyDesks } from '../tables/agencies.ts'

/** At the end of an account: it belongs to no agency, and sits at no desk. */
export async function leaveAgency(tx: Tx, userId: number): Promise<void> {
  await tx.delete(agencyCaregivers).where(eq(agencyCaregivers.user_id, userId))
  await tx.delete(agencyDesks).where(eq(agencyDesks.user_id, userId))
}
