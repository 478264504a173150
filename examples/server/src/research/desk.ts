import {
  askAfterOperation,
  exportStudy,
  getPatientSearch,
  getStudyPatient,
  logEncounter,
  searchPatients,
  studyAnswersCsv,
  studyDictionaryCsv,
  type Encounter,
  type Patient,
  type StudyQuestion,
} from '@homecare/sdk/research'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { researchErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Routes } from '../calls/on.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { inform } from '../mail/inform.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { users } from '../tables/account.ts'
import {
  postopQuestions,
  studyAnswers,
  studyEncounters,
  studyEnrollments,
  studyLooks,
  studyPatients,
  studyVersions,
} from '../tables/research.ts'
import { sharedEnrollments } from './sharing.ts'
import { itsStaff, questionsIn, studyInForce } from './studies.ts'
import { researchServerTexts as words } from './texts.ts'

/** So many are found at most: whoever looks for one patient knows more of them. */
const mostFound = 20
const hour = 3_600_000
/** How long a code, and a mailed question, can be used. */
const linkDays = 30

/** A clinic's day of visits; far fewer than whoever wants to read the list. */
const looking: Limit = { name: 'study-look', hits: 300, seconds: 3600, counts: ['person'] }
const writing: Limit = { name: 'study-letter', hits: 60, seconds: 3600, counts: ['person'] }

/** What a study's own staff do: they look for patients, note visits, and take out what is shared. Every look is written down. */
export function answerStudyDesk(routes: Routes): void {
  routes.on(
    searchPatients,
    itsStaff,
    ({ db, params, session, body, now }) =>
      db.transaction(async (tx) => {
        const { study } = await studyInForce(tx, params.study)
        const asked = {
          last_name: body.last_name.trim(),
          first_name: body.first_name?.trim() || null,
          birthday: body.birthday ?? null,
        }
        if (!asked.last_name) throw refuse.invalid({ last_name: [wrong.needsName] })
        const [look] = await tx
          .insert(studyLooks)
          .values({
            ...{ study_id: study.id, by_user: session.user.id, what: 'search' as const, at: new Date(now) },
            ...asked,
          })
          .returning()
        return { id: look!.id, ...asked, patients: await found(tx, study.id, asked) }
      }),
    { limit: looking },
  )

  routes.on(getPatientSearch, itsStaff, async ({ db, params, session, now }) => {
    const { study } = await studyInForce(db, params.study)
    const [look] = await db
      .select()
      .from(studyLooks)
      .where(
        and(
          eq(studyLooks.id, params.searchId),
          eq(studyLooks.study_id, study.id),
          eq(studyLooks.by_user, session.user.id),
          eq(studyLooks.what, 'search'),
          gt(studyLooks.at, new Date(now - hour)),
        ),
      )
    if (!look) throw refuse.notFound()
    const { id, first_name, birthday } = look
    const asked = { last_name: look.last_name ?? '', first_name, birthday }
    return { id, ...asked, patients: await found(db, study.id, asked) }
  })

  routes.on(getStudyPatient, itsStaff, ({ db, params, session, now }) =>
    db.transaction(async (tx) => {
      const { study } = await studyInForce(tx, params.study)
      const patient = await patientOf(tx, study.id, params.patientId)
      await tx.insert(studyLooks).values({
        ...{ study_id: study.id, by_user: session.user.id, what: 'patient', patient_id: patient.id },
        at: new Date(now),
      })
      return { ...shortOf(patient), encounters: await encountersOf(tx, patient.id) }
    }),
  )

  routes.on(logEncounter, itsStaff, ({ db, params, session, body, now }) =>
    db.transaction(async (tx) => {
      const { study } = await studyInForce(tx, params.study)
      const patient = await patientOf(tx, study.id, body.patient_id)
      const today = dayIn(pacificTimeZone, new Date(now))
      refuseWrong({ date: body.date > today ? wrong.visitDay : undefined })
      const code = newCode()
      const until = new Date(now + linkDays * 24 * hour)
      const [row] = await tx
        .insert(studyEncounters)
        .values({
          ...{ study_id: study.id, patient_id: patient.id, day: body.date, provider: body.provider.trim() },
          ...{ note: body.note?.trim() ?? '', by_user: session.user.id, logged_at: new Date(now) },
          ...{ code_hash: hashOf(code), code_until: until },
        })
        .returning()
      await tx.insert(studyLooks).values({
        ...{ study_id: study.id, by_user: session.user.id, what: 'encounter', patient_id: patient.id },
        at: new Date(now),
      })
      const shown = `${code.slice(0, 4)}-${code.slice(4)}`
      return { id: row!.id, patient_id: patient.id, code: shown, code_until: until.toISOString() }
    }),
  )

  routes.on(
    askAfterOperation,
    itsStaff,
    ({ db, deps, params, now, locale }) =>
      db.transaction(async (tx) => {
        const { study, inForce } = await studyInForce(tx, params.study)
        const [row] = await tx
          .select({ encounter: studyEncounters, person: studyEnrollments, language: users.language })
          .from(studyEncounters)
          .leftJoin(studyEnrollments, eq(studyEnrollments.id, studyEncounters.enrollment_id))
          .leftJoin(users, eq(users.id, studyEnrollments.user_id))
          .where(and(eq(studyEncounters.id, params.encounterId), eq(studyEncounters.study_id, study.id)))
          .for('update', { of: studyEncounters })
        if (!row) throw refuse.notFound()
        const { encounter, person, language } = row
        const email = person?.email
        if (!email) throw refuse.conflict(wrong.nobodyJoined)
        const token = newToken()
        const [asked] = await tx
          .insert(postopQuestions)
          .values({
            ...{ encounter_id: encounter.id, token_hash: hashOf(token), asked_at: new Date(now) },
            expires_at: new Date(now + linkDays * 24 * hour),
          })
          .onConflictDoNothing()
          .returning()
        const to = language ?? locale
        const link = pageUrl(deps.config, `/postop/confirm-care/${token}`)
        // Asked twice is once.
        if (asked)
          await inform(
            deps,
            { email, language: to },
            words.postopSubject,
            message(words.postopBody, { study: inForce.words.title[to], link }),
            words.postopUntil,
          )
        const [now_] = await encountersOf(tx, encounter.patient_id, encounter.id)
        return now_!
      }),
    { limit: writing },
  )

  routes.on(
    exportStudy,
    itsStaff,
    ({ db, params, session, now }) =>
      db.transaction(async (tx) => {
        const { study } = await studyInForce(tx, params.study)
        const rows = await sharedEnrollments(tx, study.code)
        const given = await answersOf(
          tx,
          rows.map(({ enrollment }) => enrollment.id),
        )
        await tx.insert(studyLooks).values({
          ...{ study_id: study.id, by_user: session.user.id, what: 'export', at: new Date(now) },
        })
        const questions = await everyQuestion(tx, study.id)
        const shared = rows.map(({ enrollment }) => ({
          participant: enrollment.id,
          version: given.get(enrollment.id)?.version ?? 0,
          enrolled_on: (enrollment.enrolled_at ?? enrollment.begun_at).toISOString().slice(0, 10),
          birth_year: Number(enrollment.birthday!.slice(0, 4)),
          answers: given.get(enrollment.id)?.answers ?? {},
        }))
        return {
          name: `${study.code}-${new Date(now).toISOString().slice(0, 10)}`,
          participants: shared.length,
          answers: studyAnswersCsv(questions, shared),
          dictionary: studyDictionaryCsv(questions),
        }
      }),
    { limit: writing },
  )
}

