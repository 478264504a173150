import {
  acceptApplicant,
  answerUndoMs,
  declineCaregiver,
  undoApplicantAnswer,
  type ApplicantAnswer,
} from '@homecare/sdk/families'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { ownJobRuleTexts } from '@homecare/sdk/texts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { undoUntil } from '../jobs/applicants.ts'
import { ownJob } from '../jobs/policies.ts'
import { informLater } from '../mail/inform.ts'
import { letterReader } from '../notices/letterReader.ts'
import { letterEnd, takeBack, tellFrom } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { placeZone } from '../places/placeZone.ts'
import { refuse } from '../refusals/refuse.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { familyServerTexts as words } from './texts.ts'

type ApplicationRow = typeof applications.$inferSelect

/** Who answers, when, and what letters leave by. */
interface Step {
  readonly tx: Tx
  readonly deps: Deps
  readonly family: SessionUser
  readonly now: number
}

/** What a family says to those who applied: yes, no, and for a while never mind. */
export function answerApplicants(routes: Routes): void {
  routes.on(acceptApplicant, ownJob, ({ db, deps, session, params, now }) =>
    db.transaction((tx) => accept({ tx, deps, family: session.user, now }, params.id, params.caregiver_id)),
  )
  routes.on(undoApplicantAnswer, ownJob, ({ db, deps, session, params, now }) =>
    db.transaction((tx) => undo({ tx, deps, family: session.user, now }, params.id, params.caregiver_id)),
  )
  routes.on(declineCaregiver, only('family'), ({ db, deps, session, params, body, now }) =>
    db.transaction((tx) => decline({ tx, deps, family: session.user, now }, params.id, body)),
  )
}

/** They are connected from now on, in touch; the letter waits until it cannot be taken back. */
async function accept(step: Step, jobId: number, caregiverId: number): Promise<ApplicantAnswer> {
  const { tx, family, now } = step
  const found = await lockedApplication(tx, family.id, jobId, caregiverId)
  if (!found) throw refuse.notFound()
  const { application, job } = found
  if (application.accepted) return answerOf(application, now, await connectionWith(step, caregiverId))
  if (application.proposal_state !== 'applied') throw refuse.conflict(ownJobRuleTexts.notApplied)
  if (job.status !== 'open') throw refuse.conflict(ownJobRuleTexts.notOpen)
  await dropAnswer(step, application)
  const connection_id = (await connectionWith(step, caregiverId)) ?? (await connect(step, jobId, caregiverId))
  const letter = await letterTo(step, caregiverId, job, 'accepted', connection_id)
  const answered = await change(tx, application, {
    ...{ accepted: true, declined: false, declined_date: null, decline_reason: null },
    ...{ decline_feedback: null, answered_at: new Date(now), answer_letter: letter },
  })
  return answerOf(answered, now, connection_id)
}

