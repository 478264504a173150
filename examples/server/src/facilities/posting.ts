import { listRateSuggestions, postFacilityShifts, rateDays, rateSuggestions } from '@homecare/sdk/facilities'
import { addDays, dayIn } from '@homecare/sdk/kit'
import { and, asc, count, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { facilityShiftsOf } from '../shifts/facilityShifts.ts'
import { postShifts } from '../shifts/postShift.ts'
import { placedShifts } from '../shifts/shiftRows.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { ownFacility } from './policies.ts'

/** What a facility offers: several shifts at once, and what filled ones say that it might pay. */
export function answerPosting(routes: Routes): void {
  routes.on(postFacilityShifts, only('facility'), ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const ids = await postShifts(tx, user, body.facility_id, body.shifts, now)
      const placed = await placedShifts(tx, inArray(shifts.id, ids), { order: [asc(shifts.id)] })
      return facilityShiftsOf(tx, placed, user)
    }),
  )

  routes.on(listRateSuggestions, ownFacility, async ({ db, params, now }) => {
    const [own] = await db.select().from(facilities).where(eq(facilities.id, params.id))
    const { id, state, county, time_zone } = own!
    const today = dayIn(time_zone, new Date(now))
    const filled = await db
      .select({
        license_types: shifts.license_types,
        shift_block_type: shifts.shift_block_type,
        rate: shifts.rate,
        house: facilities.id,
        filled: count(),
      })
      .from(shifts)
      .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
      .where(
        and(
          eq(facilities.state, state),
          eq(facilities.county, county),
          inArray(shifts.status, ['confirmed', 'done']),
          gte(shifts.day, addDays(today, -rateDays)),
          lte(shifts.day, today),
        ),
      )
      .groupBy(shifts.license_types, shifts.shift_block_type, shifts.rate, facilities.id)
    return rateSuggestions(filled.map(({ house, ...one }) => ({ ...one, own: house === id })))
  })
}
