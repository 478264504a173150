import { dayIn, type Text } from '@homecare/sdk/kit'
import { seriesTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { connections } from '../tables/hiring.ts'

/** What somebody is told where a caregiver is expected elsewhere then; where, only the caregiver knows. */
export const bookedWords = ({ role }: Pick<SessionUser, 'role'>): Text =>
  role === 'caregiver' ? seriesTexts.booked : seriesTexts.notAvailable

/** The family of a connection. */
export async function familyOf(tx: Tx, id: number): Promise<number> {
  const [found] = await tx
    .select({ family: connections.family_id })
    .from(connections)
    .where(eq(connections.id, id))
  if (!found) throw refuse.notFound()
  return found.family
}

/**
 * A connection of somebody who is hired, locked, for visits that are planned: a conflict before that, and for a day after the
 * contract's last one.
 */
export async function lockHired(
  tx: Tx,
  id: number,
  now: number,
  first: Date = new Date(now),
): Promise<typeof connections.$inferSelect> {
  const [connection] = await tx.select().from(connections).where(eq(connections.id, id)).for('update')
  if (!connection) throw refuse.notFound()
  if (connection.hire_stage !== 3) throw refuse.conflict(seriesTexts.notHired)
  const { end_date, tzid } = connection
  if (end_date !== null && end_date < dayIn(tzid, first)) throw refuse.conflict(seriesTexts.hasEnded)
  return connection
}
