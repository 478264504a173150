import { researchAgreements } from '@homecare/sdk/research'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { studies, studyEnrollments } from '../tables/research.ts'

/**
 * Whether the study may have what somebody answered, in SQL: what `sharesWithStudy` says. Every agreement is given to the
 * words in force, the enrollment is complete, and sharing was chosen.
 */
const isShared: SQL = sql`(${studyEnrollments.state} = 'complete' and ${studyEnrollments.shares_data}
  and (select count(distinct c.step) from study_consents c
    where c.enrollment_id = ${studyEnrollments.id} and c.kind = 'agreed'
      and c.version = (select max(v.version) from study_versions v where v.study_id = ${studyEnrollments.study_id})
  ) = ${researchAgreements.length})`

/** The enrollments of a study that share, in the order in which they began. */
export const sharedEnrollments = (db: Db | Tx, study: string) =>
  db
    .select({ enrollment: studyEnrollments })
    .from(studyEnrollments)
    .innerJoin(studies, eq(studies.id, studyEnrollments.study_id))
    .where(and(eq(studies.code, study), isShared))
    .orderBy(asc(studyEnrollments.id))
