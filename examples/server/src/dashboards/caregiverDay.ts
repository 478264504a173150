import { visitPay, workDay, type CaregiverDay, type DayWork } from '@homecare/sdk/dashboards'
import { isPlaceTold } from '@homecare/sdk/hiring'
import { addDays, dayIn, daysOfWeek, dayMs } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { wagesOf } from '@homecare/sdk/timesheets'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { nextDeposit } from '../deposits/rows.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { closedClocks, unreadClosing } from '../clock/closing.ts'
import { clockTimesOf } from '../people/clockTimes.ts'
import { shortName } from '../people/person.ts'
import { accessPurpose } from '../offers/offers.ts'
import { photoAddress } from '../people/photoAddress.ts'
import type { SessionUser } from '../people/session.ts'
import { unseal } from '../secrets/secret.ts'
import { invitesOf } from '../shifts/openShifts.ts'
import { ownShiftOf, placedShifts, type PlacedShift } from '../shifts/shiftRows.ts'
import { users } from '../tables/account.ts'
import { carePlaces, connections, connectionShifts } from '../tables/hiring.ts'
import { jobs } from '../tables/jobs.ts'
import { waitingHoursOf } from '../timesheets/family/waitingHours.ts'
import { clockRecords, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { earningsOf } from './earnings.ts'
import { sheetWaits } from './waiting/sheets.ts'

/** A caregiver's day and week but for the alerts, in a handful of queries. */
export async function dayOf(
  db: Db,
  secret: string,
  user: SessionUser,
  now: Date,
): Promise<Omit<CaregiverDay, 'alerts'>> {
  const time_zone = timeZoneOfState(user.state)
  const today = dayIn(time_zone, now)
  const [works, asked, invited, sheets, hours, closed, pay] = await Promise.all([
    worksOf(db, secret, user, today, now),
    placedShifts(db, and(eq(shifts.user_id, user.id), eq(shifts.status, 'assigned'), gt(shifts.start, now))),
    invitesOf(db, user, now.getTime()),
    placedShifts(db, sheetWaits(user.id)),
    waitingHoursOf(db, user.id, now.getTime()),
    closedClocks(db, unreadClosing(user.id)),
    payOf(db, user, now),
  ])
  return {
    today,
    time_zone,
    works,
    to_confirm: asked.map((placed) => ownShiftOf(placed, user)),
    invited,
    sheets: sheets.map((placed) => ({
      ...ownShiftOf(placed, user),
      decision_note: placed.timesheet?.decision_note ?? '',
    })),
    hours,
    closed,
    pay,
  }
}

/** The work of the week, what goes on, and the next beyond, by the days of where it is worked. */
async function worksOf(
  db: Db,
  secret: string,
  user: SessionUser,
  today: string,
  now: Date,
): Promise<DayWork[]> {
  const week = daysOfWeek(today)
  // A day more on each side: what day it is depends on where it is worked.
  const from = new Date(Date.parse(`${week[0]}T00:00:00Z`) - dayMs)
  const until = new Date(Date.parse(`${addDays(week[6]!, 1)}T00:00:00Z`) + dayMs)
  const [visits, given] = await Promise.all([
    visitRows(db, secret, user, now, [from, until]),
    shiftRows(db, user, now, [from, until]),
  ])
  const found = [...visits, ...given].toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const isInWeek = (work: DayWork) => week.includes(workDay(work))
  const beyond = found.find((work) => work.start > now.toISOString() && !isInWeek(work))
  // A night that began on the last evening of the week before goes on.
  const goesOnNow = ({ start, end, clock_in_at, clock_out_at }: DayWork) =>
    start <= now.toISOString() && (end > now.toISOString() || (clock_in_at !== null && clock_out_at === null))
  return found.filter((work) => isInWeek(work) || work === beyond || goesOnNow(work))
}

type Window = readonly [from: Date, until: Date]

/** What is on within a window, and from now on the first one after it. */
async function withNext<T>(read: (where: SQL | undefined, limit?: number) => Promise<T[]>, starts: SQL[]) {
  const [within, beyond] = await Promise.all([read(starts[0]), read(starts[1], 1)])
  return [...within, ...beyond]
}

async function visitRows(
  db: Db,
  secret: string,
  user: SessionUser,
  now: Date,
  [from, until]: Window,
): Promise<DayWork[]> {
  const { start } = connectionShifts
  const rows = await withNext(
    (where, limit = 200) =>
      db
        .select({
          visit: connectionShifts,
          connection: connections,
          clock: clockRecords,
          family: users,
          place: carePlaces,
          title: jobs.title,
          talk,
        })
        .from(connectionShifts)
        .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
        .innerJoin(users, eq(users.id, connections.family_id))
        .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
        .leftJoin(jobs, eq(jobs.id, connections.job_id))
        .leftJoin(
          clockRecords,
          and(eq(clockRecords.visit_id, connectionShifts.id), eq(clockRecords.user_id, user.id)),
        )
        .where(
          and(
            where,
            eq(connections.caregiver_id, user.id),
            eq(connectionShifts.cancelled, false),
            isNull(users.deleted_at),
          ),
        )
        .orderBy(asc(start), asc(connectionShifts.id))
        .limit(limit),
    [and(gte(start, from), lt(start, until))!, and(gte(start, until), gt(start, now))!],
  )
  const ended = await endedOf(db, user, now)
  return rows.map(({ visit, connection, clock, family, place, title, talk: conversation_id }) => {
    const where = place ?? family
    const isTold = connection.hire_stage === 3 && !ended.has(connection.id) && isPlaceTold(iso(visit), now)
    return {
      ...{ kind: 'visit', id: visit.id, connection_id: connection.id, facility_id: null },
      ...{ name: shortName(family), photo: photoAddress(family.id, family.portrait), about: title },
      ...timesOf(visit, clock, connection.tzid),
      to_confirm: false,
      note: visit.note,
      ...{ city: where.city, state: where.state, conversation_id },
      address: isTold ? [where.address, where.address2].filter(Boolean).join(', ') || null : null,
      access_note: isTold && place?.access_note ? unseal(secret, accessPurpose, place.access_note) : null,
      phone: isTold ? family.phone || null : null,
      cents: visitPay({ ...connection, ...iso(visit) }),
    }
  })
}

/** The conversation of a connection's two, for a link to it. */
const talk = sql<number | null>`(
  select c.id from conversations c
  where (c.from_user = ${connections.family_id} and c.to_user = ${connections.caregiver_id})
    or (c.from_user = ${connections.caregiver_id} and c.to_user = ${connections.family_id})
  order by c.id limit 1
)`

/** The connections of a caregiver whose contract has ended: their families' streets are told no more. */
async function endedOf(db: Db, user: SessionUser, now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.caregiver_id, user.id),
        isNotNull(connections.end_date),
        sql`not ${goesOn(connections.end_date, now.getTime())}`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

async function shiftRows(db: Db, user: SessionUser, now: Date, [from, until]: Window): Promise<DayWork[]> {
  const own = and(eq(shifts.user_id, user.id), ne(shifts.status, 'cancelled'))
  const rows = await withNext(
    (where, limit = 200) => placedShifts(db, and(own, where), { limit }),
    [
      and(gte(shifts.start, from), lt(shifts.start, until))!,
      and(gte(shifts.start, until), gt(shifts.start, now))!,
    ],
  )
  return rows.map((placed) => shiftWork(placed, now))
}

function shiftWork({ shift, facility, clock }: PlacedShift, now: Date): DayWork {
  const isTold = isPlaceTold(iso(shift), now)
  const minutes = Math.round((shift.end.getTime() - shift.start.getTime()) / 60_000)
  return {
    ...{ kind: 'shift', id: shift.id, connection_id: null, facility_id: facility.id },
    ...{ name: facility.name, photo: null, about: null },
    ...timesOf(shift, clock, facility.time_zone),
    to_confirm: shift.status === 'assigned' && !clock,
    note: shift.note,
    ...{ city: facility.city, state: facility.state, conversation_id: null },
    address: isTold ? facility.address || null : null,
    access_note: null,
    phone: isTold ? facility.phone || null : null,
    cents: wagesOf(minutes, shift.rate),
  }
}

interface Span {
  readonly start: Date
  readonly end: Date
}

const iso = ({ start, end }: Span) => ({ start: start.toISOString(), end: end.toISOString() })

function timesOf(span: Span, clock: typeof clockRecords.$inferSelect | null, time_zone: string) {
  return { ...iso(span), time_zone, ...clockTimesOf(clock) }
}

/** This week's earnings by the clock, and the hours of any week that facilities have yet to approve or to pay. */
async function payOf(db: Db, user: SessionUser, now: Date): Promise<CaregiverDay['pay']> {
  const [weeks, next_deposit, sheets] = await Promise.all([
    earningsOf(db, user, now),
    nextDeposit(db, user.id),
    db
      .select({ sheet: nursingTimesheets, rate: shifts.rate })
      .from(nursingTimesheets)
      .innerJoin(shifts, eq(shifts.id, nursingTimesheets.shift_id))
      .where(and(eq(nursingTimesheets.user_id, user.id), inArray(nursingTimesheets.status, [1, 2, 3]))),
  ])
  const sum = (isApproved: boolean) =>
    sheets
      .filter(({ sheet }) => sheet.status > 1 === isApproved)
      .reduce((cents, { sheet, rate }) => {
        const minutes = (sheet.end.getTime() - sheet.start.getTime()) / 60_000 - sheet.break_minutes
        return cents + (wagesOf(Math.floor(minutes), rate) ?? 0)
      }, 0)
  const { minutes = 0, cents = 0 } = weeks.at(-1) ?? {}
  return {
    minutes,
    earned: cents,
    handed_in: sum(false),
    approved: sum(true),
    ...(user.role === 'caregiver' && { next_deposit }),
  }
}
