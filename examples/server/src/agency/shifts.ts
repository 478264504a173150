import type { AgencyShift } from '@homecare/sdk/agency'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/**
 * The shifts at facilities that people have, and their visits with families, by their start: those that touch a span. Of a family
 * the city is told and nothing else.
 */
export async function shiftsOf(
  db: Db,
  people: readonly number[],
  span: { readonly from: Date; readonly until: Date },
): Promise<AgencyShift[]> {
  if (people.length === 0) return []
  const [from, until] = [span.from.toISOString(), span.until.toISOString()]
  const { rows } = await db.execute(sql`
    select 'shift' as kind, s.id, s.user_id as caregiver_id, s.start, s."end", f.time_zone, f.name as place,
      case when s.status = 'assigned' then 'assigned' else 'confirmed' end as status, c.clock_in_at, c.clock_out_at
    from shifts s join facilities f on f.id = s.facility_id
    left join clock_records c on c.shift_id = s.id and c.user_id = s.user_id
    where ${inArray(sql`s.user_id`, people)} and s.status in ('assigned', 'confirmed', 'done')
      and s."end" > ${from}::timestamptz and s.start < ${until}::timestamptz
    union all
    select 'visit', v.id, k.caregiver_id, v.start, v."end", k.tzid, u.city, 'confirmed', c.clock_in_at, c.clock_out_at
    from connection_shifts v join connections k on k.id = v.connection_id join users u on u.id = k.family_id
    left join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
    where ${inArray(sql`k.caregiver_id`, people)} and not v.cancelled
      and v."end" > ${from}::timestamptz and v.start < ${until}::timestamptz
    order by start, kind, id`)
  return (rows as unknown as Row[]).map((row) => ({
    ...row,
    start: instant(row.start)!,
    end: instant(row.end)!,
    clock_in_at: instant(row.clock_in_at),
    clock_out_at: instant(row.clock_out_at),
  }))
}

type Instants = 'start' | 'end' | 'clock_in_at' | 'clock_out_at'
type Row = Omit<AgencyShift, Instants> & Readonly<Record<Instants, string | Date | null>>

const instant = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())
