import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** The version of a study's words that is in force, in SQL: the last that was published. */
export const versionInForce = (studyId: AnyColumn | number): SQL<number> =>
  sql`(select max(v.version) from study_versions v where v.study_id = ${studyId})`
