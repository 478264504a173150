import { eq } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { memberOf, type Policy, type PolicyContext } from '../calls/policy.ts'
import { connections } from '../tables/hiring.ts'

/** The family and the caregiver of the connection that the path names. */
export const bothSides: Policy<Session> = memberOf('connection', sidesOf, ['family', ...caregiverRoles])

/** The same without those whose visits their agency plans. */
export const visitSides: Policy<Session> = memberOf('connection', sidesOf, ['family', 'caregiver'])

async function sidesOf({ db, params }: PolicyContext): Promise<number[]> {
  const [found] = await db
    .select({ family: connections.family_id, caregiver: connections.caregiver_id })
    .from(connections)
    .where(eq(connections.id, Number(params['id'])))
  return found ? [found.family, found.caregiver] : []
}
