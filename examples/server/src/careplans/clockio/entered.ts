import { mayChangeTimesheet } from '@homecare/sdk/timesheets'
import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { timesheetLines, timesheets } from '../../tables/money/hours.ts'

/** Times of a caregiver, as they are clocked, planned or said. */
export interface Times {
  readonly caregiverId: number
  readonly from: Date
  readonly until: Date
  /** What they were clocked with, if they were. */
  readonly recordId: number | undefined
}

/** A line of a timesheet that counts, with the connection and the state of its sheet. */
export type Entered = Awaited<ReturnType<typeof enteredAt>>[number]

/** The hours that caregivers have entered on timesheets, of whatever family, at any of these times or from their clocks. */
export async function enteredAt(db: Db | Tx, times: readonly Times[]) {
  if (times.length === 0) return []
  const recordIds = times.flatMap(({ recordId }) => recordId ?? [])
  const earliest = new Date(Math.min(...times.map(({ from }) => from.getTime())))
  const latest = new Date(Math.max(...times.map(({ until }) => until.getTime())))
  return db
    .select({ line: timesheetLines, connection_id: timesheets.connection_id, status: timesheets.status })
    .from(timesheetLines)
    .innerJoin(timesheets, eq(timesheets.id, timesheetLines.timesheet_id))
    .where(
      and(
        inArray(timesheetLines.caregiver_id, [...new Set(times.map(({ caregiverId }) => caregiverId))]),
        eq(timesheetLines.counted, true),
        or(
          and(lt(timesheetLines.start_at, latest), gt(timesheetLines.end_at, earliest)),
          recordIds.length > 0 ? inArray(timesheetLines.clock_record_id, recordIds) : undefined,
        ),
      ),
    )
    .orderBy(asc(timesheetLines.start_at))
}

/** Whether entered hours have a minute in common with these times. */
export const isAt = ({ line }: Entered, { from, until }: Times): boolean =>
  line.start_at < until && line.end_at > from

/**
 * Whether hours that are handed in are in the way of these times: others of the same caregiver with a minute in common, or any
 * that were taken over from the same clock.
 */
export const areHandedIn = (entered: readonly Entered[], times: Times): boolean =>
  entered.some(
    (one) =>
      one.line.caregiver_id === times.caregiverId &&
      (isAt(one, times) || (times.recordId !== undefined && one.line.clock_record_id === times.recordId)) &&
      !mayChangeTimesheet(one),
  )
