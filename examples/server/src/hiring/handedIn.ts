import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { timesheets } from '../tables/hours.ts'

/** How many timesheets of a connection its reader sees: a family those that were handed in. An agency's are its own matter. */
export async function sheetCount(db: Db | Tx, { role }: SessionUser, connectionId: number): Promise<number> {
  if (role === 'agency_caregiver') return 0
  const seen = role === 'family' ? isNotNull(timesheets.submitted_at) : undefined
  return db.$count(timesheets, and(eq(timesheets.connection_id, connectionId), seen))
}

/** The last day of a connection's timesheets that were handed in, whose pay is settled at the rates of then; null for none. */
export async function usedUntil(tx: Tx, connectionId: number): Promise<string | null> {
  const [row] = await tx
    .select({ day: sql<string | null>`(max(upper(${timesheets.days})) - 1)::text` })
    .from(timesheets)
    .where(and(eq(timesheets.connection_id, connectionId), inArray(timesheets.status, [1, 2, 3, 4, 6])))
  return row?.day ?? null
}
