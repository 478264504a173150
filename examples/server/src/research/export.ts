import { exportStudy, studyAnswersCsv, studyDictionaryCsv, type StudyQuestion } from '@homecare/sdk/research'
import { dayIn, pacificTimeZone, type Locale } from '@homecare/sdk/kit'
import { asc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { studyVersions } from '../tables/research.ts'
import { noteLook } from './looks.ts'
import { sharedWith } from './sharing.ts'
import { itsStaff, questionsIn, studyInForce } from './studies.ts'

/** Far more than a study needs; each is written into the trail of everybody who shares. */
const exporting: Limit = { name: 'study-export', hits: 60, seconds: 3600, counts: ['person'] }

/** What is shared with a study, for its own staff to take out. */
export function answerStudyExport(routes: Routes): void {
  routes.on(
    exportStudy,
    itsStaff,
    ({ db, params, session, now, readsIn: locale }) =>
      db.transaction(async (tx) => {
        const { study } = await studyInForce(tx, params.study)
        const dayOf = (instant: Date) => dayIn(pacificTimeZone, instant)
        const shared = (await sharedWith(tx, study.code)).map(({ enrollment, answers, version }) => ({
          participant: enrollment.id,
          answers_version: version,
          enrolled_on: dayOf(enrollment.enrolled_at ?? enrollment.begun_at),
          birth_year: Number(enrollment.birthday!.slice(0, 4)),
          answers: answers ?? {},
        }))
        await noteLook(tx, { studyId: study.id, by: session.user.id, now }, 'export')
        const questions = await everyQuestion(tx, study.id, locale)
        return {
          name: `${study.code}-${dayOf(new Date(now))}`,
          participants: shared.length,
          answers: studyAnswersCsv(questions, shared),
          dictionary: studyDictionaryCsv(questions, locale),
        }
      }),
    { limit: exporting },
  )
}

/** The questions of every version, each as it was last worded. */
async function everyQuestion(tx: Tx, studyId: number, locale: Locale): Promise<StudyQuestion[]> {
  const versions = await tx
    .select({ questions: studyVersions.questions })
    .from(studyVersions)
    .where(eq(studyVersions.study_id, studyId))
    .orderBy(asc(studyVersions.version))
  const asked = new Map<string, StudyQuestion>()
  for (const { questions } of versions)
    for (const question of questionsIn(questions, locale)) asked.set(question.id, question)
  return [...asked.values()]
}
