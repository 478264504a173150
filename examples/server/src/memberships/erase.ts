import { membershipTexts as words } from '@homecare/sdk/texts'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { lockUser } from '../people/lockUser.ts'
import { refuse } from '../refusals/refuse.ts'
import { memberships } from '../tables/money/memberships.ts'
import { livePayment } from './rows.ts'

/**
 * Ends the membership of a family that leaves: nothing more is charged, and what was paid stays written down. Refuses with a
 * conflict while a payment of it is under way: it might be charged for what is gone.
 */
export async function eraseMembership(tx: Tx, familyId: number, now: number): Promise<void> {
  await lockUser(tx, familyId)
  if (await livePayment(tx, familyId)) throw refuse.conflict(words.leavingUnderWay).because('under_way')
  await tx
    .update(memberships)
    .set({ state: 'ended', next_try_on: null, ended_at: new Date(now) })
    .where(and(eq(memberships.family_id, familyId), ne(memberships.state, 'ended')))
}
