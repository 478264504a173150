import type { PlanStanding, SeenAction, SeenThing } from '@homecare/sdk/careplans'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { networkOf } from '../../http/caller.ts'

interface Seen {
  readonly planId: number
  readonly by: { readonly id: number }
  readonly standing: PlanStanding
  readonly what: SeenThing
  readonly action?: SeenAction
  readonly record?: number | null
  readonly ip: string
  readonly now: number
}

/**
 * Writes down that somebody looked at something of a plan, before they are given it: where this fails they get nothing. What one
 * person looks at again within a minute is one entry.
 */
export async function noteSeen(
  db: Db | Tx,
  { planId, by, standing, what, action = 'read', record = null, ip, now }: Seen,
): Promise<void> {
  const at = new Date(now).toISOString()
  await db.execute(sql`
    insert into plan_seen (plan_id, at, by_user, side, action, what, record_id, network)
    select ${planId}::int, ${at}::timestamptz, ${by.id}::int, ${standing.side}, ${action}, ${what}, ${record}::int, ${networkOf(ip)}
    where not exists (
      select 1 from plan_seen s where s.plan_id = ${planId}::int and s.by_user = ${by.id}::int
        and s.at > ${at}::timestamptz - interval '1 minute' and s.action = ${action} and s.what = ${what}
        and s.record_id is not distinct from ${record}::int)`)
}
