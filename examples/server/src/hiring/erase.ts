import { and, eq, gt } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { connectionShifts } from '../tables/hiring.ts'
import { tellOfVisit } from './visitLetters.ts'
import { visitsOf } from './visits.ts'

/** Cancels the visits to come of a user who leaves, and tells the other side. Where hours were worked, they stay. */
export async function leaveVisits(tx: Tx, deps: Deps, user: SessionUser, now: number): Promise<void> {
  const toCome = and(eq(connectionShifts.cancelled, false), gt(connectionShifts.end, new Date(now)))
  for (const visit of await visitsOf(tx, user, toCome)) {
    if (visit.clock_in_at !== null) continue
    await tx.update(connectionShifts).set({ cancelled: true }).where(eq(connectionShifts.id, visit.id))
    await tellOfVisit(deps, user, visit, 'left')
  }
}
