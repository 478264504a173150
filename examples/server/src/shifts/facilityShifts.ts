import {
  updateFacilityShift,
  facilityShiftActions,
  listFacilityShifts,
  postFacilityShift,
  type FacilityShift,
  type FacilityShiftAction,
} from '@homecare/sdk/shifts'
import { licenseGap } from '@homecare/sdk/credentials'
import { dayIn } from '@homecare/sdk/kit'
import { shiftTexts } from '@homecare/sdk/texts'
import { and, count, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import { isBusy } from '../people/bookings.ts'
import { lockUser } from '../people/lockUser.ts'
import { personOf } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { decideTimesheet } from '../timesheets/decide.ts'
import { handedInOf, photosOf } from '../timesheets/nursingRows.ts'
import { tellNurse } from './letters.ts'
import { postShifts } from './postShift.ts'
import { lockShift, placedShifts, shiftOf, type PlacedShift } from './shiftRows.ts'
import { facilities, shiftApplications, shifts } from '../tables/shifts.ts'
import { shiftServerTexts } from './texts.ts'

const facility = only('facility')
/** Shifts on one page unless a number is asked for. */
const usualPage = 50

/** What a facility does with its own shifts: fills and cancels them, and approves the hours worked. */
export function answerFacilityShifts(routes: Routes): void {
  routes.on(listFacilityShifts, facility, async ({ db, session: { user }, query }) => {
    const { facility_id, start_date, end_date, status, limit = usualPage, offset = 0 } = query
    const where = and(
      eq(facilities.user_id, user.id),
      facility_id === undefined ? undefined : eq(facilities.id, facility_id),
      start_date === undefined ? undefined : gte(shifts.day, start_date),
      end_date === undefined ? undefined : lte(shifts.day, end_date),
      status === undefined ? undefined : eq(shifts.status, status as (typeof shifts.$inferSelect)['status']),
    )
    const [counted] = await db
      .select({ all: count() })
      .from(shifts)
      .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
      .where(where)
    const page = await placedShifts(db, where, {
      limit,
      offset,
      order: [desc(shifts.start), desc(shifts.id)],
    })
    return { totalResults: counted?.all ?? 0, timesheets: await facilityShiftsOf(db, page, user) }
  })

  routes.on(postFacilityShift, facility, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const [id] = await postShifts(tx, user, body.facility_id, [body], now)
      return oneFacilityShift(tx, user, id!)
    }),
  )

  routes.on(updateFacilityShift, facility, ({ deps, db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      await lockShift(tx, body.id)
      const shift = await oneFacilityShift(tx, user, body.id)
      if (isDone(shift, body.action, body.provider_id)) return shift
      if (!facilityShiftActions(shift, new Date(now)).includes(body.action)) throw refuse.conflict()
      await act[body.action](tx, deps, shift, { ...body, note: body.note?.trim() ?? '', now })
      return oneFacilityShift(tx, user, body.id)
    }),
  )
}

interface Step {
  readonly provider_id?: number | undefined
  readonly note: string
  readonly now: number
}
type Act = (tx: Tx, deps: Deps, shift: FacilityShift, step: Step) => Promise<void>

const act: Readonly<Record<FacilityShiftAction, Act>> = {
  async assign(tx, deps, shift, { provider_id }) {
    if (!shift.applicants.some(({ id }) => id === provider_id))
      throw refuse.invalid({ provider_id: [shiftServerTexts.notApplied] })
    await refuseUnlicensed(tx, shift, provider_id!)
    await refuseBusy(tx, shift, provider_id!)
    await tx.update(shifts).set({ status: 'assigned', user_id: provider_id! }).where(eq(shifts.id, shift.id))
    await tellNurse(tx, deps, shift, provider_id!, 'assigned')
  },
  async cancel(tx, deps, shift) {
    await tx.update(shifts).set({ status: 'cancelled' }).where(eq(shifts.id, shift.id))
    if (shift.provider) await tellNurse(tx, deps, shift, shift.provider.id, 'cancelled')
  },
  async approve(tx, deps, shift, { now }) {
    await decideTimesheet(tx, shift.timesheet!.id, 'approve', '', now)
    if (shift.provider) await tellNurse(tx, deps, shift, shift.provider.id, 'approved')
  },
  async reject(tx, deps, shift, { note, now }) {
    if (note === '') throw refuse.invalid({ note: [shiftTexts.reasonRequired] })
    await decideTimesheet(tx, shift.timesheet!.id, 'reject', note, now)
    if (shift.provider) await tellNurse(tx, deps, shift, shift.provider.id, 'rejected')
  },
}

