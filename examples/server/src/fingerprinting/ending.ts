import { aliasedTable, and, eq, inArray, isNotNull, not, or } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { users } from '../tables/account.ts'
import { fingerprintRequests } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'
import { tellOfFingerprints } from './letters.ts'
import { takeStep } from './rows.ts'

/** How many end in one transaction. */
const atOnce = 20

const caregiver = aliasedTable(users, 'caregiver')
const family = aliasedTable(users, 'family')

/**
 * Ends requests of two who no longer have to do with each other: their work has ended, the offer came to nothing, or one of
 * them has left. By the clock of any process, each once.
 */
export async function endFingerprinting(deps: Deps, now: number): Promise<void> {
  while ((await endSome(deps, now)) === atOnce);
}

function endSome(deps: Deps, now: number): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ request: fingerprintRequests })
      .from(fingerprintRequests)
      .innerJoin(connections, eq(connections.id, fingerprintRequests.connection_id))
      .innerJoin(caregiver, eq(caregiver.id, connections.caregiver_id))
      .innerJoin(family, eq(family.id, connections.family_id))
      .where(
        and(
          inArray(fingerprintRequests.state, ['requested', 'agreed', 'sent']),
          or(
            eq(connections.hire_stage, 1),
            not(goesOn(connections.end_date, now)),
            isNotNull(caregiver.deleted_at),
            isNotNull(family.deleted_at),
          ),
        ),
      )
      .limit(atOnce)
      .for('update', { of: [fingerprintRequests, connections], skipLocked: true })
    for (const { request } of due) {
      const row = await takeStep(tx, request, { event: 'end', who: 'server', by: null, now })
      if (row) await tellOfFingerprints(deps, tx, row, 'canceled')
    }
    return due.length
  })
}
