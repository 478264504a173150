import { eq, max } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { healthRecordAccess, studyStaff, studyVersions } from '../tables/research.ts'
import { openEnrollmentsOf } from './enrollments.ts'
import { leaveStudy } from './leaving.ts'

/**
 * Takes somebody who leaves out of every study, as if they had withdrawn, and removes their access to health records. The log
 * of consents stays under the number of an account that names nobody.
 */
export async function eraseResearch(
  tx: Tx,
  { id: userId, language }: SessionUser,
  now: number,
): Promise<void> {
  for (const row of await openEnrollmentsOf(tx, userId)) {
    const [last] = await tx
      .select({ version: max(studyVersions.version) })
      .from(studyVersions)
      .where(eq(studyVersions.study_id, row.study_id))
    await leaveStudy(tx, row, last?.version ?? 1, { at: new Date(now), locale: language })
  }
  await tx.delete(studyStaff).where(eq(studyStaff.user_id, userId))
  await tx.delete(healthRecordAccess).where(eq(healthRecordAccess.user_id, userId))
}
