import {
  changedWords,
  enrollInResearch,
  enrollmentAfter,
  getResearchEnrollment,
  isResearchAgreement,
  knownAnswers,
  nextResearchStep,
  plainCode,
  registeredPersonErrors,
  researchAnswerErrors,
  updateResearchStep,
  withdrawFromResearch,
  type ConsentKind,
  type ParticipantStep,
  type ResearchAgreement,
  type ResearchEnrollment,
} from '@homecare/sdk/research'
import { dayIn, pacificTimeZone, phoneDigits, say, type Locale } from '@homecare/sdk/kit'
import { inputTexts, researchErrorTexts as wrong, researchTexts } from '@homecare/sdk/texts'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { always } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { hashOf } from '../secrets/token.ts'
import { studyAnswers, studyConsents, studyEncounters, studyEnrollments } from '../tables/research.ts'
import { agreedSteps, lastChoice, shownWords } from './consents.ts'
import { leaveStudy } from './leaving.ts'
import { lockParticipant, participants } from './participants.ts'
import { studyInForce, type StudyInForce } from './studies.ts'

type Row = typeof studyEnrollments.$inferSelect

/** Codes are eight signs: far too many to try, and this is far fewer. */
const registering: Limit = { name: 'study-register', hits: 30, seconds: 3600, counts: ['person', 'address'] }

/** What somebody who takes part does: agrees, registers, answers, decides, and leaves. */
export function answerEnrollments(routes: Routes): void {
  routes.on(getResearchEnrollment, always(participants), async ({ db, params, session }) => {
    const found = await studyInForce(db, params.study)
    const row = await lastEnrollment(db, found.study.id, session.user.id)
    return row && enrollmentOf(db, found, row)
  })

  routes.on(updateResearchStep, participants, ({ db, params, session, body, now, readsIn }) =>
    db.transaction(async (tx) => {
      const found = await studyInForce(tx, params.study)
      const { study, inForce } = found
      if (body.version !== inForce.version) throw refuse.conflict(wrong.changedWords).because(changedWords)
      await lockParticipant(tx, session.user.id)
      const row = await lastEnrollment(tx, study.id, session.user.id)
      const at = new Date(now)
      const step = { tx, found, userId: session.user.id, at, locale: readsIn }
      if (isResearchAgreement(body.step)) {
        if (body.agreed !== true) throw refuse.invalid({ agreed: [inputTexts.required] })
        return enrollmentOf(tx, found, await agree(step, row, body.step))
      }
      if (body.step === 'adl-questions')
        return enrollmentOf(tx, found, await answer(step, row, body.answers ?? {}))
      if (body.shares_data === undefined) throw refuse.invalid({ shares_data: [inputTexts.required] })
      return enrollmentOf(tx, found, await decide(step, row, body.shares_data))
    }),
  )

  routes.on(
    enrollInResearch,
    participants,
    ({ db, params, session, body, now }) =>
      db.transaction(async (tx) => {
        const found = await studyInForce(tx, params.study)
        const { code, phone, version, ...person } = body
        if (version !== found.inForce.version) throw refuse.conflict(wrong.changedWords).because(changedWords)
        refuseWrong(
          registeredPersonErrors(
            { ...person, ...(phone && { phone }) },
            dayIn(pacificTimeZone, new Date(now)),
          ),
        )
        await lockParticipant(tx, session.user.id)
        const row = await lastEnrollment(tx, found.study.id, session.user.id)
        const agreed = row ? await agreedSteps(tx, row.id, found.inForce.version) : []
        const state = enrollmentAfter(row && { state: row.state, agreed }, 'register')
        if (!row || state === null) throw refuse.conflict(wrong.notYet)
        const [saved] = await tx
          .update(studyEnrollments)
          .set({
            state,
            first_name: person.first_name.trim(),
            last_name: person.last_name.trim(),
            birthday: person.birthday,
            email: person.email.trim(),
            phone: phone ? (phoneDigits(phone) ?? '') : '',
            enrolled_at: row.enrolled_at ?? new Date(now),
          })
          .where(eq(studyEnrollments.id, row.id))
          .returning()
        if (code && plainCode(code)) await joinByCode(tx, saved!, plainCode(code), now)
        return enrollmentOf(tx, found, saved!)
      }),
    { limit: registering },
  )

  routes.on(withdrawFromResearch, always(participants), ({ db, params, session, now, readsIn }) =>
    db.transaction(async (tx) => {
      const found = await studyInForce(tx, params.study)
      await lockParticipant(tx, session.user.id)
      const row = await lastEnrollment(tx, found.study.id, session.user.id)
      if (!row) throw refuse.notFound()
      // Pressed twice is once.
      if (row.state === 'withdrawn') return enrollmentOf(tx, found, row)
      return enrollmentOf(tx, found, await leaveStudy(tx, row, { at: new Date(now), locale: readsIn }))
    }),
  )
}

interface Step {
  readonly tx: Tx
  readonly found: StudyInForce
  readonly userId: number
  readonly at: Date
  readonly locale: Locale
}

async function agree(step: Step, last: Row | null, agreement: ResearchAgreement): Promise<Row> {
  const { tx, found, locale } = step
  const open = last?.state === 'withdrawn' ? null : last
  if (!open && !found.study.is_open) throw refuse.conflict(wrong.closed)
  const row = open ?? (await begin(step))
  const agreed = await agreedSteps(tx, row.id, found.inForce.version)
  // Agreed to twice is once.
  if (agreed.includes(agreement)) return row
  const next = nextResearchStep({ state: row.state, agreed })
  if (next !== agreement) throw refuse.conflict(wrong.notYet)
  await log(step, row, {
    ...{ step: agreement, kind: 'agreed' },
    words: shownWords(found.inForce.words, agreement, locale),
  })
  return row
}

