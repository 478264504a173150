import {
  dayIn,
  failedQuestions,
  message,
  pacificTimeZone,
  applyAnswerErrors,
  type Application,
  type ApplyAnswers,
} from '@homecare/sdk'
import { jobPageTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import { shortName } from '../account/person.ts'
import type { SessionUser } from '../account/session.ts'
import { users } from '../account/tables.ts'
import { requireVerifiedPhone } from '../caregivers/phone.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import type { Deps } from '../server/deps.ts'
import { refuse } from '../server/refuse.ts'
import { ownApplication } from './detail.ts'
import { applications, jobs } from './tables.ts'
import { jobMailTexts } from './texts.ts'

interface Step {
  readonly deps: Deps
  readonly user: SessionUser
  readonly jobId: number
  readonly note: string
  readonly now: number
}

/**
 * Applies to an open job; again after a withdrawal or a no. Whoever has applied already gets that application: pressed
 * twice is once. The phone must be verified (D2 §4).
 */
export async function apply(db: Db, step: Step): Promise<Application> {
  const { deps, user, jobId, note, now } = step
  requireVerifiedPhone(user)
  const { row, isNew } = await db.transaction(async (tx) => {
    const [known] = await lock(tx, jobId, user.id)
    if (known?.proposal_state === 'applied') return { row: known, isNew: false }
    await openJob(tx, jobId)
    const values = {
      proposal_state: 'applied',
      note,
      applied_date: dayIn(pacificTimeZone, new Date(now)),
    } as const
    const [row] = await tx
      .insert(applications)
      .values({ job_id: jobId, caregiver_id: user.id, ...values })
      .onConflictDoUpdate({ target: [applications.job_id, applications.caregiver_id], set: values })
      .returning()
    return { row: row!, isNew: true }
  })
  if (isNew) await tellFamily(db, deps, jobId, user)
  return ownApplication(row)
}

/** Applies where every question of the job is answered by yes; null where one is not. */
export async function applyWhereAnswersSuffice(
  db: Db,
  step: Step,
  answers: ApplyAnswers,
): Promise<Application | null> {
  requireVerifiedPhone(step.user)
  const job = await openJob(db, step.jobId)
  const open = applyAnswerErrors(job, answers)
  if (Object.keys(open).length > 0) {
    throw refuse.invalid(Object.fromEntries(Object.entries(open).map(([id, text]) => [id, [text]])))
  }
  return failedQuestions(job, answers).length > 0 ? null : apply(db, step)
}

/** Withdraws an application: it keeps its own day and note, and the job counts as not applied (decisions). */
export async function withdraw(db: Db, { user, jobId, note, now }: Step): Promise<Application> {
  const withdrawn_date = dayIn(pacificTimeZone, new Date(now))
  const [row] = await db
    .update(applications)
    .set({ proposal_state: 'withdrawn', withdrawn_date, note_withdrawing: note })
    .where(and(ofCaregiver(jobId, user.id), eq(applications.proposal_state, 'applied')))
    .returning()
  if (row) return ownApplication(row)
  const known = await knownTo(db, jobId, user.id)
  if (known?.proposal_state === 'withdrawn') return ownApplication(known)
  throw refuse.conflict(jobPageTexts.notApplied)
}

/** Says no to a job; one that was applied to is withdrawn from first. */
export async function notInterested(db: Db, { user, jobId, note, now }: Step): Promise<Application> {
  return db.transaction(async (tx) => {
    const [known] = await lock(tx, jobId, user.id)
    if (known?.proposal_state === 'applied') throw refuse.conflict(jobPageTexts.withdrawFirst)
    if (known?.proposal_state === 'not_interested') return ownApplication(known)
    if (!known) await openJob(tx, jobId)
    const values = {
      proposal_state: 'not_interested',
      provider_not_interested_date: dayIn(pacificTimeZone, new Date(now)),
      note_not_interested: note,
    } as const
    const [row] = await tx
      .insert(applications)
      .values({ job_id: jobId, caregiver_id: user.id, ...values })
      .onConflictDoUpdate({ target: [applications.job_id, applications.caregiver_id], set: values })
      .returning()
    return ownApplication(row!)
  })
}

const ofCaregiver = (jobId: number, caregiverId: number) =>
  and(eq(applications.job_id, jobId), eq(applications.caregiver_id, caregiverId))

async function knownTo(db: Db, jobId: number, caregiverId: number) {
  const [row] = await db.select().from(applications).where(ofCaregiver(jobId, caregiverId))
  if (row) return row
  const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId))
  if (job?.status !== 'open') throw refuse.notFound()
  return undefined
}

const lock = (tx: Tx, jobId: number, caregiverId: number) =>
  tx.select().from(applications).where(ofCaregiver(jobId, caregiverId)).for('update')

/** A job that takes applications. A draft is its family's own: to everybody else there is no such job. */
async function openJob(db: Db | Tx, jobId: number): Promise<typeof jobs.$inferSelect> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('share')
  if (!job || job.status === 'draft') throw refuse.notFound()
  if (job.status !== 'open') throw refuse.conflict(jobPageTexts.noLongerOpen)
  return job
}

/** A letter to the family, in its language, that names the caregiver as its pages do. */
async function tellFamily(db: Db, deps: Deps, jobId: number, caregiver: SessionUser) {
  const [found] = await db
    .select({ family: users, title: jobs.title })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.family_id))
    .where(eq(jobs.id, jobId))
  if (!found || found.family.deleted_at || !found.family.notify_by_email) return
  const { family, title } = found
  const name = shortName(caregiver)
  const link = `${deps.config.publicUrl}/family/dashboard`
  await inform(
    deps,
    family,
    message(jobMailTexts.appliedSubject, { name }),
    message(jobMailTexts.appliedBody, { name, title, link }),
  )
}
