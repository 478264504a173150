import { sql } from 'drizzle-orm'
import { canBeFound } from '../../caregivers/summary.ts'
import { unread } from './unread.ts'
import type { WaitingTable } from './waiter.ts'

/** What waits for a family. */
export const familyWaiting: WaitingTable = {
  find: [
    // Applicants who were not declined and have not heard from it.
    ({ id }) => sql`
      select count(*) from applications a
      join jobs j on j.id = a.job_id
      join caregivers c on c.id = a.caregiver_id
      join users u on u.id = c.id
      where j.family_id = ${id}::int and a.proposal_state = 'applied' and not a.declined and ${canBeFound}
        and not exists (
          select 1 from conversations t
          where (t.from_user = ${id}::int and t.to_user = c.id) or (t.from_user = c.id and t.to_user = ${id}::int))`,
  ],
  messages: [unread],
}
