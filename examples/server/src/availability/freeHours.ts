import { addDays, instantIn } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'

/** The seven days from tomorrow on, by the clock of a zone. */
export interface ComingWeek {
  readonly today: string
  readonly zone: string
}

/**
 * When a user is free in the coming week, as `freeWeek` says it, in SQL: an array of seven, Sunday first, or null. It
 * reads when they can work and when they are expected somewhere, and says nothing of the latter but that it is so.
 */
export function freeHours(userId: SQL, { today, zone }: ComingWeek): SQL {
  const day = sql`${today}::date`
  const from = sql`${midnight(zone, addDays(today, 1))}::timestamptz`
  const until = sql`${midnight(zone, addDays(today, 8))}::timestamptz`
  /** Hours of the clock from tomorrow's midnight on. */
  const clock = (instant: SQL) =>
    sql`extract(epoch from date_trunc('minute', ${instant} at time zone ${zone}::text) - (${day} + 1)) / 3600`
  return sql`case when exists (
    select 1 from availabilities a where a.user_id = ${userId}
      and coalesce(a.end_date, case when a.repeats_weekly then 'infinity' else a.start_date end) >= ${day}
  ) then array(
    select coalesce(bit_or(m.free), 0) & ~coalesce(bit_or(m.busy), 0)
    from generate_series(0, 6) as w(dow) left join (
      select extract(dow from ${day} + v.i)::int as dow, v.free, 0 as busy
      from availabilities a
        join generate_series(0, 7) as d(i) on
          case when a.repeats_weekly then a.weekday = extract(dow from ${day} + d.i) and (a.end_date is null or a.end_date >= ${day} + d.i)
            else coalesce(a.end_date, a.start_date) >= ${day} + d.i end
          and a.start_date <= ${day} + d.i
        cross join lateral (values (d.i, a.hours), (d.i + 1, a.hours_after)) as v(i, free)
      where a.user_id = ${userId} and v.i between 1 and 7
      union all
      select extract(dow from ${day} + d.i)::int, 0,
        (1 << least(s.until - 24 * (d.i - 1), 24)) - (1 << greatest(s.since - 24 * (d.i - 1), 0))
      from bookings b
        cross join lateral (select floor(${clock(sql`lower(b.during)`)})::int as since, ceil(${clock(sql`upper(b.during)`)})::int as until) s
        join generate_series(1, 7) as d(i) on least(s.until - 24 * (d.i - 1), 24) > greatest(s.since - 24 * (d.i - 1), 0)
      where int4range(b.user_id, b.user_id, '[]') && int4range(${userId}, ${userId}, '[]')
        and b.during && tstzrange(${from}, ${until})
    ) m on m.dow = w.dow group by w.dow order by w.dow
  ) end`
}

function midnight(zone: string, day: string): string {
  return (instantIn(zone, day, '00:00') ?? new Date(`${day}T00:00:00Z`)).toISOString()
}
