import {
  answerReview,
  decideReview,
  getFamilyReview,
  getReviewToRead,
  removeFamilyReview,
  reportReview,
  takeBackReviewDecision,
  updateFamilyReview,
} from '@homecare/sdk/reviews'
import { eq } from 'drizzle-orm'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import { families } from '../tables/families.ts'
import { connections } from '../tables/hiring.ts'
import { actors, type Actor } from '../testing/actors.ts'
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

/** Work of a family with the caregiver that has ended long ago. */
async function hiredLongAgo({ db }: TestServer, actor: Actor) {
  const family_id = actors[actor]
  const [family] = await db
    .select()
    .from(families)
    .where(eq(families.id, family_id ?? 0))
  if (!family) return
  await db
    .insert(connections)
    .values({
      ...{ family_id: family.id, caregiver_id: someCaregiver, hire_stage: 3 },
      ...{ start_date: '2020-01-01', end_date: '2020-02-01', created_at: new Date('2020-01-01T12:00:00Z') },
    })
    .onConflictDoNothing()
}

const members = ['caregiver'] as const

export const reviewSamples = [
  sample(getFamilyReview, { id: someCaregiver }),
  sample(updateFamilyReview, async (server, actor) => {
    await hiredLongAgo(server, actor)
    return { id: someCaregiver, body: { rating: 5, review_text: 'On time every day, and kind.' } }
  }),
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
  sample(takeBackReviewDecision, async (server) => {
    const row = await aReview(server, true)
    return { id: row.id, body: { about: 'words' as const, seen: seenOf(row) } }
  }),
]
