import { answerUndoMs, type ApplicantAnswer } from '@homecare/sdk/families'
import type { PageHref } from '@homecare/sdk/addresses'
import { addDays, dayIn, pacificTimeZone, type Sayable } from '@homecare/sdk/kit'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { undoUntil } from '../jobs/applicants.ts'
import { informLater } from '../mail/inform.ts'
import { letterReader } from '../notices/letterReader.ts'
import { letterEnd, takeBack, tellFrom } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import { connections, connectionShifts, hireOffers } from '../tables/hiring.ts'
import { applications, jobs } from '../tables/jobs.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type ConnectionRow = typeof connections.$inferSelect

/** Who answers, when, and what letters leave by. */
export interface Step {
  readonly tx: Tx
  readonly deps: Deps
  readonly family: SessionUser
  readonly now: number
}

/** Of a connection that ended since its family declined the caregiver. */
export const declinedReason = 'declined'

export async function lockedApplication(tx: Tx, familyId: number, jobId: number, caregiverId: number) {
  const [found] = await tx
    .select({ application: applications, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(and(eq(jobs.id, jobId), eq(jobs.family_id, familyId), eq(applications.caregiver_id, caregiverId)))
    .for('update', { of: applications })
  return found
}

/** The connection of the two that goes on, if there is one. */
export async function connectionWith(
  { tx, family, now }: Pick<Step, 'tx' | 'family' | 'now'>,
  caregiverId: number,
): Promise<ConnectionRow | null> {
  const [known] = await tx
    .select()
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
  return known ?? null
}

/** Another answer takes the place of one that they have not heard of. */
export async function dropAnswer(
  { tx, deps }: Step,
  { answer_letter, answered_at, job_id, caregiver_id }: ApplicationRow,
): Promise<void> {
  if (answer_letter !== null) await deps.mail.drop(answer_letter)
  if (answered_at) await takeBack(tx, caregiver_id, answerEvent(job_id, answered_at.getTime()))
}

/** Removes the connection that a yes began and nothing came of; whether it was one. */
export async function forgetYes(
  tx: Tx,
  { id, created_at }: ConnectionRow,
  answeredAt: Date | null,
): Promise<boolean> {
  if (created_at.getTime() !== answeredAt?.getTime()) return false
  const came =
    (await tx.$count(hireOffers, eq(hireOffers.connection_id, id))) +
    (await tx.$count(connectionShifts, eq(connectionShifts.connection_id, id)))
  if (came > 0) return false
  await tx.delete(connections).where(eq(connections.id, id))
  return true
}

/**
 * The two are no longer in touch. What the family's yes began and nothing came of is as if it had never been; anything else stays
 * to be read, ended since the day before.
 */
export async function endContact(
  { tx, family, now }: Step,
  connection: ConnectionRow,
  answeredAt: Date | null,
): Promise<void> {
  if (await forgetYes(tx, connection, answeredAt)) return
  await tx
    .update(connections)
    .set({
      hire_stage: 1,
      end_date: addDays(dayIn(pacificTimeZone, new Date(now)), -1),
      ...{ ended_by: family.id, end_reason: declinedReason, end_note: null, ended_at: new Date(now) },
    })
    .where(eq(connections.id, connection.id))
}

/** What is held back until it cannot be taken back. */
interface HeldNews {
  readonly subject: Sayable
  readonly body: readonly Sayable[]
  readonly short: Sayable
  readonly page: PageHref
}

/** Held until it cannot be taken back: a letter, whose number this answers, and what they are told by otherwise. */
export async function holdNews(
  { tx, deps, now }: Step,
  caregiverId: number,
  jobId: number,
  news: HeldNews,
): Promise<number | null> {
  const until = now + answerUndoMs
  const event = answerEvent(jobId, now)
  await tellFrom(tx, deps, { to: caregiverId, kind: 'offers', event, ...news }, until)
  const reader = await letterReader(tx, deps.config, caregiverId, 'offers')
  if (!reader) return null
  const end = await letterEnd(tx, deps, reader, 'offers')
  return informLater(deps, reader, until, news.subject, ...news.body, end)
}

/** An answer by when it was given: another one to the same job is another event. */
export const answerEvent = (jobId: number, at: number) => `job ${jobId} answered ${at}`

export async function change(
  tx: Tx,
  { id }: ApplicationRow,
  values: Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  const [row] = await tx.update(applications).set(values).where(eq(applications.id, id)).returning()
  return row!
}

export const answerOf = (
  row: ApplicationRow,
  now: number,
  connection_id: number | null,
): ApplicantAnswer => ({
  accepted: row.accepted,
  declined: row.declined,
  undo_until: row.answered_at && undoUntil(row.answered_at, now),
  connection_id,
})
