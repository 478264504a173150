import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { nursingTimesheetPhotos, nursingTimesheets } from '../tables/timesheets.ts'

/**
 * Takes the photos and notes off somebody's timesheets, also off what was handed in before a correction; the hours
 * stay. Answers which files nothing names any more.
 */
export async function eraseNursingTimesheets(tx: Tx, userId: number): Promise<string[]> {
  const own = tx
    .select({ id: nursingTimesheets.id })
    .from(nursingTimesheets)
    .where(eq(nursingTimesheets.user_id, userId))
  const gone = await tx
    .delete(nursingTimesheetPhotos)
    .where(inArray(nursingTimesheetPhotos.timesheet_id, own))
    .returning()
  await tx
    .update(nursingTimesheets)
    .set({ note: '', handed_in: null })
    .where(eq(nursingTimesheets.user_id, userId))
  return gone.map(({ stored_as }) => stored_as)
}
