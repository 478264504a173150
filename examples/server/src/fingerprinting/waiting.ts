import type { CaregiverFacts } from '@homecare/sdk/dashboards'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { fingerprintRequests } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'

/** The requests that wait for a caregiver's yes or no. */
export const unansweredFingerprints = (db: Db, caregiverId: number, now: number) =>
  db
    .select({
      connection_id: fingerprintRequests.connection_id,
      requested_at: fingerprintRequests.requested_at,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(fingerprintRequests)
    .innerJoin(connections, eq(connections.id, fingerprintRequests.connection_id))
    .innerJoin(users, and(eq(users.id, connections.family_id), isNull(users.deleted_at)))
    .where(
      and(
        eq(connections.caregiver_id, caregiverId),
        gt(connections.hire_stage, 1),
        goesOn(connections.end_date, now),
        eq(fingerprintRequests.state, 'requested'),
      ),
    )

export async function askedFingerprints(
  db: Db,
  caregiverId: number,
  now: number,
): Promise<CaregiverFacts['fingerprinting']> {
  const rows = await unansweredFingerprints(db, caregiverId, now)
  return rows.map(({ connection_id, requested_at, ...name }) => ({
    connection_id,
    name: shortName(name),
    since: requested_at.toISOString(),
  }))
}
