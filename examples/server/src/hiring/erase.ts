import { and, eq, gt } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { connectionShifts } from '../tables/hiring.ts'
import { stopSeriesOf } from './series.ts'
import { tellOfVisit } from './visitLetters.ts'
import { visitsOf } from './visitRows.ts'

/**
 * Cancels the visits to come of a user who leaves, with the series that they are of, and tells the other side. Where hours
 * were worked, they stay.
 */
export async function leaveVisits(tx: Tx, deps: Deps, user: SessionUser, now: number): Promise<void> {
  const toCome = and(eq(connectionShifts.cancelled, false), gt(connectionShifts.end, new Date(now)))
  await stopSeriesOf(tx, user.id, now)
  for (const visit of await visitsOf(tx, user, toCome)) {
    if (visit.clock_in_at !== null) continue
    await tx
      .update(connectionShifts)
      .set({ cancelled: true, cancelled_by: user.id, cancelled_at: new Date(now) })
      .where(eq(connectionShifts.id, visit.id))
    await tellOfVisit(tx, deps, user, visit, 'left')
  }
}
