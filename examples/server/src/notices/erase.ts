import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { noticeLinks, notices, pushDevices } from '../tables/notices.ts'

/** Forgets what somebody was told, their links and their devices. */
export async function eraseNotices(tx: Tx, userId: number): Promise<void> {
  for (const table of [notices, noticeLinks, pushDevices])
    await tx.delete(table).where(eq(table.user_id, userId))
}
