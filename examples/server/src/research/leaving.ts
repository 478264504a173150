import { enrollInResearch, updateResearchStep } from '@homecare/sdk/research'
import { say, type Locale } from '@homecare/sdk/kit'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import {
  postopQuestions,
  studyAnswers,
  studyConsents,
  studyEncounters,
  studyEnrollments,
} from '../tables/research.ts'
import { forgetAnswers } from './participants.ts'
import { researchServerTexts as words } from './texts.ts'
import { versionInForce } from './versions.ts'

type Row = typeof studyEnrollments.$inferSelect

/**
 * Ends an enrollment: what was registered and answered is deleted, also from the answers that are kept for whoever sends a call
 * again, no visit leads to the person any more, and the leaving is written in the log of consents, which stays. The caller has
 * locked the user.
 */
export async function leaveStudy(
  tx: Tx,
  row: Row,
  { at, locale }: { readonly at: Date; readonly locale: Locale },
): Promise<Row> {
  await tx.delete(studyAnswers).where(eq(studyAnswers.enrollment_id, row.id))
  await forgetAnswers(tx, row.user_id, [enrollInResearch, updateResearchStep])
  // The visits first: whoever is about to ask about one has locked it, and asks nobody once it leads to nobody. Their codes
  // stay used up: whoever comes again gets a new one.
  const visits = await tx
    .update(studyEncounters)
    .set({ enrollment_id: null, code_until: at })
    .where(eq(studyEncounters.enrollment_id, row.id))
    .returning({ id: studyEncounters.id })
  await tx.delete(postopQuestions).where(
    inArray(
      postopQuestions.encounter_id,
      visits.map(({ id }) => id),
    ),
  )
  await tx.insert(studyConsents).values({
    ...{ study_id: row.study_id, enrollment_id: row.id, user_id: row.user_id },
    ...{ step: 'withdrawing', kind: 'withdrew' as const, language: locale, at },
    version: versionInForce(row.study_id),
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
