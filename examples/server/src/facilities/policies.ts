import { and, eq } from 'drizzle-orm'
import { owner, type PolicyContext } from '../calls/policy.ts'
import { facilities } from '../tables/shifts.ts'

/** Whether the facility that the path names is the caller's own. */
const isOwn = async ({ db, session, params }: PolicyContext) => {
  const own = and(eq(facilities.id, Number(params['id'])), eq(facilities.user_id, session.user.id))
  return (await db.$count(facilities, own)) > 0
}

/** A facility, of its own records. */
export const ownFacility = owner('record', ['facility'], isOwn)
