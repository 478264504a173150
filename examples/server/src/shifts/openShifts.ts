import {
  applyToShift,
  distanceChoices,
  getFacility,
  getOpenShift,
  isQualified,
  listNearbyFacilities,
  listOpenShifts,
  openShiftFilterErrors,
  type OpenShift,
  type OpenShiftQuery,
} from '@homecare/sdk'
import { and, eq, gt, gte, inArray, lte, type SQL } from 'drizzle-orm'
import type { SessionUser } from '../account/session.ts'
import { requireVerifiedPhone } from '../caregivers/phone.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { refuseWrong } from '../caregivers/records.ts'
import { caregivers, licenses } from '../caregivers/tables.ts'
import type { Db, Tx } from '../db/connect.ts'
import { findPlaceByZip } from '../places/findPlace.ts'
import type { Routes } from '../server/on.ts'
import { only } from '../server/policy.ts'
import { refuse } from '../server/refuse.ts'
import { facilityOf, milesTo, placedShifts, shiftOf, type PlacedShift, type Standpoint } from './shiftRows.ts'
import { facilities, shiftApplications, shifts } from './tables.ts'
import { shiftServerTexts } from './texts.ts'

const caregiver = only(...caregiverRoles)
/** Shifts or facilities on one page unless a number is asked for. */
const usualPage = 50
const farthest = distanceChoices.at(-1)!

/** Shifts that wait for somebody, and the facilities that offer them (D2 §7; D3 §3, §7). */
export function answerOpenShifts(routes: Routes): void {
  routes.on(listOpenShifts, caregiver, async ({ db, session: { user }, query, now }) => {
    refuseWrong(openShiftFilterErrors(query))
    const { limit = usualPage, offset = 0 } = query
    return (await openShifts(db, user, query, now)).slice(offset, offset + limit)
  })

  routes.on(getOpenShift, caregiver, ({ db, session: { user }, params, now }) =>
    openShift(db, user, params.id, now),
  )

  routes.on(applyToShift, caregiver, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      requireVerifiedPhone(user)
      await tx.select({ id: shifts.id }).from(shifts).where(eq(shifts.id, body.shift_id)).for('update')
      const shift = await openShift(tx, user, body.shift_id, now)
      if (!shift.qualified) throw refuse.forbidden(shiftServerTexts.notQualified)
      const given = { state: 'applied', note: body.note?.trim() ?? '', created_at: new Date(now) } as const
      await tx
        .insert(shiftApplications)
        .values({ shift_id: shift.id, user_id: user.id, ...given })
        .onConflictDoUpdate({ target: [shiftApplications.shift_id, shiftApplications.user_id], set: given })
      return { ...shift, has_applied: true }
    }),
  )

  routes.on(listNearbyFacilities, caregiver, async ({ db, session: { user }, query, now }) => {
    const { limit = usualPage, offset = 0, distance = farthest } = query
    const from = await standpointOf(db, user, query)
    const counts = new Map<number, number>()
    for (const { facility } of await placedShifts(db, isOpen(now)))
      counts.set(facility.id, (counts.get(facility.id) ?? 0) + 1)
    const near = (await db.select().from(facilities))
      .map((facility) => ({ ...facilityOf(facility, from), open_shifts: counts.get(facility.id) ?? 0 }))
      .filter((facility) => facility.distance !== null && facility.distance <= distance)
    return near
      .toSorted((one, other) => one.distance! - other.distance! || one.id - other.id)
      .slice(offset, offset + limit)
  })

  routes.on(getFacility, caregiver, async ({ db, session: { user }, params, now }) => {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, params.id))
    if (!row) throw refuse.notFound()
    const { address, zip_code, latitude, longitude, phone, beds, about } = row
    const open = await placedShifts(db, and(isOpen(now), eq(shifts.facility_id, row.id)))
    return {
      ...facilityOf(row, user),
      ...{ address, zip_code, latitude, longitude, phone, beds, about },
      shifts: open.map((placed) => shiftOf(placed, user)),
    }
  })
}

const isOpen = (now: number): SQL | undefined =>
  and(eq(shifts.status, 'open'), gt(shifts.start, new Date(now)))

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

async function openShift(db: Db | Tx, user: SessionUser, id: number, now: number): Promise<OpenShift> {
  const [placed] = await placedShifts(db, and(isOpen(now), eq(shifts.id, id)))
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
  const { start_date, end_date, iso_type, shift_block_type, open_shifts_status } = query
  const distance = query.distance ?? (await usualDistance(db, user.id))
  const placed = await placedShifts(
    db,
    and(
      isOpen(now),
      start_date === undefined ? undefined : gte(shifts.day, start_date),
      end_date === undefined ? undefined : lte(shifts.day, end_date),
      iso_type === undefined ? undefined : eq(shifts.iso_type, iso_type),
      shift_block_type === undefined ? undefined : eq(shifts.shift_block_type, shift_block_type),
    ),
  )
  const near = placed.filter(({ facility }) => {
    const miles = milesTo(facility, user)
    return miles !== null && miles <= distance
  })
  return (await judged(db, user, near)).filter(
    ({ has_applied, qualified }) =>
      open_shifts_status === undefined ||
      { 1: !has_applied, 2: has_applied, 3: qualified && !has_applied }[open_shifts_status],
  )
}

async function usualDistance(db: Db, id: number): Promise<number> {
  const [own] = await db
    .select({ distance: caregivers.max_job_distance_preference })
    .from(caregivers)
    .where(eq(caregivers.id, id))
  return own?.distance ?? farthest
}

/** Whether the caregiver has applied and may take each of them. Whoever has no profile has no licences here either. */
async function judged(db: Db | Tx, user: SessionUser, placed: readonly PlacedShift[]): Promise<OpenShift[]> {
  if (placed.length === 0) return []
  const [profile] = await db.select().from(caregivers).where(eq(caregivers.id, user.id))
  const held = await db.select().from(licenses).where(eq(licenses.caregiver_id, user.id))
  const ids = placed.map(({ shift }) => shift.id)
  const applied = await db
    .select({ id: shiftApplications.shift_id })
    .from(shiftApplications)
    .where(
      and(
        eq(shiftApplications.user_id, user.id),
        eq(shiftApplications.state, 'applied'),
        inArray(shiftApplications.shift_id, ids),
      ),
    )
  const appliedTo = new Set(applied.map(({ id }) => id))
  return placed.map((one) => ({
    ...shiftOf(one, user),
    has_applied: appliedTo.has(one.shift.id),
    qualified: isQualified({ ...one.shift, hours: hoursOf(one) }, profile ?? {}, held),
  }))
}

const hoursOf = ({ shift }: PlacedShift) =>
  Math.round((shift.end.getTime() - shift.start.getTime()) / 3_600_000)
