import { and, eq } from 'drizzle-orm'
import { owner } from '../calls/policy.ts'
import { jobs } from '../tables/jobs.ts'

/** The family whose job the path names. */
export const ownJob = owner('job', ['family'], async ({ db, params, session }) => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, Number(params['id'])), eq(jobs.family_id, session.user.id)))
  return rows.length > 0
})
