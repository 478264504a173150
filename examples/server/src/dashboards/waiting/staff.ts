import { sql } from 'drizzle-orm'
import { staffWaits } from './staffQueues.ts'
import type { WaitingTable } from './waiter.ts'
import { unread } from './unread.ts'

/** What waits for the staff: all of their queues. */
export const staffWaiting: WaitingTable = {
  checks: [({ db, now }) => sql`select count(*) from ${staffWaits(db, now)} as waits`],
  messages: [unread],
}
