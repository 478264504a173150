import { sql } from 'drizzle-orm'
import { unread } from './unread.ts'
import type { WaitingTable } from './waiter.ts'

/** What waits for a facility. */
export const facilityWaiting: WaitingTable = {
  board: [
    // Open shifts ahead, to which somebody has applied.
    ({ id, now }) => sql`
      select count(*) from shifts s
      join facilities f on f.id = s.facility_id
      where f.user_id = ${id}::int and s.status = 'open' and s.start > ${new Date(now).toISOString()}::timestamptz
        and exists (select 1 from shift_applications a where a.shift_id = s.id and a.state = 'applied')`,
  ],
  hours: [
    // Timesheets that were handed in.
    ({ id }) => sql`
      select count(*) from nursing_timesheets t
      join shifts s on s.id = t.shift_id
      join facilities f on f.id = s.facility_id
      where f.user_id = ${id}::int and t.status = 1`,
  ],
  messages: [unread],
}
