import type { ApplicationNote, LatestApplication } from '@homecare/sdk/caregivers'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { applications, jobs } from '../tables/jobs.ts'

/** The caregiver's latest application to a job of this family: other families' are none of its business. */
export async function latestApplicationTo(
  db: Db,
  familyId: number,
  caregiverId: number,
): Promise<LatestApplication | null> {
  const found = await latest(db, familyId, caregiverId)
  if (!found) return null
  const { id, job_id, proposal_state, applied_date, withdrawn_date } = found.application
  return { id, job_id, job_title: found.title, proposal_state, applied_date, withdrawn_date }
}

/** What they wrote with it: on withdrawing, if they did, else on applying. */
export async function applicationNoteTo(
  db: Db,
  familyId: number,
  caregiverId: number,
): Promise<ApplicationNote | null> {
  const application = (await latest(db, familyId, caregiverId))?.application
  if (!application) return null
  const { proposal_state, note, applied_date, note_withdrawing, withdrawn_date } = application
  if (proposal_state === 'withdrawn' && note_withdrawing) {
    return { note_message: note_withdrawing, note_type: 'withdraw', date: withdrawn_date }
  }
  return note ? { note_message: note, note_type: 'apply', date: applied_date } : null
}

async function latest(db: Db, familyId: number, caregiverId: number) {
  const [found] = await db
    .select({ application: applications, title: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(and(eq(jobs.family_id, familyId), eq(applications.caregiver_id, caregiverId)))
    .orderBy(sql`${applications.applied_date} desc nulls last`, desc(applications.id))
    .limit(1)
  return found
}
