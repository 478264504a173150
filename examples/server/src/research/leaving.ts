import type { Locale } from '@homecare/sdk/kit'
import { say } from '@homecare/sdk/kit'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import {
  postopQuestions,
  studyAnswers,
  studyConsents,
  studyEncounters,
  studyEnrollments,
} from '../tables/research.ts'
import { researchServerTexts as words } from './texts.ts'

type Row = typeof studyEnrollments.$inferSelect

/**
 * Ends an enrollment: what was registered and answered is deleted, no visit leads to the person any more, and the leaving is
 * written in the log of consents, which stays.
 */
export async function leaveStudy(
  tx: Tx,
  row: Row,
  version: number,
  { at, locale }: { readonly at: Date; readonly locale: Locale },
): Promise<Row> {
  await tx.delete(studyAnswers).where(eq(studyAnswers.enrollment_id, row.id))
  const visits = tx
    .select({ id: studyEncounters.id })
    .from(studyEncounters)
    .where(eq(studyEncounters.enrollment_id, row.id))
  await tx.delete(postopQuestions).where(inArray(postopQuestions.encounter_id, visits))
  // Its code stays used up: whoever comes again gets a new one.
  await tx
    .update(studyEncounters)
    .set({ enrollment_id: null, code_until: at })
    .where(eq(studyEncounters.enrollment_id, row.id))
  await tx.insert(studyConsents).values({
    ...{ study_id: row.study_id, enrollment_id: row.id, user_id: row.user_id },
    ...{ step: 'withdrawing', kind: 'withdrew' as const, version, language: locale, at },
    words: say(locale, words.withdrew),
  })
  const [left] = await tx
    .update(studyEnrollments)
    .set({
      ...{ state: 'withdrawn' as const, withdrawn_at: at, shares_data: null },
      ...{ first_name: null, last_name: null, birthday: null, email: null, phone: null },
    })
    .where(eq(studyEnrollments.id, row.id))
    .returning()
  return left!
}
