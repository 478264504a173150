import { choiceToasts, distanceChoices, missingShiftFilterChoices } from '@homecare/sdk/caregivers'
import { licenseGap, sayLicenseGap } from '@homecare/sdk/credentials'
import { maxPageSize, message, timeIn } from '@homecare/sdk/kit'
import {
  applyToLegacyShift,
  applyToShift,
  getFacility,
  getLegacyOpenShift,
  getOpenShift,
  isQualified,
  isShiftForWork,
  listLegacyOpenShifts,
  listNearbyFacilities,
  listOpenShifts,
  listShiftInvites,
  openShiftFilterErrors,
  outsidePreferences,
  shiftFilters,
  shiftHours,
  withinPreferences,
  withdrawFromShift,
  type OpenShift,
  type OpenShiftQuery,
} from '@homecare/sdk/shifts'
import { openShiftTexts } from '@homecare/sdk/texts'
import { and, count, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { workDuring } from '../people/bookings.ts'
import { isNurse } from '../people/identity.ts'
import type { SessionUser } from '../people/session.ts'
import { requireVerifiedPhone } from '../phones/phone.ts'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db, Tx } from '../db/connect.ts'
import { findPlaceByZip } from '../places/findPlace.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { tellOfApplication, tellOfWithdrawal } from './letters.ts'
import { isLeft, matching, matchingFacilities } from './matches.ts'
import {
  facilityOf,
  lockShift,
  placedShifts,
  shiftOf,
  type PlacedShift,
  type Standpoint,
} from './shiftRows.ts'
import { facilities, shiftApplications, shifts } from '../tables/shifts.ts'

const caregiver = only(...caregiverRoles)
/** Caregivers see every facility, and a facility itself. */
const nurseOrOwn = owner('own it is, or any caregiver', [...caregiverRoles, 'facility'], async (context) => {
  const { db, session, params } = context
  if (session.user.role !== 'facility') return true
  const own = and(eq(facilities.id, Number(params['id'])), eq(facilities.user_id, session.user.id))
  return (await db.$count(facilities, own)) > 0
})
/** Shifts or facilities on one page unless a number is asked for. */
const usualPage = 50
const farthest = distanceChoices.at(-1)!

/** Shifts that wait for somebody, and the facilities that offer them: for caregivers, who see what is of their work. */
export function answerOpenShifts(routes: Routes): void {
  routes.on(listOpenShifts, caregiver, async ({ db, session: { user }, query, now }) => {
    refuseWrong(openShiftFilterErrors(query))
    await requireFilterChoices(db, user, query)
    const { limit = usualPage, offset = 0 } = query
    const found = await openShifts(db, user, query, now)
    return {
      data: found.slice(offset, offset + limit),
      records: found.length,
      fitting: found.filter((shift) => rankOf(shift) === 0).length,
      in_part: found.filter((shift) => rankOf(shift) === 1).length,
      located: user.latitude !== null && user.longitude !== null,
    }
  })
  routes.on(listLegacyOpenShifts, caregiver, async ({ db, session: { user }, now }) =>
    (await openShifts(db, user, {}, now)).slice(0, maxPageSize),
  )

  for (const call of [getOpenShift, getLegacyOpenShift]) {
    routes.on(call, caregiver, ({ db, session: { user }, params, now }) =>
      openShift(db, user, params.id, now),
    )
  }

  routes.on(applyToShift, caregiver, ({ deps, db, session: { user }, body, now }) =>
    applyTo(db, deps, { user, shiftId: body.shift_id, note: body.note?.trim() ?? '', now }),
  )
  routes.on(applyToLegacyShift, caregiver, ({ deps, db, session: { user }, params, body, now }) =>
    applyTo(db, deps, { user, shiftId: params.id, note: body?.note?.trim() ?? '', now }),
  )

  routes.on(listShiftInvites, caregiver, ({ db, session: { user }, now }) => invitesOf(db, user, now))

  routes.on(withdrawFromShift, caregiver, ({ deps, db, session: { user }, params, body, now }) =>
    withdraw(db, deps, { user, shiftId: params.id, note: body?.note?.trim() ?? '', now }),
  )

  routes.on(listNearbyFacilities, caregiver, async ({ db, session: { user }, query, now }) => {
    const { limit = usualPage, offset = 0, distance = farthest } = query
    const from = await standpointOf(db, user, query)
    const counted = await db
      .select({ facility: facilities, open_shifts: count(shifts.id) })
      .from(facilities)
      .leftJoin(shifts, and(eq(shifts.facility_id, facilities.id), isOpenTo(user, now)))
      .where(and(...matchingFacilities({ distance }, from)))
      .groupBy(facilities.id)
    return counted
      .map(({ facility, open_shifts }) => ({ ...facilityOf(facility, from), open_shifts }))
      .filter((facility) => facility.distance !== null && facility.distance <= distance)
      .toSorted((one, other) => one.distance! - other.distance! || one.id - other.id)
      .slice(offset, offset + limit)
  })

  routes.on(getFacility, nurseOrOwn, async ({ db, session: { user }, params, now }) => {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, params.id))
    if (!row) throw refuse.notFound()
    const { address, zip_code, latitude, longitude, phone, beds, about } = row
    const open = await placedShifts(db, and(isOpenTo(user, now), eq(shifts.facility_id, row.id)))
    return {
      ...facilityOf(row, user),
      ...{ address, zip_code, latitude, longitude, phone, beds, about },
      shifts: ranked(await judged(db, user, open)),
    }
  })
}

