import {
  answerReview,
  decideReview,
  getFamilyReview,
  getReviewToRead,
  removeFamilyReview,
  reportReview,
  updateFamilyReview,
} from '@homecare/sdk/reviews'
import { eq } from 'drizzle-orm'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'
import type { TestServer } from '../testing/testServer.ts'
import { seenOf } from './rows.ts'

/** A review about the caregiver, shown or waiting. */
async function aReview({ db, clock }: TestServer, approved: boolean) {
  await db.delete(reviews).where(eq(reviews.reviewer, 'Sample S.'))
  const [row] = await db
    .insert(reviews)
    .values({
      ...{ caregiver_id: actors.caregiver, reviewer: 'Sample S.', rating: 4, approved },
      ...{ review_text: 'On time every day, and kind.', created: new Date(clock.now()) },
    })
    .returning()
  await db.delete(reviewReports).where(eq(reviewReports.review_id, row!.id))
  return row!
}

const members = ['caregiver'] as const

export const reviewSamples = [
  sample(getFamilyReview, { id: someCaregiver }),
  // Nobody of the small world has hired them: a review is refused for that.
  sample(
    updateFamilyReview,
    { id: someCaregiver, body: { rating: 5, review_text: 'On time every day, and kind.' } },
    { refused: { family: 'forbidden', otherFamily: 'forbidden', b2bFamily: 'forbidden' } },
  ),
  sample(removeFamilyReview, { id: someCaregiver }),
  sample(
    answerReview,
    async (server) => ({ id: (await aReview(server, true)).id, body: { answer: 'Thank you.' } }),
    { members },
  ),
  sample(
    reportReview,
    async (server) => ({
      id: (await aReview(server, true)).id,
      body: { reason: 'private' as const, note: '' },
    }),
    { members },
  ),
  sample(getReviewToRead, async (server) => ({ id: (await aReview(server, false)).id })),
  sample(decideReview, async (server) => {
    const row = await aReview(server, false)
    return { id: row.id, body: { about: 'words' as const, decision: 'shown' as const, seen: seenOf(row) } }
  }),
]
