import { licenseTypes } from '@homecare/sdk/caregivers'
import { spanIn } from '@homecare/sdk/kit'
import { partOfDay, shiftOfferErrors, type FacilityShiftDraft } from '@homecare/sdk/shifts'
import { and, eq } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Tx } from '../db/connect.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { shiftServerTexts } from './texts.ts'

/** Offers a shift at one of the caller's own facilities; answers its number. A 404 for any other facility. */
export async function postShift(
  tx: Tx,
  user: SessionUser,
  draft: FacilityShiftDraft,
  now: number,
): Promise<number> {
  const [house] = await tx
    .select()
    .from(facilities)
    .where(and(eq(facilities.id, draft.facility_id), eq(facilities.user_id, user.id)))
  if (!house) throw refuse.notFound()
  refuseWrong(shiftOfferErrors(draft))
  const { facility_id, day, iso_type, license_types, rate, note } = draft
  const { start, end } = spanIn(house.time_zone, day, draft.start_time, draft.end_time)
  if (!start || start.getTime() <= now || !end)
    throw refuse.invalid({ start_time: [shiftServerTexts.shiftInPast] })
  if (!license_types.every((id) => licenseTypes.has(id)))
    throw refuse.invalid({ license_types: [shiftServerTexts.noLicense] })
  const shift_block_type = partOfDay(draft.start_time, draft.end_time)!
  const values = { facility_id, day, start, end, shift_block_type, iso_type, rate }
  const [row] = await tx
    .insert(shifts)
    .values({ ...values, license_types: [...new Set(license_types)], note: note?.trim() ?? '' })
    .returning({ id: shifts.id })
  return row!.id
}
