import { getFamilyReview, removeFamilyReview, updateFamilyReview } from '@homecare/sdk/reviews'
import { reviewErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { shortName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { caregivers, reviews } from '../tables/caregivers.ts'
import { countReviews } from './rating.ts'
import { reviewingOf } from './rows.ts'

/** Each is read by somebody. */
const writing: Limit = { name: 'review', hits: 20, seconds: 3600, counts: ['person'] }

/** What families write about caregivers whom they have hired. */
export function answerFamilyReviews(routes: Routes): void {
  const family = inViews(only('family'), 'family-dashboard')

  routes.on(getFamilyReview, family, ({ db, session, params, now }) =>
    reviewingOf(db, session.user.id, params.id, now),
  )

  routes.on(
    updateFamilyReview,
    family,
    ({ db, session: { user }, params, body, now }) =>
      db.transaction(async (tx) => {
        await lockReviewed(tx, params.id)
        const before = await reviewingOf(tx, user.id, params.id, now)
        if (!before.may) throw refuse.forbidden(wrong.notHired)
        const written = { rating: body.rating, review_text: body.review_text.trim() }
        const was = before.review
        // Pressed twice, or saved as it was: what was read is not read again.
        const isSame = was?.rating === written.rating && was.review_text === written.review_text
        if (isSame && (was.state === 'waits' || was.state === 'shown')) return before
        const at = new Date(now)
        const set = {
          ...{ ...written, reviewer: shortName(user), approved: false, changed_at: at },
          ...{ returned_note: null, removed_at: null, removed_reason: null },
        }
        await tx
          .insert(reviews)
          .values({ ...set, caregiver_id: params.id, reviewer_id: user.id, created: at })
          .onConflictDoUpdate({ target: [reviews.caregiver_id, reviews.reviewer_id], set })
        await countReviews(tx, params.id)
        return reviewingOf(tx, user.id, params.id, now)
      }),
    { limit: writing },
  )

  routes.on(removeFamilyReview, family, ({ db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      await lockReviewed(tx, params.id)
      await tx
        .delete(reviews)
        .where(and(eq(reviews.reviewer_id, user.id), eq(reviews.caregiver_id, params.id)))
      await countReviews(tx, params.id)
      return reviewingOf(tx, user.id, params.id, now)
    }),
  )
}

/** Locks the caregiver, so that two presses and two tabs wait for each other. */
async function lockReviewed(tx: Tx, id: number): Promise<void> {
  const [found] = await tx
    .select({ id: caregivers.id })
    .from(caregivers)
    .where(eq(caregivers.id, id))
    .for('no key update')
  if (!found) throw refuse.notFound()
}
