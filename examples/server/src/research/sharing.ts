import { researchAgreements } from '@homecare/sdk/research'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { studies, studyEnrollments, studyStaff } from '../tables/research.ts'
import { versionInForce } from './versions.ts'

/**
 * Whether the study may have what somebody answered, in SQL: what `sharesWithStudy` says. Every agreement is given to the
 * words in force, the enrollment is complete, and sharing was chosen.
 */
const isShared: SQL = sql`(${studyEnrollments.state} = 'complete' and ${studyEnrollments.shares_data}
  and (select count(distinct c.step) from study_consents c
    where c.enrollment_id = ${studyEnrollments.id} and c.kind = 'agreed'
      and c.version = ${versionInForce(studyEnrollments.study_id)}
  ) = ${researchAgreements.length})`

/** What somebody shares: their answers by question, and the version that was answered. */
interface Shared {
  readonly enrollment: typeof studyEnrollments.$inferSelect
  readonly answers: Readonly<Record<string, string>> | null
  readonly version: number | null
}

/**
 * What is shared with a study, in the order in which the enrollments began. One statement, and so one picture: whoever leaves
 * meanwhile is in it with every answer or not at all.
 */
export const sharedWith = (db: Db | Tx, study: string): Promise<Shared[]> =>
  db
    .select({
      enrollment: studyEnrollments,
      answers: sql<Shared['answers']>`(select json_object_agg(a.question, a.answer) from study_answers a
        where a.enrollment_id = ${studyEnrollments.id})`,
      version: sql<Shared['version']>`(select max(a.version) from study_answers a
        where a.enrollment_id = ${studyEnrollments.id})`,
    })
    .from(studyEnrollments)
    .innerJoin(studies, eq(studies.id, studyEnrollments.study_id))
    .where(and(eq(studies.code, study), isShared))
    .orderBy(asc(studyEnrollments.id))

/** Everybody whose answers the study's own staff may take out; nobody, to anybody else. */
export async function sharersOf(db: Db | Tx, study: string, reader: number): Promise<number[]> {
  const rows = await db
    .select({ user: studyEnrollments.user_id })
    .from(studyEnrollments)
    .innerJoin(studies, eq(studies.id, studyEnrollments.study_id))
    .innerJoin(studyStaff, and(eq(studyStaff.study_id, studies.id), eq(studyStaff.user_id, reader)))
    .where(and(eq(studies.code, study), isShared))
  return rows.map(({ user }) => user)
}