interface Asked {
  readonly last_name: string
  readonly first_name: string | null
  readonly birthday: string | null
}

/** Patients of the study whose names begin with what was asked for, and who were born on that day. */
async function found(db: Db | Tx, studyId: number, asked: Asked): Promise<Patient[]> {
  const rows = await db
    .select()
    .from(studyPatients)
    .where(
      and(
        eq(studyPatients.study_id, studyId),
        sql`starts_with(lower(${studyPatients.last_name}), ${asked.last_name.toLowerCase()})`,
        asked.first_name === null
          ? undefined
          : sql`starts_with(lower(${studyPatients.first_name}), ${asked.first_name.toLowerCase()})`,
        asked.birthday === null ? undefined : eq(studyPatients.birthday, asked.birthday),
      ),
    )
    .orderBy(asc(studyPatients.last_name), asc(studyPatients.first_name), asc(studyPatients.id))
    .limit(mostFound)
  return rows.map(shortOf)
}

const shortOf = (row: typeof studyPatients.$inferSelect): Patient => ({
  id: row.id,
  first_name: row.first_name,
  last_initial: row.last_name.slice(0, 1),
  birth_year: Number(row.birthday.slice(0, 4)),
})

async function patientOf(tx: Tx, studyId: number, id: number) {
  const [row] = await tx
    .select()
    .from(studyPatients)
    .where(and(eq(studyPatients.id, id), eq(studyPatients.study_id, studyId)))
  if (!row) throw refuse.notFound()
  return row
}

async function encountersOf(tx: Tx, patientId: number, only?: number): Promise<Encounter[]> {
  const rows = await tx
    .select({ encounter: studyEncounters, postop: postopQuestions })
    .from(studyEncounters)
    .leftJoin(postopQuestions, eq(postopQuestions.encounter_id, studyEncounters.id))
    .where(
      and(
        eq(studyEncounters.patient_id, patientId),
        only === undefined ? undefined : eq(studyEncounters.id, only),
      ),
    )
    .orderBy(desc(studyEncounters.day), desc(studyEncounters.id))
  return rows.map(({ encounter, postop }) => ({
    id: encounter.id,
    date: encounter.day,
    provider: encounter.provider,
    note: encounter.note,
    code_until: encounter.enrollment_id === null ? encounter.code_until.toISOString() : null,
    joined: encounter.enrollment_id !== null,
    postop: postop && {
      asked_at: postop.asked_at.toISOString(),
      answered_at: postop.answered_at?.toISOString() ?? null,
      received: postop.received,
      note: postop.note,
    },
  }))
}

/** The questions of every version, each as it was last worded. */
async function everyQuestion(tx: Tx, studyId: number): Promise<StudyQuestion[]> {
  const versions = await tx
    .select()
    .from(studyVersions)
    .where(eq(studyVersions.study_id, studyId))
    .orderBy(asc(studyVersions.version))
  const asked = new Map<string, StudyQuestion>()
  for (const { questions } of versions)
    for (const question of questionsIn(questions, 'en')) asked.set(question.id, question)
  return [...asked.values()]
}

interface Given {
  readonly version: number
  readonly answers: Record<string, string>
}

async function answersOf(tx: Tx, enrollments: readonly number[]): Promise<Map<number, Given>> {
  const given = new Map<number, Given>()
  if (enrollments.length === 0) return given
  const rows = await tx
    .select()
    .from(studyAnswers)
    .where(inArray(studyAnswers.enrollment_id, [...enrollments]))
  for (const { enrollment_id, question, answer, version } of rows) {
    const one = given.get(enrollment_id) ?? { version, answers: {} }
    one.answers[question] = answer
    given.set(enrollment_id, one)
  }
  return given
}

/** Signs that nobody takes for others when a code is read out or copied from paper. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
