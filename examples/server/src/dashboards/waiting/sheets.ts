import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { shifts } from '../../tables/shifts.ts'
import { nursingTimesheets } from '../../tables/timesheets.ts'

/** Of a nurse's shifts with their timesheets: those that were worked and whose hours are not in, or were sent back. */
export function sheetWaits(userId: number): SQL | undefined {
  return and(
    eq(shifts.user_id, userId),
    or(
      inArray(nursingTimesheets.status, [5, 6]),
      and(eq(shifts.status, 'done'), or(isNull(nursingTimesheets.id), eq(nursingTimesheets.status, -1))),
    ),
  )
}
