import { listResearchConsents, type ConsentKind, type ParticipantStep } from '@homecare/sdk/research'
import { say, type Locale } from '@homecare/sdk/kit'
import { and, desc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { always, signedIn } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { studies, studyConsents, studyVersions, type StudyWords } from '../tables/research.ts'

/** The words of a step as they are shown, paragraph by paragraph. */
export function shownWords({ steps }: StudyWords, step: ParticipantStep, locale: Locale): string[] {
  const { title, paragraphs } = steps[step]
  return [title, ...paragraphs].map((one) => say(locale, one))
}

/** The agreements of an enrollment that were given to the words of a version. */
export async function agreedSteps(db: Db | Tx, enrollmentId: number, version: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ step: studyConsents.step })
    .from(studyConsents)
    .where(
      and(
        eq(studyConsents.enrollment_id, enrollmentId),
        eq(studyConsents.version, version),
        eq(studyConsents.kind, 'agreed'),
      ),
    )
  return rows.map(({ step }) => step)
}

/** What was last chosen about sharing, and under the words of which version; null before it. */
export async function lastChoice(
  tx: Tx,
  enrollmentId: number,
): Promise<{ readonly kind: ConsentKind; readonly version: number } | null> {
  const [row] = await tx
    .select({ kind: studyConsents.kind, version: studyConsents.version })
    .from(studyConsents)
    .where(and(eq(studyConsents.enrollment_id, enrollmentId), eq(studyConsents.step, 'share-data')))
    .orderBy(desc(studyConsents.id))
    .limit(1)
  return row ?? null
}

/** What somebody agreed to: a copy for them, whatever a partner opens to its users. */
export function answerConsents(routes: Routes): void {
  routes.on(listResearchConsents, always(signedIn), async ({ db, session, readsIn: locale }) => {
    const rows = await db
      .select({ consent: studyConsents, study: studies.code, words: studyVersions.words })
      .from(studyConsents)
      .innerJoin(studies, eq(studies.id, studyConsents.study_id))
      .innerJoin(
        studyVersions,
        and(
          eq(studyVersions.study_id, studyConsents.study_id),
          eq(studyVersions.version, studyConsents.version),
        ),
      )
      .where(eq(studyConsents.user_id, session.user.id))
      .orderBy(desc(studyConsents.id))
    return rows.map(({ consent, study, words }) => {
      const { id, step, kind, version, language, words: shown, at } = consent
      return {
        ...{ id, study, step, kind, version, language, words: shown },
        study_title: say(locale, words.title),
        at: at.toISOString(),
      }
    })
  })
}
