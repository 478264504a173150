import { answerReview, reportReview } from '@homecare/sdk/reviews'
import type { Review } from '@homecare/sdk/caregivers'
import { reviewErrorTexts as wrong } from '@homecare/sdk/texts'
import type { Locale } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { owner } from '../calls/policy.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { myReviews } from '../profile/reviews.ts'
import { refuse } from '../refusals/refuse.ts'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import type { ReviewRow } from './rows.ts'

/** Each is read by somebody. */
const telling: Limit = { name: 'review answer', hits: 20, seconds: 3600, counts: ['person'] }

/** What caregivers do with reviews on their own profile. */
export function answerReviewAnswers(routes: Routes): void {
  const caregiver = owner('review', caregiverRoles, async ({ db, session, params }) => {
    const about = and(eq(reviews.id, Number(params['id'])), eq(reviews.caregiver_id, session.user.id))
    return (await db.$count(reviews, about)) > 0
  })

  routes.on(
    answerReview,
    caregiver,
    ({ db, session: { user }, params, body, now, readsIn }) =>
      db.transaction(async (tx) => {
        const row = await lockShown(tx, user.id, params.id)
        const answer = body.answer === null ? null : body.answer.trim()
        // Pressed twice, or saved as it was: what was read is not read again.
        if (answer !== row.answer || row.answer_state === 'returned') {
          const at = answer === null ? null : new Date(now)
          await tx
            .update(reviews)
            .set({
              ...{ answer, answer_state: answer === null ? null : 'waits', answer_note: null },
              answered_at: at,
            })
            .where(eq(reviews.id, row.id))
        }
        return reviewNow(tx, user.id, row.id, readsIn)
      }),
    { limit: telling },
  )

  routes.on(
    reportReview,
    caregiver,
    ({ db, session: { user }, params, body, now, readsIn }) =>
      db.transaction(async (tx) => {
        const row = await lockShown(tx, user.id, params.id)
        const [made] = await tx
          .insert(reviewReports)
          .values({ review_id: row.id, reason: body.reason, note: body.note.trim(), at: new Date(now) })
          .onConflictDoNothing()
          .returning()
        if (!made) throw refuse.conflict(wrong.reported)
        return reviewNow(tx, user.id, row.id, readsIn)
      }),
    { limit: telling },
  )
}

/** A review of a caregiver's own, locked; a conflict where it is not on their profile. */
async function lockShown(tx: Tx, caregiver: number, id: number): Promise<ReviewRow> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.caregiver_id, caregiver)))
    .for('update')
  if (!row) throw refuse.notFound()
  if (!row.approved) throw refuse.conflict(wrong.notShown)
  return row
}

async function reviewNow(tx: Tx, caregiver: number, id: number, locale: Locale): Promise<Review> {
  const [review] = await myReviews(tx, caregiver, locale, id)
  return review!
}
