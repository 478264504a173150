import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'

/** How long back worked time is asked for, in days: what is older was settled otherwise. */
const asksBackDays = 90

/** The days with time that was clocked in a connection, by the clocks where it was worked. */
export async function workedDays(db: Db | Tx, connectionId: number): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct (c.clock_in_at at time zone k.tzid)::date::text as day
    from connections k
    join connection_shifts v on v.connection_id = k.id
    join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
    where k.id = ${connectionId} and c.clock_out_at is not null
      and c.clock_in_at > now() - make_interval(days => ${asksBackDays}) order by 1`)
  return rows.map(({ day }) => day)
}

/**
 * The hours that a caregiver is asked to hand in, a row for each connection: `connection_id`, the first and the last day that
 * wait, how many visits and minutes were clocked on them, and the draft that has the first of them, where there is one. What
 * waits is time of work weeks that are over, or of a contract that is, which is on no sheet that was handed in.
 */
export const hoursDue = (caregiverId: SQLWrapper | number, now: number): SQL => sql`(
  select k.id as connection_id, min(w.day) as first_day, max(w.day) as last_day, count(*)::int as visits,
    sum(w.minutes)::int as minutes,
    (select t.id from timesheets t where t.connection_id = k.id and t.corrects_id is null and t.days @> min(w.day)) as draft_id
  from connections k
  join users f on f.id = k.family_id and f.deleted_at is null
  join lateral (
    select (c.clock_in_at at time zone k.tzid)::date as day,
      floor(extract(epoch from c.clock_out_at - c.clock_in_at) / 60) as minutes
    from connection_shifts v
    join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
    where v.connection_id = k.id and c.clock_out_at is not null
      and c.clock_in_at > ${iso(now)}::timestamptz - make_interval(days => ${asksBackDays})
  ) w on true
  where k.caregiver_id = ${caregiverId} and k.hire_stage = 3
    and (w.day < ${weekBegins(now)} or k.end_date < (${iso(now)}::timestamptz at time zone k.tzid)::date)
    and not exists (
      select 1 from timesheets t where t.connection_id = k.id and t.days @> w.day
        and (t.status >= 0 or t.decision_reason <> ''))
  group by k.id)`

const iso = (now: number) => new Date(now).toISOString()

/** The Sunday on which the present week began where the care is given. */
const weekBegins = (now: number): SQL => sql`((${iso(now)}::timestamptz at time zone k.tzid)::date
  - extract(dow from (${iso(now)}::timestamptz at time zone k.tzid)::date)::int)`

/** Timesheets of a caregiver that their families have sent back: `t`, a row for each. */
export const sheetsBack = (caregiverId: SQLWrapper | number): SQL => sql`(
  select t.id, t.connection_id, t.decision_reason, t.decided_at, lower(t.days) as first_day, upper(t.days) - 1 as last_day
  from timesheets t
  join connections k on k.id = t.connection_id
  join users f on f.id = k.family_id and f.deleted_at is null
  where k.caregiver_id = ${caregiverId} and t.decision_reason <> '' and t.status in (-1, 5))`

/** Invoices of a family that wait for it. */
export const invoicesWaiting = (familyId: SQLWrapper | number): SQL => sql`(
  select i.id, i.connection_id, i.timesheet_id, i.total_cents, i.issued_at, i.minutes
  from invoices i where i.family_id = ${familyId} and i.status in ('pending', 'owed'))`
