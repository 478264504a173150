import {
  getStudy,
  isStudyCode,
  listStudies,
  participantSteps,
  type Study,
  type StudyQuestion,
} from '@homecare/sdk/research'
import { say, type Locale } from '@homecare/sdk/kit'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { always, anyone, memberOf } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import {
  studies,
  studyEnrollments,
  studyStaff,
  studyVersions,
  type StudyQuestionRow,
} from '../tables/research.ts'
import { versionInForce } from './versions.ts'

/** A study with the version in force. */
export interface StudyInForce {
  readonly study: typeof studies.$inferSelect
  readonly inForce: typeof studyVersions.$inferSelect
}

/** The version of a study that is in force, for a join. */
const isInForce = and(
  eq(studyVersions.study_id, studies.id),
  eq(studyVersions.version, versionInForce(studies.id)),
)

/** The study of a code with the version in force; not found where there is none. */
export async function studyInForce(db: Db | Tx, code: string): Promise<StudyInForce> {
  if (!isStudyCode(code)) throw refuse.notFound()
  const [row] = await db
    .select({ study: studies, inForce: studyVersions })
    .from(studies)
    .innerJoin(studyVersions, isInForce)
    .where(eq(studies.code, code))
  if (!row) throw refuse.notFound()
  return row
}

/** The study's own staff, and nobody else: what they are besides does not count. */
export const itsStaff = memberOf("study's own staff", async ({ db, params }) => {
  const rows = await db
    .select({ id: studyStaff.user_id })
    .from(studyStaff)
    .innerJoin(studies, eq(studies.id, studyStaff.study_id))
    .where(eq(studies.code, String(params['study'])))
  return rows.map(({ id }) => id)
})

/** The questions of a version in a language. */
export const questionsIn = (questions: readonly StudyQuestionRow[], locale: Locale): StudyQuestion[] =>
  questions.map(({ id, text, options }) => ({
    id,
    text: say(locale, text),
    options: options.map((option) => ({ id: option.id, label: say(locale, option.label) })),
  }))

/** What studies there are, and what each says. */
export function answerStudies(routes: Routes): void {
  routes.on(getStudy, always(anyone), async ({ db, params, session, readsIn }) => {
    const found = await studyInForce(db, params.study)
    return studyFor(db, found, session?.user.id ?? null, readsIn)
  })

  routes.on(listStudies, always(anyone), async ({ db, session, readsIn: locale }) => {
    const reader = session?.user.id ?? 0
    const rows = await db
      .select({
        study: studies,
        words: studyVersions.words,
        is_staff: sql<boolean>`exists (select 1 from study_staff t where t.study_id = ${studies.id} and t.user_id = ${reader})`,
        state: sql<string | null>`(select e.state from ${studyEnrollments} e
          where e.study_id = ${studies.id} and e.user_id = ${reader} order by e.id desc limit 1)`,
      })
      .from(studies)
      .innerJoin(studyVersions, isInForce)
      .orderBy(asc(studies.id))
    return rows
      .filter(({ study, is_staff, state }) => study.is_open || is_staff || state !== null)
      .map(({ study: { code, is_open }, words, is_staff, state }) => ({
        ...{ code, is_open, is_staff, state },
        title: say(locale, words.title),
        summary: say(locale, words.summary),
      }))
  })
}

async function studyFor(
  db: Db,
  { study, inForce }: StudyInForce,
  reader: number | null,
  locale: Locale,
): Promise<Study> {
  const { code, run_by, contact_email, is_open } = study
  const { words, version, questions } = inForce
  const isStaff =
    reader !== null &&
    (await db.$count(studyStaff, and(eq(studyStaff.study_id, study.id), eq(studyStaff.user_id, reader)))) > 0
  return {
    ...{ code, run_by, contact_email, is_open, version, language: locale, is_staff: isStaff },
    title: say(locale, words.title),
    summary: say(locale, words.summary),
    texts: participantSteps.map((step) => ({
      step,
      title: say(locale, words.steps[step].title),
      paragraphs: words.steps[step].paragraphs.map((one) => say(locale, one)),
    })),
    questions: questionsIn(questions, locale),
  }
}
