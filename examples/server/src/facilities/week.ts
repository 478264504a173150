import { getFacilityWeek, type BoardShift, type FacilityWeek } from '@homecare/sdk/facilities'
import { addDays, dayIn, daysOfWeek, timeIn } from '@homecare/sdk/kit'
import { and, asc, between, eq, gt, ne, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Db } from '../db/connect.ts'
import { personOf } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { facilityOf } from '../shifts/shiftRows.ts'
import { users } from '../tables/account.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { ownFacility } from './policies.ts'

type FacilityRow = typeof facilities.$inferSelect

/** The week of a facility: its own shifts and what the week before had, and where applicants wait. */
export function answerFacilityWeek(routes: Routes): void {
  routes.on(getFacilityWeek, ownFacility, async ({ db, session: { user }, params, query, now }) => {
    const [house] = await db.select().from(facilities).where(eq(facilities.id, params.id))
    const { time_zone } = house!
    const week = daysOfWeek(query.day ?? dayIn(time_zone, new Date(now)))[0] ?? ''
    // What is read is a day wider than both weeks: where the calendar ends within it, there is no such week.
    if (!addDays(week, -8) || !addDays(week, 8)) throw refuse.invalid({ day: [serverTexts.badValue] })
    const [found, applied_weeks] = await Promise.all([
      boardShifts(db, house!, week),
      appliedWeeks(db, house!.id, now),
    ])
    return {
      applied_weeks,
      facility: facilityOf(house!, user),
      week,
      shifts: found.filter(({ day }) => day >= week),
      before: found
        .filter(({ day }) => day < week)
        .map(({ day, start_time, end_time, license_types, iso_type, rate }) => ({
          ...{ day, start_time, end_time, license_types, iso_type, rate },
        })),
    }
  })
}

/** The shifts of a week and of the one before it, in order of their start; those that were canceled are in neither. */
async function boardShifts(db: Db, { id, time_zone }: FacilityRow, week: string): Promise<BoardShift[]> {
  const rows = await db
    .select({ shift: shifts, user: users, applicants: waiting('applied'), invited: waiting('invited') })
    .from(shifts)
    .leftJoin(users, eq(users.id, shifts.user_id))
    .where(
      and(
        eq(shifts.facility_id, id),
        between(shifts.day, addDays(week, -7), addDays(week, 6)),
        // The same said of instants, which the index holds: a day begins within a day of its own midnight in UTC.
        between(shifts.start, midnight(addDays(week, -8)), midnight(addDays(week, 8))),
        ne(shifts.status, 'cancelled'),
      ),
    )
    .orderBy(asc(shifts.start), asc(shifts.id))
  return rows.map(({ shift, user, applicants, invited }) => ({
    id: shift.id,
    day: shift.day,
    start_time: timeIn(time_zone, shift.start),
    end_time: timeIn(time_zone, shift.end),
    start: shift.start.toISOString(),
    end: shift.end.toISOString(),
    license_types: shift.license_types,
    iso_type: shift.iso_type,
    rate: shift.rate,
    status: shift.status,
    provider: user && personOf(user),
    applicants,
    invited,
  }))
}

/** Where applicants wait, week by week: what the bar counts at the board. */
async function appliedWeeks(db: Db, facilityId: number, now: number): Promise<FacilityWeek['applied_weeks']> {
  const week = sql<string>`(${shifts.day} - extract(dow from ${shifts.day})::int)::text`
  return db
    .select({ week, shifts: sql<number>`count(*)::int` })
    .from(shifts)
    .where(
      and(
        eq(shifts.facility_id, facilityId),
        eq(shifts.status, 'open'),
        gt(shifts.start, new Date(now)),
        sql`exists (select 1 from shift_applications a where a.shift_id = ${shifts.id} and a.state = 'applied')`,
      ),
    )
    .groupBy(week)
    .orderBy(week)
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** How many stand at an open shift in some way; nobody at one that is taken. */
const waiting = (state: 'applied' | 'invited') =>
  sql<number>`case when ${shifts.status} = 'open' then (
    select count(*)::int from shift_applications a where a.shift_id = ${shifts.id} and a.state = ${state}
  ) else 0 end`
