import {
  failedQuestions,
  professionRefusal,
  applyAnswerErrors,
  type Application,
  type ApplicationRefusal,
  type ApplyAnswers,
} from '@homecare/sdk/jobs'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { jobPageTexts } from '@homecare/sdk/texts'
import { and, eq, ne } from 'drizzle-orm'
import { isNurse } from '../people/identity.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { requireVerifiedPhone } from '../phones/phone.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { refuse, type Refusal } from '../refusals/refuse.ts'
import { ownApplication } from './detail.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { jobMailTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

interface Step {
  readonly deps: Deps
  readonly user: SessionUser
  readonly jobId: number
  readonly note: string
  readonly now: number
}

/**
 * Applies to an open job; again after a withdrawal or a no. Whoever has applied already gets that application: pressed
 * twice is once. The phone must be verified, and nursing work is for nurses.
 */
export async function apply(db: Db, step: Step): Promise<Application> {
  const { deps, user, jobId, note, now } = step
  requireVerifiedPhone(user)
  const known = await ownRow(db, jobId, user.id)
  if (known?.proposal_state === 'applied') return ownApplication(known)
  const row = await db.transaction(async (tx) => {
    const job = await openJob(tx, jobId)
    await requireProfession(tx, user, job)
    const applied = await unlessApplied(tx, jobId, user.id, {
      proposal_state: 'applied',
      note,
      applied_date: dayIn(pacificTimeZone, new Date(now)),
    })
    if (applied) await tellFamily(deps, job, user)
    return applied
  })
  return ownApplication(row ?? (await ownRow(db, jobId, user.id))!)
}

/** Applies where every question of the job is answered by yes; null where one is not. */
export async function applyWhereAnswersSuffice(
  db: Db,
  step: Step,
  answers: ApplyAnswers,
): Promise<Application | null> {
  requireVerifiedPhone(step.user)
  const job = await openJob(db, step.jobId)
  await requireProfession(db, step.user, job)
  const open = applyAnswerErrors(job, answers)
  if (Object.keys(open).length > 0) {
    const fields = Object.fromEntries(Object.entries(open).map(([id, text]) => [id, [text]]))
    throw because(refuse.invalid(fields), 'answers_missing')
  }
  return failedQuestions(job, answers).length > 0 ? null : apply(db, step)
}

/** Withdraws an application: it keeps its own day and note, and the job counts as not applied. */
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
  throw because(refuse.conflict(jobPageTexts.notApplied), 'not_applied')
}

/** Says no to a job; one that was applied to is withdrawn from first. */
export async function notInterested(db: Db, { user, jobId, note, now }: Step): Promise<Application> {
  return db.transaction(async (tx) => {
    const known = await ownRow(tx, jobId, user.id)
    if (known?.proposal_state === 'not_interested') return ownApplication(known)
    if (!known) await openJob(tx, jobId)
    const row = await unlessApplied(tx, jobId, user.id, {
      proposal_state: 'not_interested',
      provider_not_interested_date: dayIn(pacificTimeZone, new Date(now)),
      note_not_interested: note,
    })
    if (!row) throw because(refuse.conflict(jobPageTexts.withdrawFirst), 'withdraw_first')
    return ownApplication(row)
  })
}

const because = (refusal: Refusal, code: ApplicationRefusal) => refusal.because(code)

const ofCaregiver = (jobId: number, caregiverId: number) =>
  and(eq(applications.job_id, jobId), eq(applications.caregiver_id, caregiverId))

async function knownTo(db: Db, jobId: number, caregiverId: number) {
  const row = await ownRow(db, jobId, caregiverId)
  if (row) return row
  const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId))
  if (job?.status !== 'open') throw refuse.notFound()
  return undefined
}

async function ownRow(db: Db | Tx, jobId: number, caregiverId: number) {
  const [row] = await db.select().from(applications).where(ofCaregiver(jobId, caregiverId))
  return row
}

/**
 * Writes where an application stands, unless it was applied: then nothing, also where two presses arrive at one
 * instant and neither has seen the other's row.
 */
async function unlessApplied(
  tx: Tx,
  jobId: number,
  caregiverId: number,
  values: Partial<typeof applications.$inferInsert> & { proposal_state: 'applied' | 'not_interested' },
) {
  const [row] = await tx
    .insert(applications)
    .values({ job_id: jobId, caregiver_id: caregiverId, ...values })
    .onConflictDoUpdate({
      target: [applications.job_id, applications.caregiver_id],
      set: values,
      setWhere: ne(applications.proposal_state, 'applied'),
    })
    .returning()
  return row
}

/** A job that takes applications. A draft is its family's own: to everybody else there is no such job. */
async function openJob(db: Db | Tx, jobId: number): Promise<Job> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('share')
  if (!job || job.status === 'draft') throw refuse.notFound()
  if (job.status !== 'open') throw because(refuse.conflict(jobPageTexts.noLongerOpen), 'job_not_open')
  return job
}

/** Refuses an aide where a job asks for a nurse. */
async function requireProfession(db: Db | Tx, user: SessionUser, job: Pick<Job, 'provider_type'>) {
  const refusal = professionRefusal(job, { is_hcp: await isNurse(db, user) })
  if (refusal) throw because(refuse.forbidden(refusal), 'other_profession')
}

type Job = typeof jobs.$inferSelect

/** Tells the family, and names the caregiver as its pages do. */
async function tellFamily(deps: Deps, { id, family_id, title }: Job, caregiver: SessionUser): Promise<void> {
  const name = shortName(caregiver)
  const page = '/family/dashboard'
  await tell(deps, {
    ...{ to: family_id, kind: 'offers', event: `job ${id} applied ${caregiver.id} ${deps.now()}`, page },
    subject: message(jobMailTexts.appliedSubject, { name }),
    body: [message(jobMailTexts.appliedBody, { name, title, link: pageUrl(deps.config, page) })],
    short: message(jobMailTexts.appliedShort, { name }),
  })
}
