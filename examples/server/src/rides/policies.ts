import { owner, type Policy } from '../calls/policy.ts'
import { sidesOf } from '../hiring/policies.ts'
import type { Session } from '../people/session.ts'

/** Those who may know of the rides of a connection: its family, its caregiver, and staff. */
export const rideReaders: Policy<Session> = owner(
  'connection',
  ['family', 'caregiver', 'staff'],
  async (context) => {
    const sides = await sidesOf(context)
    const { id, role } = context.session.user
    return role === 'staff' ? sides.length > 0 : sides.includes(id)
  },
)

/** The family of the connection: it pays. A partner's does not pay itself. */
export const ridePayer: Policy<Session> = owner('connection', ['family'], async (context) =>
  (await sidesOf(context)).includes(context.session.user.id),
)

/** The caregiver of the connection, who rides. An agency drives its own. */
export const rider: Policy<Session> = owner('connection', ['caregiver'], async (context) =>
  (await sidesOf(context)).includes(context.session.user.id),
)