/**
 * Refuses to filter for a caregiver without the preferences that it takes; an agency's have no profile to choose them
 * in.
 */
async function requireFilterChoices(db: Db, user: SessionUser, query: OpenShiftQuery): Promise<void> {
  if (user.role !== 'caregiver' || !isFiltered(query)) return
  const [profile] = await db.select().from(caregivers).where(eq(caregivers.id, user.id))
  const [first, ...others] = missingShiftFilterChoices(profile).map((name) => choiceToasts[name])
  if (first) throw refuse.form(first, ...others).because('preferences_missing')
}

const isFiltered = (query: OpenShiftQuery): boolean =>
  Object.values(shiftFilters).some(({ wire }) => query[wire] !== undefined)

/** Applies once however often it is pressed; the facility is told of it the first time. */
async function applyTo(
  db: Db,
  deps: Deps,
  { user, shiftId, note, now }: { user: SessionUser; shiftId: number; note: string; now: number },
): Promise<OpenShift> {
  return db.transaction(async (tx) => {
    requireVerifiedPhone(user)
    await lockShift(tx, shiftId)
    const shift = await openShift(tx, user, shiftId, now)
    if (shift.has_applied) return shift
    if (shift.license_gap)
      throw refuse.forbidden(sayLicenseGap(shift.license_gap, shift.license_types)).because('license_gap')
    if (shift.busy !== null)
      throw refuse.conflict(message(openShiftTexts.busyText, { name: shift.busy })).because('booked')
    const given = { state: 'applied', note, created_at: new Date(now) } as const
    await tx
      .insert(shiftApplications)
      .values({ shift_id: shift.id, user_id: user.id, ...given })
      .onConflictDoUpdate({ target: [shiftApplications.shift_id, shiftApplications.user_id], set: given })
    await tellOfApplication(tx, deps, shift, user)
    return { ...shift, has_applied: true, invited: false }
  })
}

/** Takes an application back, or says no, once, however often it is pressed; of the first the facility is told once. */
async function withdraw(
  db: Db,
  deps: Deps,
  { user, shiftId, note, now }: { user: SessionUser; shiftId: number; note: string; now: number },
): Promise<OpenShift> {
  return db.transaction(async (tx) => {
    await lockShift(tx, shiftId)
    const shift = await openShift(tx, user, shiftId, now)
    if (!shift.has_applied && !shift.invited) return shift
    await tx
      .update(shiftApplications)
      .set({ state: shift.invited ? 'refused' : 'withdrawn', note })
      .where(and(eq(shiftApplications.shift_id, shift.id), eq(shiftApplications.user_id, user.id)))
    if (shift.has_applied) await tellOfWithdrawal(tx, deps, shift, user, note)
    return { ...shift, has_applied: false, invited: false }
  })
}

const isOpen = (now: number): SQL | undefined =>
  and(eq(shifts.status, 'open'), gt(shifts.start, new Date(now)))

/** Open to somebody: not at a facility that has blocked them. */
const isOpenTo = ({ id }: SessionUser, now: number): SQL | undefined =>
  and(
    isOpen(now),
    sql`not exists (
      select 1 from facility_people p join facilities f on f.user_id = p.facility_user_id
      where f.id = ${shifts.facility_id} and p.user_id = ${id}::int and p.standing = 'blocked')`,
  )

/** Where to look from: coordinates or a ZIP code that were given, else the caregiver's own address. */
async function standpointOf(
  db: Db,
  user: SessionUser,
  query: { latitude?: number | undefined; longitude?: number | undefined; zip_code?: string | undefined },
): Promise<Standpoint> {
  const { latitude, longitude, zip_code } = query
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (zip_code === undefined) return user
  return (await findPlaceByZip(db, zip_code)) ?? { latitude: null, longitude: null }
}

