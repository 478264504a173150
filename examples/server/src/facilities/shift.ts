import { updatePostedShift, getFacilityShift } from '@homecare/sdk/facilities'
import { mayChangePosted, shiftOfferErrors } from '@homecare/sdk/shifts'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { owner } from '../calls/policy.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { oneFacilityShift } from '../shifts/facilityShifts.ts'
import { tellNurse } from '../shifts/letters.ts'
import { shiftColumns } from '../shifts/postShift.ts'
import { lockShift } from '../shifts/shiftRows.ts'
import { facilities, shifts } from '../tables/shifts.ts'

/** A facility, of a shift of its own. */
export const ownShift = owner('shift', ['facility'], async ({ db, session, params }) => {
  const found = await db
    .select({ id: shifts.id })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(and(eq(shifts.id, Number(params['id'])), eq(facilities.user_id, session.user.id)))
  return found.length > 0
})

/** One shift of a facility: read, and changed while nobody has it. */
export function answerFacilityShift(routes: Routes): void {
  routes.on(getFacilityShift, ownShift, ({ db, session, params }) =>
    oneFacilityShift(db, session.user, params.id),
  )

  routes.on(updatePostedShift, ownShift, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      await lockShift(tx, params.id)
      const shift = await oneFacilityShift(tx, user, params.id)
      if (!mayChangePosted(shift, new Date(now))) throw refuse.conflict()
      refuseWrong(shiftOfferErrors(body))
      await tx
        .update(shifts)
        .set(shiftColumns(shift.facility.time_zone, body, now))
        .where(eq(shifts.id, shift.id))
      const changed = await oneFacilityShift(tx, user, shift.id)
      for (const { id } of changed.applicants) await tellNurse(tx, deps, changed, id, 'changed')
      return changed
    }),
  )
}
