import type { UnreadAnswer } from '@homecare/sdk/support'
import type { Db } from '../db/connect.ts'
import { supportRequests } from '../tables/asking/support.ts'
import { isUnreadOf } from './rows.ts'

/** The questions of somebody that have an answer which was not read. */
export async function unreadAnswersOf(db: Db, userId: number): Promise<UnreadAnswer[]> {
  const rows = await db.select().from(supportRequests).where(isUnreadOf(userId))
  return rows.map(({ id, topic, written_at }) => ({ request_id: id, topic, since: written_at.toISOString() }))
}
