import {
  acceptApplicant,
  answerUndoMs,
  undoApplicantAnswer,
  type ApplicantAnswer,
} from '@homecare/sdk/families'
import { message } from '@homecare/sdk/kit'
import { ownJobRuleTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { ownJob } from '../jobs/policies.ts'
import { takeBack } from '../notices/tell.ts'
import { lockUser } from '../people/lockUser.ts'
import { shortName } from '../people/person.ts'
import { placeZone } from '../places/placeZone.ts'
import { refuse } from '../refusals/refuse.ts'
import { connections } from '../tables/hiring.ts'
import {
  answerEvent,
  answerOf,
  change,
  connectionWith,
  declinedReason,
  dropAnswer,
  forgetYes,
  holdNews,
  lockedApplication,
  type ApplicationRow,
  type Step,
} from './applicantSteps.ts'
import { familyServerTexts as words } from './texts.ts'

/** What a family says to those who applied: yes, and for a while never mind. A no is `declining.ts`. */
export function answerApplicants(routes: Routes): void {
  routes.on(acceptApplicant, ownJob, ({ db, deps, session, params, now }) =>
    db.transaction((tx) => accept({ tx, deps, family: session.user, now }, params.id, params.caregiver_id)),
  )
  routes.on(undoApplicantAnswer, ownJob, ({ db, deps, session, params, now }) =>
    db.transaction((tx) => undo({ tx, deps, family: session.user, now }, params.id, params.caregiver_id)),
  )
}

/** They are connected from now on, in touch; the letter waits until it cannot be taken back. */
async function accept(step: Step, jobId: number, caregiverId: number): Promise<ApplicantAnswer> {
  const { tx, deps, family, now } = step
  // A yes to two jobs at one instant, or a yes and an offer, begins one connection.
  await lockUser(tx, family.id)
  const found = await lockedApplication(tx, family.id, jobId, caregiverId)
  if (!found) throw refuse.notFound()
  const { application, job } = found
  const known = (await connectionWith(step, caregiverId))?.id ?? null
  if (application.accepted) return answerOf(application, now, known)
  if (application.proposal_state !== 'applied') throw refuse.conflict(ownJobRuleTexts.notApplied)
  if (job.status !== 'open') throw refuse.conflict(ownJobRuleTexts.notOpen)
  await dropAnswer(step, application)
  const connection_id = known ?? (await connect(step, jobId, caregiverId))
  const page = `/caregiver/dashboard/connections/${connection_id}` as const
  const params = { name: shortName(family), title: job.title, link: pageUrl(deps.config, page) }
  const letter = await holdNews(step, caregiverId, jobId, {
    subject: message(words.acceptedSubject, params),
    body: [message(words.acceptedBody, params)],
    short: words.acceptedShort,
    page,
  })
  const answered = await change(tx, application, {
    ...{ accepted: true, declined: false, declined_date: null, decline_reason: null },
    ...{ decline_feedback: null, answered_at: new Date(now), answer_letter: letter },
  })
  return answerOf(answered, now, connection_id)
}

/** As if nothing had been said, for whom nothing was: the letter is dropped, and the connection is as it was before. */
async function undo(step: Step, jobId: number, caregiverId: number): Promise<ApplicantAnswer> {
  const { tx, deps, family, now } = step
  await lockUser(tx, family.id)
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
  if (application.accepted) await undoYes(step, application, answered_at)
  else await undoEnd(step, caregiverId, answered_at)
  const open = await change(tx, application, {
    ...{ accepted: false, declined: false, declined_date: null, decline_reason: null },
    ...{ decline_feedback: null, answered_at: null, answer_letter: null },
  })
  return answerOf(open, now, null)
}

/** Both who press at one instant find the family locked, so there is one connection. */
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

/** Forgets the connection that the yes began. One that has come further is no matter of an application any more. */
async function undoYes(step: Step, { caregiver_id, job_id }: ApplicationRow, answered: Date): Promise<void> {
  const connection = await connectionWith(step, caregiver_id)
  if (connection?.job_id !== job_id || connection.created_at.getTime() !== answered.getTime()) return
  if (connection.hire_stage > 1) throw refuse.conflict(ownJobRuleTexts.alreadyHired)
  await forgetYes(step.tx, connection, answered)
}

/** The connection that the no ended goes on, unless another has begun since. */
async function undoEnd(step: Step, caregiverId: number, answered: Date): Promise<void> {
  if (await connectionWith(step, caregiverId)) return
  await step.tx
    .update(connections)
    .set({ end_date: null, ended_by: null, end_reason: null, end_note: null, ended_at: null })
    .where(
      and(
        eq(connections.family_id, step.family.id),
        eq(connections.caregiver_id, caregiverId),
        eq(connections.end_reason, declinedReason),
        eq(connections.ended_at, answered),
      ),
    )
}
