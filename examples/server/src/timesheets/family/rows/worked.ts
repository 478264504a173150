import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'

/** How long back worked time is asked for, in days: what is older was settled otherwise. */
const asksBackDays = 90

/** The days of late with time that was clocked in a connection, by the clocks where it was worked. */
export async function workedDays(db: Db | Tx, connectionId: number, now: number): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct (c.clock_in_at at time zone k.tzid)::date::text as day
    from connections k
    join connection_shifts v on v.connection_id = k.id
    join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
    where k.id = ${connectionId} and c.clock_out_at is not null
      and c.clock_in_at > ${iso(now)}::timestamptz - make_interval(days => ${asksBackDays}) order by 1`)
  return rows.map(({ day }) => day)
}

/**
 * The hours that a caregiver is asked to hand in, a row for each connection: the first and the last day that wait, the minutes
 * worked on them, and the draft that has the first of them, where there is one. What waits is time by the clock or on a draft,
 * of work weeks that are over, or of a contract that is, and on no sheet that was ever handed in. Nobody's whom an agency pays.
 */
export const hoursDue = (caregiverId: SQLWrapper | number, now: number): SQL => sql`(
  select k.id as connection_id, f.first_name, f.last_name, sum(w.minutes)::int as minutes,
    min(w.day)::text as first_day, max(w.day)::text as last_day,
    (select t.id from timesheets t where t.connection_id = k.id and t.corrects_id is null and t.days @> min(w.day)) as draft_id
  from connections k
  join users f on f.id = k.family_id and f.deleted_at is null
  join users u on u.id = k.caregiver_id and u.role = 'caregiver'
  join lateral (
    select (s.start_at at time zone k.tzid)::date as day,
      greatest(sum(s.minutes) filter (where s.clocked), sum(s.minutes) filter (where not s.clocked)) as minutes
    from (
      select c.clock_in_at as start_at, floor(extract(epoch from c.clock_out_at - c.clock_in_at) / 60) as minutes, true as clocked
      from connection_shifts v
      join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
      where v.connection_id = k.id and c.clock_out_at is not null
        and c.clock_in_at > ${iso(now)}::timestamptz - make_interval(days => ${asksBackDays})
      union all
      select l.start_at, ${lineMinutes}, false
      from timesheets t
      join timesheet_lines l on l.timesheet_id = t.id
      where t.connection_id = k.id and t.status = -1 and t.corrects_id is null and t.submitted_at is null
    ) s
    group by 1
  ) w on true
  where k.caregiver_id = ${caregiverId} and k.hire_stage = 3
    and (w.day < ${weekBegins(now)} or k.end_date < ${dayThere(now)})
    and not exists (
      select 1 from timesheets t where t.connection_id = k.id and t.days @> w.day and t.submitted_at is not null)
  group by k.id, f.id)`

const lineMinutes = sql`extract(epoch from l.end_at - l.start_at) / 60 - l.break_minutes`

const iso = (now: number) => new Date(now).toISOString()

/** The Sunday on which the present week began where the care is given. */
const weekBegins = (now: number): SQL => sql`(${dayThere(now)} - extract(dow from ${dayThere(now)})::int)`

/** The day that it is where the care is given. */
const dayThere = (now: number): SQL => sql`(${iso(now)}::timestamptz at time zone k.tzid)::date`

/** Timesheets of a caregiver that their families have sent back, a row for each. */
export const sheetsBack = (caregiverId: SQLWrapper | number): SQL => sql`(
  select t.connection_id, f.first_name, f.last_name, t.id as draft_id, t.decision_reason, t.decided_at,
    lower(t.days)::text as first_day, (upper(t.days) - 1)::text as last_day,
    (select coalesce(sum(${lineMinutes}), 0)::int from timesheet_lines l where l.timesheet_id = t.id) as minutes
  from timesheets t
  join connections k on k.id = t.connection_id
  join users f on f.id = k.family_id and f.deleted_at is null
  where k.caregiver_id = ${caregiverId} and t.decision_reason <> '' and t.status in (-1, 5))`

/** Invoices of a family that wait for it, a row for each; a partner's family's where its plan lists the page. */
export const invoicesWaiting = (familyId: SQLWrapper | number): SQL => sql`(
  select i.id, i.connection_id, i.timesheet_id, i.issued_at, u.first_name, u.last_name,
    lower(t.days)::text as start_date, (upper(t.days) - 1)::text as end_date
  from invoices i
  join timesheets t on t.id = i.timesheet_id
  join connections k on k.id = i.connection_id
  join users u on u.id = k.caregiver_id
  join users f on f.id = i.family_id
  left join partners p on p.code = f.partner_code and f.is_b2b
  where i.family_id = ${familyId} and i.status in ('pending', 'owed')
    and (p.code is null or '/invoices' = any(select '/' || ltrim(v, '/') from unnest(p.allowed_views) v)))`
