import { getFacilityShift } from '@homecare/sdk/facilities'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { owner } from '../calls/policy.ts'
import { oneFacilityShift } from '../shifts/facilityShifts.ts'
import { facilities, shifts } from '../tables/shifts.ts'

/** A facility, of a shift of its own. */
const ownShift = owner('shift', ['facility'], async ({ db, session, params }) => {
  const found = await db
    .select({ id: shifts.id })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(and(eq(shifts.id, Number(params['id'])), eq(facilities.user_id, session.user.id)))
  return found.length > 0
})

/** One shift of a facility. */
export function answerFacilityShift(routes: Routes): void {
  routes.on(getFacilityShift, ownShift, ({ db, session, params }) =>
    oneFacilityShift(db, session.user, params.id),
  )
}
