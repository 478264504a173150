import { dayMs } from '@homecare/sdk/kit'
import {
  enrollInResearch,
  getStudy,
  researchAgreements,
  updateResearchStep,
  type EnrollmentState,
} from '@homecare/sdk/research'
import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { hashOf } from '../secrets/token.ts'
import {
  postopQuestions,
  studyAnswers,
  studyConsents,
  studyEncounters,
  studyEnrollments,
} from '../tables/research.ts'
import { actors, type Actor } from '../testing/actors.ts'
import type { TestServer } from '../testing/testServer.ts'

export const study = 'trinitybb'
/** Who registers, by way of the calls. */
export const person = {
  first_name: 'Carol',
  last_name: 'Ito',
  birthday: '1950-02-28',
  email: 'carol.ito@example.com',
}
export const answers = Object.fromEntries(
  ['bathing', 'dressing', 'toileting', 'moving', 'continence', 'eating'].map((id) => [id, 'alone']),
)

type Callers = Pick<TestServer, 'as' | 'visitor'>

/** Agrees to every page of a study, under the words in force. */
export async function agreeToAll(server: Callers, actor: Actor, code = study) {
  const care = await server.as(actor)
  const { version } = await server.visitor().care.call(getStudy, { study: code })
  for (const step of researchAgreements)
    await care.call(updateResearchStep, { study: code, body: { step, version, agreed: true } })
  return { care, version }
}

/** Goes through the first study to its end. */
export async function takePart(server: Callers, actor: Actor, shares_data: boolean, code?: string) {
  const { care, version } = await agreeToAll(server, actor)
  await care.call(enrollInResearch, { study, body: { ...person, version, ...(code && { code }) } })
  await care.call(updateResearchStep, { study, body: { step: 'adl-questions', version, answers } })
  await care.call(updateResearchStep, { study, body: { step: 'share-data', version, shares_data } })
  return care
}

/** An enrollment in the first study of the demo, in place of the one that goes on: its number. */
export async function anEnrollment(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  user_id: number,
  state: Exclude<EnrollmentState, 'withdrawn'>,
): Promise<number> {
  const at = new Date(clock.now())
  const open = await db
    .select({ id: studyEnrollments.id })
    .from(studyEnrollments)
    .where(
      and(
        eq(studyEnrollments.study_id, 1),
        eq(studyEnrollments.user_id, user_id),
        isNull(studyEnrollments.withdrawn_at),
      ),
    )
  for (const { id } of open) {
    await db.delete(studyAnswers).where(eq(studyAnswers.enrollment_id, id))
    await db.update(studyEncounters).set({ enrollment_id: null }).where(eq(studyEncounters.enrollment_id, id))
    await db
      .update(studyEnrollments)
      .set({
        ...{ state: 'withdrawn', withdrawn_at: at, shares_data: null, phone: null },
        ...{ first_name: null, last_name: null, birthday: null, email: null },
      })
      .where(eq(studyEnrollments.id, id))
  }
  const isRegistered = state !== 'agreeing'
  const [row] = await db
    .insert(studyEnrollments)
    .values({
      ...{ study_id: 1, user_id, state, begun_at: at, shares_data: state === 'complete' ? true : null },
      ...(isRegistered && {
        ...{ first_name: 'Ana', last_name: 'Ruiz', birthday: '1950-02-03', email: 'ana@example.com' },
        ...{ phone: '', enrolled_at: at },
      }),
    })
    .returning()
  const id = row!.id
  if (isRegistered)
    await db.insert(studyConsents).values(
      researchAgreements.map((step) => ({
        ...{ study_id: 1, enrollment_id: id, user_id, step, kind: 'agreed' as const, version: 1 },
        ...{ language: 'en' as const, words: step, at },
      })),
    )
  return id
}

/** A visit by whose code somebody has joined: its number. */
export async function aJoinedVisit(server: TestServer): Promise<number> {
  const enrollment_id = await anEnrollment(server, actors.otherFamily, 'complete')
  return aVisit(server, enrollment_id)
}

/** A visit by whose code somebody has joined, or nobody: its number. */
async function aVisit(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  enrollment_id: number | null,
): Promise<number> {
  const at = new Date(clock.now())
  const [row] = await db
    .insert(studyEncounters)
    .values({
      ...{ study_id: 1, patient_id: 2, day: '2026-11-18', provider: 'Dr. Lee', logged_at: at },
      ...{ code_hash: hashOf(randomUUID()), code_until: at, enrollment_id },
    })
    .returning()
  return row!.id
}

/** The text of a mailed link that asks about care after an operation, still to be answered: of a visit, or of one of its own. */
export async function aPostopToken(
  server: Pick<TestServer, 'db' | 'clock'>,
  visit?: number,
): Promise<string> {
  const token = randomUUID()
  const now = server.clock.now()
  await server.db.insert(postopQuestions).values({
    ...{
      encounter_id: visit ?? (await aVisit(server, null)),
      token_hash: hashOf(token),
      asked_at: new Date(now),
    },
    expires_at: new Date(now + dayMs),
  })
  return token
}
