import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { memberships } from '../tables/money/memberships.ts'

/** Ends the membership of a family that leaves: nothing more is charged, and what was paid stays written down. */
export async function eraseMembership(tx: Tx, familyId: number, now: number): Promise<void> {
  await tx
    .update(memberships)
    .set({ state: 'ended', next_try_on: null, ended_at: new Date(now), cancel_reason: '' })
    .where(and(eq(memberships.family_id, familyId), ne(memberships.state, 'ended')))
}
