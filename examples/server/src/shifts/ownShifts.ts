import {
  cancelShift,
  confirmShift,
  getShift,
  listCaregiverShifts,
  listShifts,
  shiftActions,
  unconfirmShift,
  type OwnShift,
  type ShiftAction,
  type ShiftQuery,
} from '@homecare/sdk/shifts'
import { seriesTexts, shiftTexts } from '@homecare/sdk/texts'
import { licenseGap, sayLicenseGap } from '@homecare/sdk/credentials'
import { dayIn } from '@homecare/sdk/kit'
import { and, eq, gte, lte } from 'drizzle-orm'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import { unlessBooked } from '../people/bookings.ts'
import type { SessionUser } from '../people/session.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { tellFacility } from './letters.ts'
import { lockShift, ownShiftOf, placedShifts } from './shiftRows.ts'
import { shiftApplications, shifts } from '../tables/shifts.ts'

const caregiver = only(...caregiverRoles)
const own = (userId: number, id: number) => and(eq(shifts.id, id), eq(shifts.user_id, userId))
const ownShift = owner('shift', caregiverRoles, async ({ db, session, params }) => {
  const rows = await db
    .select({ id: shifts.id })
    .from(shifts)
    .where(own(session.user.id, Number(params['id'])))
  return rows.length > 0
})

/** Shifts on one page unless a number is asked for. */
const usualPage = 50

/** The shifts that a caregiver has been given. */
export function answerOwnShifts(routes: Routes): void {
  routes.on(listShifts, caregiver, ({ db, session, query }) => ownShifts(db, session.user, query))
  routes.on(listCaregiverShifts, caregiver, ({ db, session }) => ownShifts(db, session.user, {}))
  routes.on(getShift, ownShift, ({ db, session, params }) => oneShift(db, session.user, params.id))

  routes.on(confirmShift, ownShift, ({ db, session: { user }, params, now }) =>
    db.transaction((tx) => confirmOwn(tx, user, params.id, now)),
  )

  routes.on(unconfirmShift, ownShift, ({ db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const shift = await refuseLate(tx, user, params.id, 'cancel', now)
      // Taken back twice is once.
      if (shift.status === 'confirmed')
        await tx.update(shifts).set({ status: 'assigned' }).where(own(user.id, params.id))
      return oneShift(tx, user, params.id)
    }),
  )

  routes.on(cancelShift, ownShift, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction((tx) => giveBack(tx, deps, user, params.id, body?.note?.trim() ?? '', now)),
  )
}

/** A caregiver's yes to a shift that they were given. */
export async function confirmOwn(tx: Tx, user: SessionUser, id: number, now: number): Promise<OwnShift> {
  const shift = await refuseLate(tx, user, id, 'confirm', now)
  await refuseUnlicensed(tx, user, shift)
  await unlessBooked(
    tx.update(shifts).set({ status: 'confirmed' }).where(own(user.id, id)),
    seriesTexts.booked,
  )
  return oneShift(tx, user, id)
}

/** A caregiver's no, which opens the shift to others, and to them no more; the facility hears why. */
export async function giveBack(
  tx: Tx,
  deps: Deps,
  user: SessionUser,
  id: number,
  note: string,
  now: number,
): Promise<OwnShift> {
  if (note === '') throw refuse.invalid({ note: [shiftTexts.reasonRequired] })
  const shift = await refuseLate(tx, user, id, 'cancel', now)
  await tx.update(shifts).set({ status: 'open', user_id: null }).where(own(user.id, id))
  const given = { state: 'given_back', note } as const
  await tx
    .insert(shiftApplications)
    .values({ shift_id: id, user_id: user.id, ...given, created_at: new Date(now) })
    .onConflictDoUpdate({ target: [shiftApplications.shift_id, shiftApplications.user_id], set: given })
  await tellFacility(tx, deps, shift, user, note)
  return { ...shift, status: 'cancelled' }
}

async function ownShifts(db: Db, user: SessionUser, query: ShiftQuery): Promise<OwnShift[]> {
  const { start_date, end_date, status, limit = usualPage, offset = 0 } = query
  const found = await placedShifts(
    db,
    and(
      eq(shifts.user_id, user.id),
      start_date === undefined ? undefined : gte(shifts.day, start_date),
      end_date === undefined ? undefined : lte(shifts.day, end_date),
      status === undefined ? undefined : eq(shifts.status, status as (typeof shifts.$inferSelect)['status']),
    ),
    { limit, offset },
  )
  return found.map((placed) => ownShiftOf(placed, user))
}

/** One of the user's own shifts; a 404 for what is not theirs. */
export async function oneShift(db: Db | Tx, user: SessionUser, id: number): Promise<OwnShift> {
  const [placed] = await placedShifts(db, own(user.id, id))
  if (!placed) throw refuse.notFound()
  return ownShiftOf(placed, user)
}

/** Refuses to confirm on a license that does not count on the shift's day. An agency answers for whom it sends. */
async function refuseUnlicensed(tx: Tx, { id, role }: SessionUser, shift: OwnShift): Promise<void> {
  if (role === 'agency_caregiver') return
  const { license_types, start, facility } = shift
  const day = dayIn(facility.time_zone, new Date(start))
  const gap = licenseGap({ license_types, day }, await heldLicenses(tx, [id]))
  if (gap) throw refuse.conflict(sayLicenseGap(gap, license_types)).because('license_gap')
}

/** Refuses what a shift no longer offers, once it has begun or was decided otherwise. Presses wait for each other. */
async function refuseLate(
  tx: Tx,
  user: SessionUser,
  id: number,
  action: ShiftAction,
  now: number,
): Promise<OwnShift> {
  await lockShift(tx, id)
  const shift = await oneShift(tx, user, id)
  if (!shiftActions(shift, new Date(now)).includes(action)) throw refuse.conflict()
  return shift
}
