import {
  isOpenRide,
  listRides,
  rideMonth,
  type Ride,
  type RideApproval,
  type RideBook,
} from '@homecare/sdk/rides'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { connections } from '../tables/hiring.ts'
import { rideApprovals, rides } from '../tables/rides.ts'
import { rideReaders } from './policies.ts'

export type RideRow = typeof rides.$inferSelect

/** Rides of a page that asks for no number. */
const usualPage = 10

/** The rides of a connection and what its family pays for. */
export function answerRides(routes: Routes): void {
  routes.on(listRides, rideReaders, ({ db, session: { user }, params, query, now }) =>
    rideBookFor(db, user, params.id, now, query),
  )
}

/** A page of the rides of a connection, the latest first, as its reader may know them. */
export async function rideBookFor(
  db: Db,
  reader: SessionUser,
  connectionId: number,
  now: number,
  { limit = usualPage, offset = 0, shift_id }: { limit?: number; offset?: number; shift_id?: number },
): Promise<RideBook> {
  const own = and(
    eq(rides.connection_id, connectionId),
    shift_id === undefined ? undefined : eq(rides.visit_id, shift_id),
  )
  const [approval, rows, total] = await Promise.all([
    approvalOf(db, connectionId, now),
    db
      .select()
      .from(rides)
      .where(own)
      .orderBy(desc(rides.pickup_at), desc(rides.id))
      .limit(limit)
      .offset(offset),
    db.$count(rides, own),
  ])
  return { approval, rides: rows.map((row) => rideFor(reader, row)), total }
}

/** What a family pays for in a connection, with what is used of the present month where the care takes place. */
export async function approvalOf(
  db: Db | Tx,
  connectionId: number,
  now: number,
  changed = false,
): Promise<RideApproval> {
  const [row] = await db
    .select({ tzid: connections.tzid, since: rideApprovals.approved_at, cap: rideApprovals.cap_cents })
    .from(connections)
    .leftJoin(rideApprovals, eq(rideApprovals.connection_id, connections.id))
    .where(eq(connections.id, connectionId))
  if (!row) throw refuse.notFound()
  const month = rideMonth(row.tzid, new Date(now))
  return {
    id: connectionId,
    lyft_approved_at: row.since?.toISOString() ?? null,
    changed,
    cap_cents: row.since ? row.cap : null,
    used_cents: await usedCents(db, connectionId, month),
    month,
  }
}

/** What the rides of a month YYYY-MM have cost, and hold while they are open. */
export async function usedCents(db: Db | Tx, connectionId: number, month: string): Promise<number> {
  const [row] = await db
    .select({
      used: sql<number>`coalesce(sum(coalesce(${rides.cost_cents}, ${rides.estimate_cents})), 0)::int`,
    })
    .from(rides)
    .where(and(eq(rides.connection_id, connectionId), eq(rides.month, firstDay(month))))
  return row!.used
}

/** A month as it is kept. */
export const firstDay = (month: string) => `${month}-01`

/** A ride as its reader may know it: of the caregiver's home the town, and what to look for to the caregiver alone. */
export function rideFor({ role }: Pick<SessionUser, 'role'>, row: RideRow): Ride {
  const isTo = row.direction === 'to'
  return {
    id: row.id,
    connection_id: row.connection_id,
    shift_id: row.visit_id,
    direction: row.direction,
    state: row.state,
    canceling: row.stop_asked_at !== null && isOpenRide(row),
    pickup_at: row.pickup_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    from: isTo ? row.town : null,
    to: isTo ? null : row.town,
    estimate: row.estimate_cents,
    cost: row.cost_cents,
    car: role === 'caregiver' && isOpenRide(row) && row.car ? row.car : null,
  }
}