/** Whether it was done before: pressed twice is once. */
function isDone(shift: FacilityShift, action: FacilityShiftAction, providerId: number | undefined): boolean {
  if (action === 'cancel') return shift.status === 'cancelled'
  if (action === 'assign')
    return shift.provider !== null && shift.provider.id === providerId && shift.status !== 'cancelled'
  return false
}

/** Nobody is given a shift on a license that does not count on its day, also where it did when they applied. */
async function refuseUnlicensed(
  tx: Tx,
  { license_types, start, facility: { time_zone } }: FacilityShift,
  userId: number,
): Promise<void> {
  const day = dayIn(time_zone, new Date(start))
  const gap = licenseGap({ license_types, day }, await heldLicenses(tx, [userId]))
  if (gap) throw refuse.conflict(shiftServerTexts.notLicensed)
}

/** Nobody works in two places at once, also where the other one is a family's home. The person is locked, so that two facilities do not choose at the same time. */
async function refuseBusy(tx: Tx, { start, end }: FacilityShift, userId: number): Promise<void> {
  await lockUser(tx, userId)
  const busy = and(eq(users.id, userId), isBusy(userId, new Date(start), new Date(end)))
  if ((await tx.$count(users, busy)) > 0) throw refuse.conflict(shiftServerTexts.busy)
}

/** A shift of the caller's own facilities; a 404 for any other. */
export async function oneFacilityShift(db: Db | Tx, user: SessionUser, id: number): Promise<FacilityShift> {
  const own: SQL | undefined = and(eq(shifts.id, id), eq(facilities.user_id, user.id))
  const [shift] = await facilityShiftsOf(db, await placedShifts(db, own), user)
  if (!shift) throw refuse.notFound()
  return shift
}

/** Shifts as their facility sees them: who works them or would like to, and the timesheets that were handed in. */
export async function facilityShiftsOf(
  db: Db | Tx,
  placed: readonly PlacedShift[],
  user: SessionUser,
): Promise<FacilityShift[]> {
  if (placed.length === 0) return []
  const ids = placed.map(({ shift }) => shift.id)
  const applied = await db
    .select({
      application: shiftApplications,
      user: users,
      busy: sql<boolean>`${isBusy(users.id, shifts.start, shifts.end)}`,
    })
    .from(shiftApplications)
    .innerJoin(users, eq(users.id, shiftApplications.user_id))
    .innerJoin(shifts, eq(shifts.id, shiftApplications.shift_id))
    .where(and(inArray(shifts.id, ids), eq(shifts.status, 'open'), eq(shiftApplications.state, 'applied')))
    .orderBy(shiftApplications.created_at, users.id)
  const held = await heldLicenses(
    db,
    applied.map((one) => one.user.id),
  )
  const workers = placed.flatMap(({ shift }) => shift.user_id ?? [])
  const people = workers.length > 0 ? await db.select().from(users).where(inArray(users.id, workers)) : []
  const photos = await photosOf(
    db,
    placed.flatMap(({ timesheet }) => timesheet?.id ?? []),
  )
  return placed.map((one) => {
    const worker = people.find(({ id }) => id === one.shift.user_id)
    const { timesheet } = one
    // What is not handed in yet is the nurse's own.
    const isHandedIn = timesheet !== null && timesheet.submitted_at !== null
    return {
      ...shiftOf(one, user),
      provider: worker ? personOf(worker) : null,
      applicants: applied
        .filter(({ application }) => application.shift_id === one.shift.id)
        .map(({ application, user: applicant, busy }) => ({
          ...personOf(applicant),
          note: application.note,
          busy,
          licenses: held
            .filter(
              ({ caregiver_id, map_id, refused }) =>
                caregiver_id === applicant.id && one.shift.license_types.includes(map_id) && !refused,
            )
            .map(({ map_id, expires, verified }) => ({ map_id, expires, verified })),
        })),
      timesheet: isHandedIn ? handedInOf(timesheet, photos.get(timesheet.id) ?? []) : null,
    }
  })
}
