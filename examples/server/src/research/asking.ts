import { askAfterOperation, researchLimits } from '@homecare/sdk/research'
import { message, say, dayMs } from '@homecare/sdk/kit'
import { researchErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { inform } from '../mail/inform.ts'
import { refuse } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { users } from '../tables/account.ts'
import { postopQuestions, studyEncounters, studyEnrollments } from '../tables/research.ts'
import { encountersOf } from './desk.ts'
import { noteLook } from './looks.ts'
import { itsStaff, studyInForce } from './studies.ts'
import { researchServerTexts as words } from './texts.ts'

const { linkDays } = researchLimits
/** A clinic's day of visits. */
const writing: Limit = { name: 'study-letter', hits: 60, seconds: 3600, counts: ['person'] }

/** A study's own staff have somebody asked, by letter and once, whether the care after an operation took place. */
export function answerAsking(routes: Routes): void {
  routes.on(
    askAfterOperation,
    itsStaff,
    ({ db, deps, params, session, now, locale }) =>
      db.transaction(async (tx) => {
        const { study, inForce } = await studyInForce(tx, params.study)
        // The visit first, and then whom it leads to: whoever leaves the study meanwhile is asked nothing.
        const [encounter] = await tx
          .select()
          .from(studyEncounters)
          .where(and(eq(studyEncounters.id, params.encounterId), eq(studyEncounters.study_id, study.id)))
          .for('update')
        if (!encounter) throw refuse.notFound()
        const [person] = await tx
          .select({ email: studyEnrollments.email, language: users.language })
          .from(studyEnrollments)
          .innerJoin(users, eq(users.id, studyEnrollments.user_id))
          .where(eq(studyEnrollments.id, encounter.enrollment_id ?? 0))
        if (!person?.email) throw refuse.conflict(wrong.nobodyJoined)
        const token = newToken()
        const asked = await tx
          .insert(postopQuestions)
          .values({
            ...{ encounter_id: encounter.id, token_hash: hashOf(token), asked_at: new Date(now) },
            expires_at: new Date(now + linkDays * dayMs),
          })
          .onConflictDoNothing()
          .returning({ id: postopQuestions.encounter_id })
        const to = person.language ?? locale
        const link = pageUrl(deps.config, `/postop/confirm-care/${token}`)
        // Asked twice is once.
        if (asked.length > 0)
          await inform(
            deps,
            { email: person.email, language: to },
            words.postopSubject,
            message(words.postopBody, { study: say(to, inForce.words.title), link }),
            message(words.postopUntil, { days: linkDays }),
          )
        const { patient_id } = encounter
        await noteLook(tx, { studyId: study.id, by: session.user.id, now }, 'postop', { patient_id })
        const [shown] = await encountersOf(tx, patient_id, encounter.id)
        return shown!
      }),
    { limit: writing },
  )
}