/** What facilities ask somebody to work, as long as it is open and they have not answered. */
export async function invitesOf(db: Db, user: SessionUser, now: number): Promise<OpenShift[]> {
  const isAsked = sql`exists (
    select 1 from shift_applications a
    where a.shift_id = ${shifts.id} and a.user_id = ${user.id}::int and a.state = 'invited')`
  return judged(db, user, await placedShifts(db, and(isOpenTo(user, now), isAsked)))
}

async function openShift(db: Db | Tx, user: SessionUser, id: number, now: number): Promise<OpenShift> {
  const [placed] = await placedShifts(db, and(isOpenTo(user, now), eq(shifts.id, id)))
  if (!placed) throw refuse.notFound()
  const [shift] = await judged(db, user, [placed])
  return shift!
}

async function openShifts(
  db: Db,
  user: SessionUser,
  query: OpenShiftQuery,
  now: number,
): Promise<OpenShift[]> {
  const asked = { ...query, distance: query.distance ?? (await usualDistance(db, user.id)) }
  const placed = await placedShifts(db, and(isOpenTo(user, now), ...matching(asked, user)))
  const isHcp = user.role !== 'caregiver' || (await isNurse(db, user))
  const forThem = placed.filter(({ shift }) => isShiftForWork(shift, isHcp))
  return ranked((await judged(db, user, forThem)).filter((shift) => isLeft(asked, shift)))
}

/** What fits comes first. In order of their start already, which a sort keeps among those that fit alike. */
const ranked = (shifts: readonly OpenShift[]): OpenShift[] =>
  shifts.toSorted((one, other) => rankOf(one) - rankOf(other))

/** What fits first: all that was asked for, a part of it, what other work is in the way of, and last what a license is missing for. */
const rankOf = ({ license_gap, busy, outside }: OpenShift): number =>
  license_gap ? 3 : busy !== null ? 2 : outside.length > 0 ? 1 : 0

async function usualDistance(db: Db, id: number): Promise<number> {
  const [own] = await db
    .select({ distance: caregivers.max_job_distance_preference })
    .from(caregivers)
    .where(eq(caregivers.id, id))
  return own?.distance ?? farthest
}

/** Whether the caregiver has applied and may take each of them, and what of it they did not ask for. Whoever has no profile has no licenses here either. */
async function judged(db: Db | Tx, user: SessionUser, placed: readonly PlacedShift[]): Promise<OpenShift[]> {
  if (placed.length === 0) return []
  const [profile] = await db.select().from(caregivers).where(eq(caregivers.id, user.id))
  const held = await heldLicenses(db, [user.id])
  const ids = placed.map(({ shift }) => shift.id)
  const applied = await db
    .select({ id: shiftApplications.shift_id, state: shiftApplications.state })
    .from(shiftApplications)
    .where(
      and(
        eq(shiftApplications.user_id, user.id),
        inArray(shiftApplications.state, ['applied', 'invited']),
        inArray(shiftApplications.shift_id, ids),
      ),
    )
  const states = new Map(applied.map(({ id, state }) => [id, state]))
  const others = new Map(await workInTheWay(db, user.id, ids))
  return placed.map((one) => {
    const times = { ...one.shift, hours: hoursOf(one) }
    const busy = others.get(one.shift.id) ?? null
    return {
      ...shiftOf(one, user),
      has_applied: states.get(one.shift.id) === 'applied',
      invited: states.get(one.shift.id) === 'invited',
      license_gap: licenseGap(one.shift, held),
      qualified: isQualified(one.shift, held) && busy === null,
      busy,
      outside: outsidePreferences(times, profile),
      within: withinPreferences(times, profile),
    }
  })
}

/** The shifts at whose hours somebody has other work, each with whom they begin that for first. */
async function workInTheWay(
  db: Db | Tx,
  userId: number,
  ids: readonly number[],
): Promise<[number, string][]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select asked.id, work.name from ${shifts} asked
    cross join lateral (${workDuring(sql`${userId}::int`, sql`asked.start`, sql`asked."end"`)} order by 2 limit 1) work
    where asked.id = any(${sql.param([...ids])}::int[])`)
  return rows.map(({ id, name }) => [id, name])
}

/** By the clocks of the facility; none where it has no zone that is known. */
const hoursOf = ({ shift, facility: { time_zone } }: PlacedShift) =>
  shiftHours(timeIn(time_zone, shift.start), timeIn(time_zone, shift.end)) ?? 0
