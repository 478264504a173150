import { and, eq, gt, inArray } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tellOfLeaving } from './letters.ts'
import { placedShifts, shiftOf } from './shiftRows.ts'
import { clockRecords, facilityPeople, shiftApplications, shifts } from '../tables/shifts.ts'

/** Takes a user's shifts for this transaction, before the user: a press of the clock takes them in this order too. */
export async function lockShiftsOf(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: shifts.id }).from(shifts).where(eq(shifts.user_id, userId)).for('update')
}

/**
 * Gives back what a user who leaves has promised and has not come to, and tells each facility, which has to find
 * somebody else, perhaps within minutes. Where they clocked in the shift stays theirs and is over: the hours are owed.
 * What is past without a clock-in stays as it was, for the facility's records.
 */
export async function leaveShifts(tx: Tx, deps: Deps, user: SessionUser, now: number): Promise<void> {
  const worked = tx
    .select({ id: clockRecords.shift_id })
    .from(clockRecords)
    .where(eq(clockRecords.user_id, user.id))
  const promised = and(eq(shifts.user_id, user.id), inArray(shifts.status, ['assigned', 'confirmed']))
  await tx
    .update(shifts)
    .set({ status: 'done' })
    .where(and(promised, inArray(shifts.id, worked)))
  const left = await placedShifts(tx, and(promised, gt(shifts.end, new Date(now))))
  const ids = left.map(({ shift }) => shift.id)
  await tx.update(shifts).set({ status: 'open', user_id: null }).where(inArray(shifts.id, ids))
  await tx.delete(shiftApplications).where(eq(shiftApplications.user_id, user.id))
  await tx.delete(facilityPeople).where(eq(facilityPeople.user_id, user.id))
  const nowhere = { latitude: null, longitude: null }
  for (const one of left) await tellOfLeaving(tx, deps, shiftOf(one, nowhere), user)
}