async function begin({ tx, found, userId, at }: Step): Promise<Row> {
  const [row] = await tx
    .insert(studyEnrollments)
    .values({ study_id: found.study.id, user_id: userId, state: 'agreeing', begun_at: at })
    .returning()
  return row!
}

async function answer(step: Step, row: Row | null, given: Readonly<Record<string, string>>): Promise<Row> {
  const { tx, found, at } = step
  const { questions, version } = found.inForce
  const agreed = row ? await agreedSteps(tx, row.id, version) : []
  const state = enrollmentAfter(row && { state: row.state, agreed }, 'answer')
  if (!row || state === null) throw refuse.conflict(wrong.notYet)
  if (Object.keys(researchAnswerErrors(questions, given)).length > 0)
    throw refuse.invalid({ answers: [wrong.badAnswers] })
  await tx.delete(studyAnswers).where(eq(studyAnswers.enrollment_id, row.id))
  const answers = Object.entries(knownAnswers(questions, given))
  if (answers.length > 0)
    await tx.insert(studyAnswers).values(
      answers.map(([question, chosen]) => ({
        ...{ enrollment_id: row.id, question, answer: chosen, version, answered_at: at },
      })),
    )
  return setState(tx, row.id, { state })
}

async function decide(step: Step, row: Row | null, shares: boolean): Promise<Row> {
  const { tx, found, locale } = step
  const agreed = row ? await agreedSteps(tx, row.id, found.inForce.version) : []
  const state = enrollmentAfter(row && { state: row.state, agreed }, 'decide')
  if (!row || state === null) throw refuse.conflict(wrong.notYet)
  const kind = shares ? 'shares' : 'keeps'
  const last = await lastChoice(tx, row.id)
  // Chosen twice is once, under the same words.
  if (row.shares_data === shares && last?.kind === kind && last.version === found.inForce.version) return row
  await log(step, row, {
    ...{ step: 'share-data', kind },
    words: [...shownWords(found.inForce.words, 'share-data', locale), say(locale, researchTexts[kind])],
  })
  return setState(tx, row.id, { state, shares_data: shares })
}

/** The person of a registration joins by the code of a visit: the code counts once, for one enrollment. */
async function joinByCode(tx: Tx, row: Row, code: string, now: number): Promise<void> {
  const [joined] = await tx
    .update(studyEncounters)
    .set({ enrollment_id: row.id })
    .where(
      and(
        eq(studyEncounters.study_id, row.study_id),
        eq(studyEncounters.code_hash, hashOf(code)),
        gt(studyEncounters.code_until, new Date(now)),
        sql`(${studyEncounters.enrollment_id} is null or ${studyEncounters.enrollment_id} = ${row.id})`,
        sql`not exists (select 1 from study_encounters o where o.enrollment_id = ${row.id} and o.id <> ${studyEncounters.id})`,
      ),
    )
    .returning()
  if (!joined) throw refuse.invalid({ code: [wrong.badCode] })
}

async function log(
  { tx, found, userId, at, locale }: Step,
  row: Row,
  { words, ...line }: { step: ParticipantStep; kind: ConsentKind; words: readonly string[] },
): Promise<void> {
  await tx.insert(studyConsents).values({
    ...{ study_id: found.study.id, enrollment_id: row.id, user_id: userId },
    ...{ version: found.inForce.version, language: locale, at },
    ...{ ...line, words: words.join('\n\n') },
  })
}

async function setState(tx: Tx, id: number, set: Partial<Row>): Promise<Row> {
  const [row] = await tx.update(studyEnrollments).set(set).where(eq(studyEnrollments.id, id)).returning()
  return row!
}

/** The last enrollment of a person in a study, whether it goes on or was left. */
async function lastEnrollment(db: Db | Tx, studyId: number, userId: number): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(studyEnrollments)
    .where(and(eq(studyEnrollments.study_id, studyId), eq(studyEnrollments.user_id, userId)))
    .orderBy(desc(studyEnrollments.id))
    .limit(1)
  return row ?? null
}

async function enrollmentOf(
  db: Db | Tx,
  { study, inForce }: StudyInForce,
  row: Row,
): Promise<ResearchEnrollment> {
  const isOver = row.state === 'withdrawn'
  const agreed = isOver ? [] : await agreedSteps(db, row.id, inForce.version)
  const answers = await db
    .select({ question: studyAnswers.question, answer: studyAnswers.answer })
    .from(studyAnswers)
    .where(eq(studyAnswers.enrollment_id, row.id))
  const { state, shares_data, first_name, last_name, birthday, email, phone } = row
  return {
    ...{ study: study.code, state, agreed, shares_data, version: inForce.version },
    step: nextResearchStep({ state, agreed }) ?? 'thank-you',
    answers: Object.fromEntries(answers.map(({ question, answer: chosen }) => [question, chosen])),
    person:
      first_name === null || last_name === null || birthday === null || email === null
        ? null
        : { first_name, last_name, birthday, email, phone: phone ?? '' },
    enrolled_at: row.enrolled_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }
}

/** Everything that goes on of one person, in every study. */
export const openEnrollmentsOf = (tx: Tx, userId: number): Promise<Row[]> =>
  tx
    .select()
    .from(studyEnrollments)
    .where(and(eq(studyEnrollments.user_id, userId), isNull(studyEnrollments.withdrawn_at)))
