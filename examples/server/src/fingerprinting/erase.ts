import { eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { SessionUser } from '../people/session.ts'
import { fingerprintRequests } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'
import { tellOfFingerprints } from './letters.ts'
import { takeStep } from './rows.ts'

/**
 * Ends what is under way about fingerprints with somebody who leaves, which a caregiver with an appointment is told, and
 * removes it all: results, appointments and notes are of nobody's use then.
 */
export async function eraseFingerprints(
  tx: Tx,
  deps: Deps,
  { id: userId, role }: SessionUser,
  now: number,
): Promise<void> {
  const isFamily = role === 'family'
  const own = tx
    .select({ id: connections.id })
    .from(connections)
    .where(or(eq(connections.family_id, userId), eq(connections.caregiver_id, userId)))
  const ofOwn = inArray(fingerprintRequests.connection_id, own)
  for (const request of await tx.select().from(fingerprintRequests).where(ofOwn)) {
    const row = await takeStep(tx, request, { event: 'end', who: 'server', by: null, now })
    if (row && isFamily) await tellOfFingerprints(deps, tx, row, 'canceled')
  }
  await tx.delete(fingerprintRequests).where(ofOwn)
}
