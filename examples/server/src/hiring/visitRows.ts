import type { Visit } from '@homecare/sdk/hiring'
import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clockTimesOf } from '../people/clockTimes.ts'
import { personOf } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Point } from '../geo/distance.ts'
import { refuse } from '../refusals/refuse.ts'
import { clockRecords } from '../tables/shifts.ts'
import { carePlaces, connections, connectionShifts } from '../tables/hiring.ts'

const families = alias(users, 'family_user')
const caregivers = alias(users, 'caregiver_user')

const named = ({ id, first_name, last_name, portrait }: typeof families | typeof caregivers) => ({
  ...{ id, first_name, last_name, portrait },
})
const { id, start, end, note, cancelled, series_id, late_cancel, cancel_reason } = connectionShifts
const { clock_in_at, clock_out_at, breaks, closed_at } = clockRecords
/** What a visit says of itself and of those it is between: of many visits, what else there is of them is a good deal. */
const visitColumns = {
  visit: { id, start, end, note, cancelled, series_id, late_cancel, cancel_reason },
  connection: { id: connections.id, caregiver_id: connections.caregiver_id, tzid: connections.tzid },
  clock: { clock_in_at, clock_out_at, breaks, closed_at },
  family: { ...named(families), city: families.city, state: families.state },
  caregiver: named(caregivers),
  place: { city: carePlaces.city, state: carePlaces.state },
}

/** A caregiver's own visit, locked, with where it takes place, for the clock. A 404 for what is not theirs. */
export async function ownVisit(
  tx: Tx,
  user: SessionUser,
  connectionId: number,
  visitId: number,
): Promise<{ visit: typeof connectionShifts.$inferSelect; place: Point | null }> {
  const [row] = await tx
    .select({
      visit: connectionShifts,
      home: { latitude: users.latitude, longitude: users.longitude },
      place: { latitude: carePlaces.latitude, longitude: carePlaces.longitude },
    })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(users, eq(users.id, connections.family_id))
    .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
    .where(
      and(
        eq(connectionShifts.id, visitId),
        eq(connections.id, connectionId),
        eq(connections.caregiver_id, user.id),
        isNull(users.deleted_at),
      ),
    )
    .for('update', { of: connectionShifts })
  if (!row) throw refuse.notFound()
  const { visit, home, place } = row
  const { latitude, longitude } = place ?? home
  return { visit, place: latitude === null || longitude === null ? null : { latitude, longitude } }
}

const aheadOf = (connectionId: number, now: number) =>
  and(eq(connections.id, connectionId), gt(connectionShifts.end, new Date(now)))

/** The visit of a connection that comes next or goes on, as one of its sides sees it; null where there is none. */
export async function nextVisit(
  db: Db | Tx,
  user: SessionUser,
  connectionId: number,
  now: number,
): Promise<Visit | null> {
  const kept = eq(connectionShifts.cancelled, false)
  const [next] = await visitsOf(db, user, and(aheadOf(connectionId, now), kept), 1)
  return next ?? null
}

/** The visits of a connection that go on or lie ahead, those that were cancelled too. */
export const visitsAhead = (db: Db, user: SessionUser, connectionId: number, now: number): Promise<Visit[]> =>
  visitsOf(db, user, aheadOf(connectionId, now))

/** A visit, locked, so that two presses come one after the other. */
export async function lockedVisit(
  tx: Tx,
  user: SessionUser,
  connectionId: number,
  id: number,
): Promise<Visit> {
  await tx
    .select({ id: connectionShifts.id })
    .from(connectionShifts)
    .where(eq(connectionShifts.id, id))
    .for('update')
  return oneVisit(tx, user, connectionId, id)
}

/** A visit of a connection as its reader sees it; a 404 for what is not theirs. */
export async function oneVisit(
  db: Db | Tx,
  user: SessionUser,
  connectionId: number,
  id: number,
): Promise<Visit> {
  const where = and(eq(connectionShifts.id, id), eq(connections.id, connectionId))
  const [visit] = await visitsOf(db, user, where)
  if (!visit) throw refuse.notFound()
  return visit
}

/**
 * Visits of the user's own connections, of staff all, in order of their start, while both people are here. The other side
 * is named, to staff the caregiver; the place is the city where the care is given, and never a street.
 */
export async function visitsOf(
  db: Db | Tx,
  user: SessionUser,
  where: SQL | undefined,
  limit?: number,
): Promise<Visit[]> {
  const all = db
    .select(visitColumns)
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(families, eq(families.id, connections.family_id))
    .innerJoin(caregivers, eq(caregivers.id, connections.caregiver_id))
    .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
    .leftJoin(
      clockRecords,
      and(eq(clockRecords.visit_id, connectionShifts.id), eq(clockRecords.user_id, connections.caregiver_id)),
    )
    .where(
      and(
        where,
        user.role === 'staff'
          ? undefined
          : or(eq(connections.family_id, user.id), eq(connections.caregiver_id, user.id)),
        isNull(families.deleted_at),
        isNull(caregivers.deleted_at),
      ),
    )
    .orderBy(asc(connectionShifts.start), asc(connectionShifts.id))
  const rows = await (limit === undefined ? all : all.limit(limit))
  return rows.map(({ visit, connection, clock, family, caregiver, place }) => ({
    ...visit,
    ...{ start: visit.start.toISOString(), end: visit.end.toISOString() },
    ...clockTimesOf(clock),
    connection_id: connection.id,
    person: personOf(user.id === connection.caregiver_id ? family : caregiver),
    ...cityOf(place ?? family),
    time_zone: connection.tzid,
  }))
}

const cityOf = ({ city, state }: { city: string | null; state: string | null }) => ({
  city: city ?? '',
  state: state ?? '',
})
