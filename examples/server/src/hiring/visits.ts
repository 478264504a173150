import {
  addDays,
  cancelConnectionShift,
  changeConnectionShift,
  checkNote,
  dayIn,
  getConnectionShift,
  listVisits,
  mayChangeVisit,
  timeZoneOfState,
  visitErrors,
  type PlannedShift,
  type Visit,
} from '@homecare/sdk'
import { visitTexts } from '@homecare/sdk/texts'
import { and, asc, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import { personOf } from '../account/person.ts'
import type { SessionUser } from '../account/session.ts'
import { users } from '../account/tables.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Point } from '../places/distance.ts'
import type { Routes } from '../server/on.ts'
import { only } from '../server/policy.ts'
import { refuse, refuseWrong } from '../server/refuse.ts'
import { withoutGaps } from '../server/withoutGaps.ts'
import { clockRecords } from '../shifts/tables.ts'
import { visitSides } from './policies.ts'
import { connections, connectionShifts } from './tables.ts'
import { tellOfVisit } from './visitLetters.ts'

/** Visits of caregivers to families: read, moved and cancelled by either side (D1 §2 `next-shift`; D3 §3). */
export function answerVisits(routes: Routes): void {
  routes.on(listVisits, only('family', 'caregiver'), async ({ db, session: { user }, query }) => {
    // A day more on each side: what day it is depends on where the visit takes place.
    const from = new Date(`${addDays(query.start_date, -1)}T00:00:00Z`)
    const until = new Date(`${addDays(query.end_date, 2)}T00:00:00Z`)
    const window = and(gte(connectionShifts.start, from), lt(connectionShifts.start, until))
    return (await visitsOf(db, user, window)).filter(({ start, time_zone }) => {
      const day = dayIn(time_zone, new Date(start))
      return day >= query.start_date && day <= query.end_date
    })
  })

  routes.on(getConnectionShift, visitSides, ({ db, session: { user }, params }) =>
    oneVisit(db, user, params.id, params.shiftId),
  )

  routes.on(changeConnectionShift, visitSides, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const visit = await openVisit(tx, user, params.id, params.shiftId, now)
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
      await tellOfVisit(tx, deps, user, changed, 'changed')
      return changed
    }),
  )

  routes.on(cancelConnectionShift, visitSides, ({ deps, db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const known = await oneVisit(tx, user, params.id, params.shiftId)
      // Cancelled twice is once.
      if (known.cancelled) return known
      const visit = await openVisit(tx, user, params.id, params.shiftId, now)
      await tx.update(connectionShifts).set({ cancelled: true }).where(eq(connectionShifts.id, visit.id))
      await tellOfVisit(tx, deps, user, visit, 'cancelled')
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
      ),
    )
    .for('update', { of: connectionShifts })
  if (!row) throw refuse.notFound()
  const { visit, latitude, longitude } = row
  return { visit, place: latitude === null || longitude === null ? null : { latitude, longitude } }
}

/** A visit that may still be changed, locked; a conflict once it has begun or was cancelled. */
async function openVisit(tx: Tx, user: SessionUser, connectionId: number, id: number, now: number) {
  await tx
    .select({ id: connectionShifts.id })
    .from(connectionShifts)
    .where(eq(connectionShifts.id, id))
    .for('update')
  const visit = await oneVisit(tx, user, connectionId, id)
  if (!mayChangeVisit(visit, new Date(now))) throw refuse.conflict(visitTexts.isOver)
  return visit
}

async function oneVisit(db: Db | Tx, user: SessionUser, connectionId: number, id: number): Promise<Visit> {
  const where = and(eq(connectionShifts.id, id), eq(connections.id, connectionId))
  const [visit] = await visitsOf(db, user, where)
  if (!visit) throw refuse.notFound()
  return visit
}

/** Visits of the user's own connections. The other side is named; the place is a family's city, and never a street. */
async function visitsOf(db: Db | Tx, user: SessionUser, where: SQL | undefined): Promise<Visit[]> {
  const isCaregiver = user.role === 'caregiver'
  const rows = await db
    .select({ visit: connectionShifts, connection: connections, clock: clockRecords, other: users })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(users, eq(users.id, isCaregiver ? connections.family_id : connections.caregiver_id))
    .leftJoin(
      clockRecords,
      and(eq(clockRecords.visit_id, connectionShifts.id), eq(clockRecords.user_id, connections.caregiver_id)),
    )
    .where(and(where, or(eq(connections.family_id, user.id), eq(connections.caregiver_id, user.id))))
    .orderBy(asc(connectionShifts.start), asc(connectionShifts.id))
  return rows.map(({ visit, connection, clock, other }) => {
    const { city, state } = isCaregiver ? other : user
    return {
      ...plannedShiftOf(visit, clock),
      connection_id: connection.id,
      person: personOf(other),
      city: city ?? '',
      state: state ?? '',
      time_zone: timeZoneOfState(state ?? ''),
    }
  })
}

/** A visit as its connection names it, with when it was worked. */
export function plannedShiftOf(
  { id, start, end, note, cancelled }: typeof connectionShifts.$inferSelect,
  clock: Pick<typeof clockRecords.$inferSelect, 'clock_in_at' | 'clock_out_at'> | null = null,
): PlannedShift {
  return {
    ...{ id, start: start.toISOString(), end: end.toISOString(), note, cancelled },
    clock_in_at: clock?.clock_in_at.toISOString() ?? null,
    clock_out_at: clock?.clock_out_at?.toISOString() ?? null,
  }
}
