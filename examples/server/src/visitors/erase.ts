import { eq, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { firstWords } from '../tables/families.ts'

/** Takes away what waits to be sent to somebody, or by their address. */
export async function eraseFirstWords(
  tx: Tx,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const byAddress = eq(sql`lower(${firstWords.email})`, email.toLowerCase())
  await tx.delete(firstWords).where(or(eq(firstWords.caregiver_id, id), byAddress))
}

/** Removes messages whose writers did not confirm their address in time, and pins that have lapsed. */
export async function sweepFirstWords(db: Db, now: number): Promise<void> {
  await db.delete(firstWords).where(lt(firstWords.expires_at, new Date(now)))
}
