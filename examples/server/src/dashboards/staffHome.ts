import {
  countWaiting,
  listStaffWaiting,
  staffQueues,
  type StaffWait,
  type Waiting,
} from '@homecare/sdk/account'
import { sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { staffWaits } from './waiting/staffQueues.ts'

const staff = only('staff')
/** What the list shows at most: nobody does more than this in a day. */
const mostShown = 100

/** What waits for the staff, by the conditions of the queues themselves. */
export function answerStaffHome(routes: Routes): void {
  routes.on(countWaiting, staff, async ({ db, now }) => {
    const { rows } = await db.execute(
      sql`select queue, count(*)::int as waiting from ${staffWaits(db, now)} as waits group by queue`,
    )
    const counted = new Map(rows.map(({ queue, waiting }) => [queue, waiting as number]))
    return Object.fromEntries(staffQueues.ids.map((queue) => [queue, counted.get(queue) ?? 0])) as Waiting
  })

  routes.on(listStaffWaiting, staff, async ({ db, now }) => {
    const { rows } = await db.execute(sql`
      select waits.queue, waits.id, waits.person, trim(u.first_name || ' ' || u.last_name) as name, waits.since
      from ${staffWaits(db, now)} as waits join users u on u.id = waits.person
      order by waits.since, waits.queue, waits.id limit ${mostShown}::int`)
    return (rows as unknown as (Omit<StaffWait, 'since'> & { since: string | Date })[]).map((row) => ({
      ...row,
      since: new Date(row.since).toISOString(),
    }))
  })
}
