import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { connections, connectionShifts, visitSeries, wageRates } from '../tables/hiring.ts'
import { rideApprovals, rides } from '../tables/rides.ts'
import { clockCorrections, clockRecords, shifts } from '../tables/shifts.ts'
import { removeHours } from './hours.ts'

/** Takes connections out of a world, with the visits, the hours, the invoices, the rates and the rides that keep them there. */
export async function removeConnections(db: Db, where?: SQL): Promise<void> {
  const own = db.select({ id: connections.id }).from(connections).where(where)
  await removeHours(db, where)
  await removeVisits(db, inArray(connectionShifts.connection_id, own))
  await db.delete(visitSeries).where(inArray(visitSeries.connection_id, own))
  await db.delete(wageRates).where(inArray(wageRates.connection_id, own))
  await db.delete(rideApprovals).where(inArray(rideApprovals.connection_id, own))
  await db.delete(connections).where(where)
}

/** Takes visits out of a world, with their clocks and rides, and the hours of whom they were with. */
export async function removeVisits(db: Db, where?: SQL): Promise<void> {
  const own = db.select({ id: connectionShifts.id }).from(connectionShifts).where(where)
  const of = db.select({ id: connectionShifts.connection_id }).from(connectionShifts).where(where)
  await removeHours(db, inArray(connections.id, of))
  await db.delete(clockRecords).where(inArray(clockRecords.visit_id, own))
  await db.delete(rides).where(inArray(rides.visit_id, own))
  await db.transaction(async (tx) => {
    // The database keeps what was said of hours: its triggers stay silent for a world that is made anew.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.delete(clockCorrections).where(inArray(clockCorrections.visit_id, own))
  })
  await db.delete(connectionShifts).where(where)
}

/** Takes all clocks out of a world, with the hours of families that came of them. */
export async function removeClocks(db: Db): Promise<void> {
  await removeHours(db)
  await db.delete(clockRecords)
}

/** Takes shifts of facilities out of a world, with their hours. */
export async function removeShifts(db: Db, where?: SQL): Promise<void> {
  const own = db.select({ id: shifts.id }).from(shifts).where(where)
  await db.delete(clockRecords).where(inArray(clockRecords.shift_id, own))
  await db.delete(shifts).where(where)
}