/** To one job or to all: whoever has been hired is not declined but given notice. */
async function decline(
  step: Step,
  caregiverId: number,
  { job_id, reason, feedback }: { job_id?: number; reason?: string; feedback?: string },
): Promise<ApplicantAnswer> {
  const { tx, family, now } = step
  const own = await tx
    .select({ job: applications.job_id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(
      and(
        eq(jobs.family_id, family.id),
        eq(applications.caregiver_id, caregiverId),
        job_id === undefined ? undefined : eq(jobs.id, job_id),
      ),
    )
    .orderBy(applications.job_id)
  let answer: ApplicantAnswer | null = null
  for (const { job: jobId } of own) {
    const { application, job } = (await lockedApplication(tx, family.id, jobId, caregiverId))!
    if (application.declined) {
      answer = answerOf(application, now, null)
      continue
    }
    if (application.proposal_state !== 'applied') continue
    await disconnect(step, application)
    await dropAnswer(step, application)
    const letter = await letterTo(step, caregiverId, job, 'declined', null)
    const answered = await change(tx, application, {
      ...{ accepted: false, declined: true, declined_date: dayIn(pacificTimeZone, new Date(now)) },
      ...{ decline_reason: reason?.trim() || null, decline_feedback: feedback?.trim() || null },
      ...{ answered_at: new Date(now), answer_letter: letter },
    })
    answer = answerOf(answered, now, null)
  }
  if (answer) return answer
  throw own.length > 0 ? refuse.conflict(ownJobRuleTexts.notApplied) : refuse.notFound()
}

/** Another answer takes the place of one that they have not heard of. */
async function dropAnswer(
  { tx, deps }: Step,
  { answer_letter, answered_at, job_id, caregiver_id }: ApplicationRow,
): Promise<void> {
  if (answer_letter !== null) await deps.mail.drop(answer_letter)
  if (answered_at) await takeBack(tx, caregiver_id, answerEvent(job_id, answered_at.getTime()))
}

/** As if nothing had been said, for whom nothing was: the letter is dropped, and the connection that the yes began. */
async function undo(step: Step, jobId: number, caregiverId: number): Promise<ApplicantAnswer> {
  const { tx, deps, family, now } = step
  const found = await lockedApplication(tx, family.id, jobId, caregiverId)
  if (!found) throw refuse.notFound()
  const { application } = found
  const { answered_at, answer_letter } = application
  // Taken back twice is once.
  if (!application.accepted && !application.declined) return answerOf(application, now, null)
  if (!answered_at || answered_at.getTime() + answerUndoMs <= now)
    throw refuse.conflict(ownJobRuleTexts.toldAlready)
  if (answer_letter !== null && !(await deps.mail.drop(answer_letter)))
    throw refuse.conflict(ownJobRuleTexts.toldAlready)
  await takeBack(tx, caregiverId, answerEvent(jobId, answered_at.getTime()))
  if (application.accepted) await disconnect(step, application)
  const open = await change(tx, application, {
    ...{ accepted: false, declined: false, declined_date: null, decline_reason: null },
    ...{ decline_feedback: null, answered_at: null, answer_letter: null },
  })
  return answerOf(open, now, null)
}

async function lockedApplication(tx: Tx, familyId: number, jobId: number, caregiverId: number) {
  const [found] = await tx
    .select({ application: applications, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(and(eq(jobs.id, jobId), eq(jobs.family_id, familyId), eq(applications.caregiver_id, caregiverId)))
    .for('update', { of: applications })
  return found
}

/** The connection of the two that goes on, if there is one. */
async function connectionWith({ tx, family, now }: Step, caregiverId: number): Promise<number | null> {
  const [known] = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.family_id, family.id),
        eq(connections.caregiver_id, caregiverId),
        goesOn(connections.end_date, now),
      ),
    )
    .orderBy(sql`${connections.hire_stage} desc`, connections.id)
    .limit(1)
  return known?.id ?? null
}

/** Both who press at one instant find the application locked, so there is one connection. */
async function connect({ tx, family, now }: Step, job_id: number, caregiver_id: number): Promise<number> {
  const [made] = await tx
    .insert(connections)
    .values({
      ...{ family_id: family.id, caregiver_id, job_id, hire_stage: 1 },
      ...{ tzid: placeZone(family), created_at: new Date(now) },
    })
    .returning({ id: connections.id })
  return made!.id
}

/** Ends the connection that the family's yes began. One that has come further is no matter of an application any more. */
async function disconnect({ tx, family }: Step, application: ApplicationRow): Promise<void> {
  const { accepted, answered_at, caregiver_id, job_id } = application
  if (!accepted || !answered_at) return
  const begun = await tx
    .select({ id: connections.id, stage: connections.hire_stage })
    .from(connections)
    .where(
      and(
        eq(connections.family_id, family.id),
        eq(connections.caregiver_id, caregiver_id),
        eq(connections.job_id, job_id),
        eq(connections.created_at, answered_at),
      ),
    )
    .for('update')
  const ids = begun.map(({ id }) => id)
  if (ids.length === 0) return
  const visits = await tx
    .select({ id: connectionShifts.id })
    .from(connectionShifts)
    .where(inArray(connectionShifts.connection_id, ids))
    .limit(1)
  if (begun.some(({ stage }) => stage > 1) || visits.length > 0)
    throw refuse.conflict(ownJobRuleTexts.alreadyHired)
  await tx.delete(connections).where(inArray(connections.id, ids))
}

/** Held until it cannot be taken back: a letter, whose number this answers, and what they are told by otherwise. */
async function letterTo(
  { tx, deps, family, now }: Step,
  caregiverId: number,
  { id: jobId, title }: { readonly id: number; readonly title: string },
  what: 'accepted' | 'declined',
  connectionId: number | null,
): Promise<number | null> {
  const page =
    connectionId === null ? '/caregiver-jobs' : (`/caregiver/dashboard/connections/${connectionId}` as const)
  const params = { name: shortName(family), title, link: pageUrl(deps.config, page) }
  const [subject, body, short] =
    what === 'accepted'
      ? [words.acceptedSubject, words.acceptedBody, words.acceptedShort]
      : [words.declinedSubject, words.declinedBody, words.declinedShort]
  const said = { subject: message(subject, params), body: message(body, params) }
  const until = now + answerUndoMs
  await tellFrom(
    ...([tx, deps] as const),
    {
      ...{ to: caregiverId, kind: 'offers', event: answerEvent(jobId, now), page, short },
      ...{ subject: said.subject, body: [said.body] },
    },
    until,
  )
  const reader = await letterReader(tx, deps.config, caregiverId, 'offers')
  if (!reader) return null
  return informLater(
    deps,
    reader,
    until,
    said.subject,
    said.body,
    await letterEnd(tx, deps, reader, 'offers'),
  )
}

/** An answer by when it was given: another one to the same job is another event. */
const answerEvent = (jobId: number, at: number) => `job ${jobId} answered ${at}`

async function change(
  tx: Tx,
  { id }: ApplicationRow,
  values: Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  const [row] = await tx.update(applications).set(values).where(eq(applications.id, id)).returning()
  return row!
}

const answerOf = (row: ApplicationRow, now: number, connection_id: number | null): ApplicantAnswer => ({
  accepted: row.accepted,
  declined: row.declined,
  undo_until: row.answered_at && undoUntil(row.answered_at, now),
  connection_id,
})
