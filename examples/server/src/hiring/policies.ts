import { and, eq } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { inViews, memberOf, owner, type Policy, type PolicyContext } from '../calls/policy.ts'
import { connections, hireDrafts } from '../tables/hiring.ts'

/** The family and the caregiver of the connection that the path names. */
export const bothSides: Policy<Session> = memberOf('connection', sidesOf, ['family', ...caregiverRoles])

/**
 * The same without those whose visits their agency plans, and staff. A partner's family in the view where it plans; `withinBenefit`
 * holds it to its hours.
 */
export const visitSides: Policy<Session> = inViews(
  {
    ...memberOf('connection', sidesOrStaff, ['family', 'caregiver', 'staff']),
    says: 'The family and the caregiver of the connection, and staff',
  },
  '/newshift-b2b',
)

/** Who plans the visits of a connection: its family, and staff. */
export const visitPlanners: Policy<Session> = inViews(
  {
    ...memberOf('connection', sidesOrStaff, ['family', 'staff']),
    says: 'The family of the connection, and staff',
  },
  '/newshift-b2b',
)

async function sidesOrStaff(context: PolicyContext): Promise<number[]> {
  const sides = await sidesOf(context)
  const { user } = context.session
  return user.role === 'staff' && sides.length > 0 ? [user.id] : sides
}

/** The families that may ask when a caregiver is busy: those who have a connection with them, or begin to hire. */
export const mayAskWhenBusy: Policy<Session> = owner(
  'caregiver',
  ['family'],
  async ({ db, session, params }) => {
    const between = and(
      eq(connections.family_id, session.user.id),
      eq(connections.caregiver_id, Number(params['id'])),
    )
    const begun = and(
      eq(hireDrafts.family_id, session.user.id),
      eq(hireDrafts.caregiver_id, Number(params['id'])),
    )
    return (await db.$count(connections, between)) > 0 || (await db.$count(hireDrafts, begun)) > 0
  },
)

/** Those who may know what is paid: the family and its caregiver, and staff. An agency pays its caregivers itself. */
export const rateReaders: Policy<Session> = owner(
  'connection',
  ['family', 'caregiver', 'staff'],
  async (context) => {
    const sides = await sidesOf(context)
    const { id, role } = context.session.user
    return role === 'staff' ? sides.length > 0 : sides.includes(id)
  },
)

/** The family of the connection: it pays. */
export const rateSetter: Policy<Session> = owner('connection', ['family'], async (context) =>
  (await sidesOf(context)).includes(context.session.user.id),
)

/** The users on both sides of the connection that a path names; none where there is no such connection. */
export async function sidesOf({ db, params }: Pick<PolicyContext, 'db' | 'params'>): Promise<number[]> {
  const [found] = await db
    .select({ family: connections.family_id, caregiver: connections.caregiver_id })
    .from(connections)
    .where(eq(connections.id, Number(params['id'])))
  return found ? [found.family, found.caregiver] : []
}
