import { licenseTypes } from '@homecare/sdk/caregivers'
import { spanIn } from '@homecare/sdk/kit'
import { partOfDay, shiftOfferErrors, type FacilityShiftDraft } from '@homecare/sdk/shifts'
import { and, eq } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Tx } from '../db/connect.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { shiftServerTexts } from './texts.ts'

type Draft = Omit<FacilityShiftDraft, 'facility_id' | 'shift_block_type'>

/**
 * Offers shifts at one of the caller's own facilities, the part of the day of each by its hours; answers their numbers in
 * order. A 404 for any other facility.
 */
export async function postShifts(
  tx: Tx,
  user: SessionUser,
  facility_id: number,
  drafts: readonly Draft[],
  now: number,
): Promise<number[]> {
  const [house] = await tx
    .select()
    .from(facilities)
    .where(and(eq(facilities.id, facility_id), eq(facilities.user_id, user.id)))
  if (!house) throw refuse.notFound()
  const values = drafts.map((draft) => {
    refuseWrong(shiftOfferErrors(draft))
    return { facility_id, ...shiftColumns(house.time_zone, draft, now) }
  })
  const rows = await tx.insert(shifts).values(values).returning({ id: shifts.id })
  return rows.map(({ id }) => id)
}

/** A shift as it is offered, in the columns of the table; refuses one that has begun, and licenses that do not exist. */
export function shiftColumns(time_zone: string, draft: Draft, now: number) {
  const { day, start_time, end_time, iso_type, license_types, rate, note } = draft
  const { start, end } = spanIn(time_zone, day, start_time, end_time)
  if (!start || start.getTime() <= now || !end)
    throw refuse.invalid({ start_time: [shiftServerTexts.shiftInPast] })
  if (!license_types.every((id) => licenseTypes.has(id)))
    throw refuse.invalid({ license_types: [shiftServerTexts.noLicense] })
  return {
    ...{ day, start, end, iso_type, rate },
    shift_block_type: partOfDay(start_time, end_time) ?? 1,
    license_types: [...new Set(license_types)],
    note: note?.trim() ?? '',
  }
}
