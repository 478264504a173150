import type { PlanVisit } from '@homecare/sdk/careplans'
import { addDays, instantIn } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import type { PlanRow } from '../ground/standing.ts'

type Row = Parameters<typeof personOf>[0] & {
  readonly visit_id: number
  readonly connection_id: number
  readonly nurse: boolean
  readonly start: string | Date
  readonly end: string | Date
  readonly clock_in_at: string | Date | null
  readonly clock_out_at: string | Date | null
  readonly breaks: PlanVisit['clock_breaks'] | null
  readonly closed_at: string | Date | null
}

const iso = (at: string | Date | null) => at && new Date(at).toISOString()

/** The visits of the connections that lead to a plan on a day of it, in their order. */
export async function visitsOn(db: Db, plan: PlanRow, date: string, user: SessionUser): Promise<PlanVisit[]> {
  const [from, until] = [date, addDays(date, 1)].map((day) => instantIn(plan.tzid, day, '00:00'))
  if (!from || !until) return []
  const { rows } = await db.execute(sql`
    select u.id, u.first_name, u.last_name, u.portrait, v.id as visit_id, v.connection_id, coalesce(2 = any(g.provider_types), false) as nurse,
      v.start, v."end", r.clock_in_at, r.clock_out_at, r.breaks, r.closed_at
    from plan_connections c
    join connections k on k.id = c.connection_id
    join connection_shifts v on v.connection_id = k.id and not v.cancelled
    join users u on u.id = k.caregiver_id and u.deleted_at is null
    left join caregivers g on g.id = u.id
    left join clock_records r on r.visit_id = v.id
    where c.plan_id = ${plan.id} and v.start < ${until.toISOString()}::timestamptz and v."end" > ${from.toISOString()}::timestamptz
    order by v.start, v.id`)
  return (rows as unknown as Row[]).map((row) => ({
    id: row.visit_id,
    ...{ connection_id: row.connection_id, person: personOf(row), nurse: row.nurse, own: row.id === user.id },
    ...{ start: iso(row.start)!, end: iso(row.end)! },
    ...{ clock_in_at: iso(row.clock_in_at), clock_out_at: iso(row.clock_out_at) },
    ...{ clock_breaks: row.breaks ?? [], clock_closed_at: iso(row.closed_at) },
  }))
}
