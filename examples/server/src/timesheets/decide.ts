import { awaitsFamily } from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'

/** Approved hours are on their way to be paid; those that are sent back may be corrected. */
const decided = { approve: 3, reject: 5 } as const

/** A facility's word on a timesheet that was handed in; a conflict once there is one. */
export async function decideTimesheet(
  tx: Tx,
  id: number,
  action: keyof typeof decided,
  decision_note: string,
  now: number,
): Promise<void> {
  const [row] = await tx.select().from(nursingTimesheets).where(eq(nursingTimesheets.id, id)).for('update')
  if (!row || !awaitsFamily(row)) throw refuse.conflict()
  await tx
    .update(nursingTimesheets)
    .set({ status: decided[action], decision_note, decided_at: new Date(now) })
    .where(eq(nursingTimesheets.id, id))
}
