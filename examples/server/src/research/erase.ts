import { registerHealthRecordAccess } from '@homecare/sdk/research'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { lockUser } from '../people/lockUser.ts'
import type { SessionUser } from '../people/session.ts'
import { healthRecordAccess, studyStaff } from '../tables/research.ts'
import { openEnrollmentsOf } from './enrollments.ts'
import { leaveStudy } from './leaving.ts'
import { forgetAnswers } from './participants.ts'

/**
 * Takes somebody who leaves out of every study, as if they had withdrawn, and removes their access to health records. The log
 * of consents stays under the number of an account that names nobody. What they are doing meanwhile
 * waits, and is refused.
 */
export async function eraseResearch(
  tx: Tx,
  { id: userId, language }: SessionUser,
  now: number,
): Promise<void> {
  await lockUser(tx, userId)
  for (const row of await openEnrollmentsOf(tx, userId))
    await leaveStudy(tx, row, { at: new Date(now), locale: language })
  await tx.delete(studyStaff).where(eq(studyStaff.user_id, userId))
  await forgetAnswers(tx, userId, [registerHealthRecordAccess])
  await tx.delete(healthRecordAccess).where(eq(healthRecordAccess.user_id, userId))
}
