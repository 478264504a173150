import { plannedUntil, scheduleErrors, seriesVisits, type BusySpan } from '@homecare/sdk/hiring'
import type { WeeklyHours } from '@homecare/sdk/jobs'
import { addDays } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'

/** Spans in which somebody is expected somewhere, in order, those that touch as one, cut to the window. */
export async function busySpans(db: Db | Tx, userId: number, from: Date, until: Date): Promise<BusySpan[]> {
  const { rows } = await db.execute<{ start: Date | string; end: Date | string }>(sql`
    select lower(span) as start, upper(span) as "end" from (
      select unnest(range_agg(b.during * w.span)) as span
      from bookings b, (select tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz) as span) w
      where int4range(b.user_id, b.user_id, '[]') && int4range(${userId}::int, ${userId}::int, '[]') and b.during && w.span
    ) spans order by 1`)
  return rows.map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }))
}

/** A visit of a schedule at whose time its caregiver is expected elsewhere: its day where it takes place, and its instants. */
interface ScheduleClash extends BusySpan {
  readonly day: string
}

/**
 * The visits of a weekly schedule at whose times a caregiver is expected somewhere by now: of the first eight weeks from its
 * first day, in order. It says when, and never where or with whom. None of a schedule that cannot be planned.
 */
export async function clashesOf(
  db: Db | Tx,
  caregiverId: number,
  schedule: readonly WeeklyHours[],
  from: string,
  until: string | null,
  zone: string,
): Promise<ScheduleClash[]> {
  if (Object.keys(scheduleErrors(schedule)).length > 0) return []
  const to = [plannedUntil(from), until].reduce<string>(
    (one, other) => (other && other < one ? other : one),
    '9999-12-31',
  )
  const visits = schedule
    .flatMap((hours) => seriesVisits({ ...hours, from_day: from, to_day: to }, zone, { from, to }))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
  const [first, last] = [visits[0], visits.at(-1)]
  if (!first || !last) return []
  const busy = await busySpans(db, caregiverId, first.start, new Date(`${addDays(last.day, 3)}T00:00:00Z`))
  return visits
    .map(({ day, start, end }) => ({ day, start: start.toISOString(), end: end.toISOString() }))
    .filter(({ start, end }) => busy.some((span) => span.start < end && span.end > start))
}
