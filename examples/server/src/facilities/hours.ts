import {
  approveFacilityHours,
  listFacilityHours,
  reopenFacilityHours,
  sheetAmount,
  type FacilitySheet,
  type HoursView,
} from '@homecare/sdk/facilities'
import { hoursTexts } from '@homecare/sdk/texts'
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { clockTimesOf } from '../people/clockTimes.ts'
import { personOf } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { handedInOf, photosOf } from '../timesheets/nursingRows.ts'

const facility = only('facility')
const usualPage = 50
/** Minutes after an approval in which it can be taken back. */
const undoMinutes = 10

const waits = 1
const approved = 3
const statusOf: Readonly<Record<HoursView, readonly number[]>> = {
  waiting: [waits],
  returned: [5, 6],
  approved: [2, approved, 4],
}

/** The hours that nurses hand in, as their facility decides about them: several at one press. */
export function answerFacilityHours(routes: Routes): void {
  routes.on(listFacilityHours, facility, async ({ db, session: { user }, query }) => {
    const { view = 'waiting', limit = usualPage, offset = 0 } = query
    const where = and(ofUser(user), inArray(nursingTimesheets.status, [...statusOf[view]]))
    const order =
      view === 'waiting'
        ? [asc(nursingTimesheets.submitted_at), asc(nursingTimesheets.id)]
        : [desc(nursingTimesheets.decided_at), desc(nursingTimesheets.id)]
    return {
      data: await sheets(db, where, { order, limit, offset }),
      records: await db.$count(
        db
          .select({ id: nursingTimesheets.id })
          .from(nursingTimesheets)
          .innerJoin(shifts, eq(shifts.id, nursingTimesheets.shift_id))
          .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
          .where(where)
          .as('counted'),
      ),
    }
  })

  routes.on(approveFacilityHours, facility, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const asked = new Map(body.sheets.map(({ shift_id, amount }) => [shift_id, amount]))
      const before = await lockedSheets(tx, user, [...asked.keys()])
      for (const sheet of before) {
        const { status } = sheet.timesheet
        const isApproved = status === approved || statusOf.approved.includes(status)
        if ((status !== waits && !isApproved) || sheet.amount !== asked.get(sheet.shift_id))
          throw refuse.conflict(hoursTexts.changed)
      }
      return decided(tx, user, before, waits, { status: approved, decided_at: new Date(now) })
    }),
  )

  routes.on(reopenFacilityHours, facility, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const before = await lockedSheets(tx, user, [...new Set(body.shift_ids)])
      for (const { timesheet, decided } of before) {
        const isFresh = decided !== null && now - Date.parse(decided) <= undoMinutes * 60_000
        if (timesheet.status !== waits && !(timesheet.status === approved && isFresh))
          throw refuse.conflict(hoursTexts.tooLate)
      }
      return decided(tx, user, before, approved, { status: waits, decided_at: null })
    }),
  )
}

const ofUser = (user: SessionUser) =>
  and(eq(facilities.user_id, user.id), isNotNull(nursingTimesheets.submitted_at))

/** Sheets of shifts of the caller's, taken for this transaction in the order of their numbers; a 404 if one is not. */
async function lockedSheets(
  tx: Tx,
  user: SessionUser,
  shiftIds: readonly number[],
): Promise<FacilitySheet[]> {
  await tx
    .select({ id: nursingTimesheets.id })
    .from(nursingTimesheets)
    .where(inArray(nursingTimesheets.shift_id, [...shiftIds]))
    .orderBy(asc(nursingTimesheets.id))
    .for('update')
  const found = await ownSheets(tx, user, shiftIds)
  if (found.length < shiftIds.length) throw refuse.notFound()
  return found
}

const ownSheets = (db: Tx, user: SessionUser, shiftIds: readonly number[]) =>
  sheets(db, and(ofUser(user), inArray(shifts.id, [...shiftIds])), { order: [asc(shifts.id)] })

/** Changes the sheets that stand at a status, and answers all of them as they are then. */
async function decided(
  tx: Tx,
  user: SessionUser,
  all: readonly FacilitySheet[],
  from: number,
  change: { readonly status: number; readonly decided_at: Date | null },
): Promise<FacilitySheet[]> {
  const ids = all.filter(({ timesheet }) => timesheet.status === from).map(({ timesheet }) => timesheet.id)
  if (ids.length > 0) await tx.update(nursingTimesheets).set(change).where(inArray(nursingTimesheets.id, ids))
  return ownSheets(
    tx,
    user,
    all.map(({ shift_id }) => shift_id),
  )
}

async function sheets(
  db: Db | Tx,
  where: SQL | undefined,
  { order, limit, offset = 0 }: { order: SQL[]; limit?: number; offset?: number },
): Promise<FacilitySheet[]> {
  const all = db
    .select({
      shift: shifts,
      facility: facilities,
      sheet: nursingTimesheets,
      user: users,
      clock: clockRecords,
    })
    .from(nursingTimesheets)
    .innerJoin(
      shifts,
      and(eq(shifts.id, nursingTimesheets.shift_id), eq(shifts.user_id, nursingTimesheets.user_id)),
    )
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .innerJoin(users, eq(users.id, nursingTimesheets.user_id))
    .leftJoin(
      clockRecords,
      and(eq(clockRecords.shift_id, shifts.id), eq(clockRecords.user_id, nursingTimesheets.user_id)),
    )
    .where(where)
    .orderBy(...order)
    .offset(offset)
  const rows = await (limit === undefined ? all : all.limit(limit))
  const photos = await photosOf(
    db,
    rows.map(({ sheet }) => sheet.id),
  )
  return rows.map(({ shift, facility: house, sheet, user, clock }) => {
    const timesheet = handedInOf(sheet, photos.get(sheet.id) ?? [])
    return {
      shift_id: shift.id,
      facility: house.name,
      time_zone: house.time_zone,
      start: shift.start.toISOString(),
      end: shift.end.toISOString(),
      license_types: shift.license_types,
      rate: shift.rate,
      amount: sheetAmount({ rate: shift.rate, timesheet }),
      provider: personOf(user),
      ...clockTimesOf(clock),
      timesheet,
      decided: sheet.decided_at?.toISOString() ?? null,
    }
  })
}
