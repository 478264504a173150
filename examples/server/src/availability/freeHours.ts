import { addDays, instantIn, weekdayOf } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'

/** The seven days from tomorrow on, by the clock of a zone. */
export interface ComingWeek {
  readonly today: string
  readonly zone: string
}

/**
 * When a user is free in the coming week, as `freeWeek` says it, in SQL: an array of seven, Sunday first, or null. It
 * reads when they can work and when they are expected somewhere, each once, and says nothing of the latter but that it
 * is so.
 */
export function freeHours(userId: SQL, { today, zone }: ComingWeek): SQL {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, 1 + index))
  const bySunday = days.toSorted((one, other) => (weekdayOf(one) ?? 0) - (weekdayOf(other) ?? 0))
  const listed = (of: (day: string) => SQL) => sql.join(bySunday.map(of), sql`, `)
  const at = (day: string) => sql.raw(`d${weekdayOf(day)}`)
  const from = sql`${midnight(zone, days[0]!)}::timestamptz`
  const until = sql`${midnight(zone, addDays(today, 8))}::timestamptz`
  /** Hours of the clock from tomorrow's midnight on. */
  const clock = (instant: SQL) =>
    sql`extract(epoch from date_trunc('minute', ${instant} at time zone ${zone}::text) - ${days[0]}::date) / 3600`
  return sql`(select case when a.known then array[${listed((day) => sql`a.${at(day)} & ~b.${at(day)}`)}] end
    from (
      select coalesce(bool_or(coalesce(a.end_date, case when a.repeats_weekly then 'infinity' else a.start_date end) >= ${today}::date), false) as known,
        ${listed(
          (day) =>
            sql`coalesce(bit_or(case when ${fallsOn(day)} then a.hours else 0 end | case when ${fallsOn(addDays(day, -1))} then a.hours_after else 0 end), 0) as ${at(day)}`,
        )}
      from availabilities a where a.user_id = ${userId}
    ) a cross join (
      select ${listed((day) => {
        const since = sql`greatest(s.since - ${24 * days.indexOf(day)}::int, 0)`
        const to = sql`least(s.until - ${24 * days.indexOf(day)}::int, 24)`
        return sql`coalesce(bit_or(case when ${to} > ${since} then (1 << ${to}) - (1 << ${since}) else 0 end), 0) as ${at(day)}`
      })}
      from bookings b
        cross join lateral (select floor(${clock(sql`lower(b.during)`)})::int as since, ceil(${clock(sql`upper(b.during)`)})::int as until offset 0) s
      where int4range(b.user_id, b.user_id, '[]') && int4range(${userId}, ${userId}, '[]')
        and b.during && tstzrange(${from}, ${until})
    ) b)`
}

/** Whether a time `a` has hours that begin on a day. */
const fallsOn = (day: string): SQL => sql`a.start_date <= ${day}::date and case when a.repeats_weekly
  then a.weekday = ${weekdayOf(day)}::int and (a.end_date is null or a.end_date >= ${day}::date)
  else coalesce(a.end_date, a.start_date) >= ${day}::date end`

function midnight(zone: string, day: string): string {
  return (instantIn(zone, day, '00:00') ?? new Date(`${day}T00:00:00Z`)).toISOString()
}
