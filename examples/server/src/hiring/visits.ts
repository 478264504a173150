import {
  cancelConnectionShift,
  updateConnectionShift,
  getConnectionShift,
  listVisits,
  mayChangeVisit,
  visitErrors,
  visitRecord,
  type Visit,
} from '@homecare/sdk/hiring'
import { addDays, checkNote, dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { visitTexts } from '@homecare/sdk/texts'
import { and, asc, eq, gt, gte, isNull, lt, or, type SQL } from 'drizzle-orm'
import { clockTimesOf } from '../people/clockTimes.ts'
import { personOf } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Point } from '../geo/distance.ts'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { clockRecords } from '../tables/shifts.ts'
import { visitSides } from './policies.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { tellOfVisit } from './visitLetters.ts'

/** Visits of caregivers to families: read, moved and cancelled by either side (`next-shift`). */
export function answerVisits(routes: Routes): void {
  routes.on(
    listVisits,
    inViews(only('family', 'caregiver'), 'family-dashboard'),
    async ({ db, session: { user }, query }) => {
      // A day more on each side, where the calendar has one: what day it is depends on where the visit takes place.
      const from = new Date(`${addDays(query.start_date, -1) || query.start_date}T00:00:00Z`)
      const until = new Date(`${addDays(query.end_date, 2) || query.end_date}T00:00:00Z`)
      const window = and(gte(connectionShifts.start, from), lt(connectionShifts.start, until))
      return (await visitsOf(db, user, window)).filter(({ start, time_zone }) => {
        const day = dayIn(time_zone, new Date(start))
        return day >= query.start_date && day <= query.end_date
      })
    },
  )

  routes.on(getConnectionShift, visitSides, ({ db, session: { user }, params }) =>
    oneVisit(db, user, params.id, params.shiftId),
  )

  routes.on(updateConnectionShift, visitSides, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const visit = await lockedVisit(tx, user, params.id, params.shiftId)
      refuseOver(visit, now)
      refuseStale(visitRecord, body, visit)
      const { start, end, note } = { ...visit, ...withoutGaps(body) }
      refuseWrong({
        ...visitErrors({ start, end }, new Date(now)),
        note: checkNote(note) ?? undefined,
      })
      await tx
        .update(connectionShifts)
        .set({ start: new Date(start), end: new Date(end), note: note.trim() })
        .where(eq(connectionShifts.id, visit.id))
      const changed = await oneVisit(tx, user, params.id, visit.id)
      await tellOfVisit(deps, user, changed, 'changed')
      return changed
    }),
  )

  routes.on(cancelConnectionShift, visitSides, ({ deps, db, session: { user }, params, query, now }) =>
    db.transaction(async (tx) => {
      const visit = await lockedVisit(tx, user, params.id, params.shiftId)
      // Cancelled twice is once.
      if (visit.cancelled) return visit
      refuseOver(visit, now)
      refuseStale(visitRecord, query, visit)
      await tx.update(connectionShifts).set({ cancelled: true }).where(eq(connectionShifts.id, visit.id))
      await tellOfVisit(deps, user, visit, 'cancelled')
      return { ...visit, cancelled: true }
    }),
  )
}

/** A caregiver's own visit, locked, with where it takes place, for the clock. A 404 for what is not theirs. */
export async function ownVisit(
  tx: Tx,
  user: SessionUser,
  connectionId: number,
  visitId: number,
): Promise<{ visit: typeof connectionShifts.$inferSelect; place: Point | null }> {
  const [row] = await tx
    .select({ visit: connectionShifts, latitude: users.latitude, longitude: users.longitude })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(users, eq(users.id, connections.family_id))
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
  const { visit, latitude, longitude } = row
  return { visit, place: latitude === null || longitude === null ? null : { latitude, longitude } }
}

/** The visit of a connection that comes next or goes on, as one of its sides sees it; null where there is none. */
export async function nextVisit(
  db: Db,
  user: SessionUser,
  connectionId: number,
  now: number,
): Promise<Visit | null> {
  const [next] = await visitsOf(
    db,
    user,
    and(
      eq(connections.id, connectionId),
      eq(connectionShifts.cancelled, false),
      gt(connectionShifts.end, new Date(now)),
    ),
    1,
  )
  return next ?? null
}

/** A visit, locked, so that two presses come one after the other. */
async function lockedVisit(tx: Tx, user: SessionUser, connectionId: number, id: number): Promise<Visit> {
  await tx
    .select({ id: connectionShifts.id })
    .from(connectionShifts)
    .where(eq(connectionShifts.id, id))
    .for('update')
  return oneVisit(tx, user, connectionId, id)
}

function refuseOver(visit: Visit, now: number): void {
  if (mayChangeVisit(visit, new Date(now))) return
  throw refuse.conflict(visit.cancelled ? visitTexts.isCanceled : visitTexts.isOver)
}

async function oneVisit(db: Db | Tx, user: SessionUser, connectionId: number, id: number): Promise<Visit> {
  const where = and(eq(connectionShifts.id, id), eq(connections.id, connectionId))
  const [visit] = await visitsOf(db, user, where)
  if (!visit) throw refuse.notFound()
  return visit
}

/**
 * Visits of the user's own connections, in order of their start, while both people are here. The other side is named;
 * the place is a family's city, and never a street.
 */
export async function visitsOf(
  db: Db | Tx,
  user: SessionUser,
  where: SQL | undefined,
  limit?: number,
): Promise<Visit[]> {
  const isFamily = user.role === 'family'
  const all = db
    .select({ visit: connectionShifts, connection: connections, clock: clockRecords, other: users })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(users, eq(users.id, isFamily ? connections.caregiver_id : connections.family_id))
    .leftJoin(
      clockRecords,
      and(eq(clockRecords.visit_id, connectionShifts.id), eq(clockRecords.user_id, connections.caregiver_id)),
    )
    .where(
      and(
        where,
        or(eq(connections.family_id, user.id), eq(connections.caregiver_id, user.id)),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(asc(connectionShifts.start), asc(connectionShifts.id))
  const rows = await (limit === undefined ? all : all.limit(limit))
  return rows.map(({ visit, connection, clock, other }) => {
    const { city, state } = isFamily ? user : other
    const { id, start, end, note, cancelled } = visit
    return {
      ...{ id, start: start.toISOString(), end: end.toISOString(), note, cancelled },
      ...clockTimesOf(clock),
      connection_id: connection.id,
      person: personOf(other),
      city: city ?? '',
      state: state ?? '',
      time_zone: timeZoneOfState(state ?? ''),
    }
  })
}
