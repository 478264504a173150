import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { idempotencyKeys } from '../tables/server.ts'
import { endSessionsOf } from './session.ts'
import { passwordLinks, socialAccounts, socialOffers } from '../tables/account.ts'
import { calendarFeeds } from '../tables/care/calendarFeeds.ts'

/**
 * Ends everything that could sign a user in until now, but their password and the accounts elsewhere that share their
 * proven address: links of every kind, stored answers that sign in when they are asked for again, offers, other social
 * links, sessions; and the address at which a calendar reads their visits, which knows no session. Answers the providers that were unlinked. What waits for one of the rows ends with it, since the
 * sessions go last: a sign-in that was under way has made its own by then, or finds its way in gone.
 */
export async function endSignIns(tx: Tx, userId: number, now: number): Promise<string[]> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.user_id, userId))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.signed_in_user_id, userId))
  await tx.delete(socialOffers).where(eq(socialOffers.user_id, userId))
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId))
  const unlinked = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.user_id, userId), eq(socialAccounts.email_verified, false)))
    .returning()
  await endSessionsOf(tx, userId, now)
  return [...new Set(unlinked.map(({ provider }) => provider))]
}
