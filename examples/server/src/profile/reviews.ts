import type { Review, ReviewAnswer, listReviews } from '@homecare/sdk/caregivers'
import type { OutOf } from '@homecare/sdk/client'
import { say, type Locale } from '@homecare/sdk/kit'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { activeCaregiver } from './profile.ts'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'

type ReviewPage = OutOf<typeof listReviews>
/** Reviews on one page unless a number is asked for, and at most. */
const usualReviews = 10
const mostReviews = 100

/** A page of the approved reviews, latest first, with how many gave each number of stars. Who wrote stays hidden. */
export async function reviewsOf(
  db: Db,
  id: number,
  { limit = usualReviews, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
  locale: Locale,
): Promise<ReviewPage> {
  await activeCaregiver(db, id)
  const size = Math.min(Math.max(1, limit), mostReviews)
  const shown = and(eq(reviews.caregiver_id, id), reviews.approved)
  const [page, counts] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(shown)
      .orderBy(desc(reviews.created), desc(reviews.id))
      .limit(size)
      .offset(Math.max(0, offset)),
    db
      .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(shown)
      .groupBy(reviews.rating),
  ])
  const byRating = new Map(counts.map((row) => [row.rating, row.count]))
  const distribution = [1, 2, 3, 4, 5].map((stars) => byRating.get(stars) ?? 0)
  return {
    data: page.map((row) => ({
      ...reviewOf(row, locale),
      answer: row.answer_state === 'shown' ? { text: row.answer!, state: 'shown', note: null } : null,
    })),
    records: distribution.reduce((sum, count) => sum + count, 0),
    distribution,
  }
}

/** A caregiver's own reviews, latest first: those that are shown, and those that wait for our team. */
export async function myReviews(db: Db | Tx, id: number, locale: Locale, only?: number): Promise<Review[]> {
  const rows = await db
    .select({ review: reviews, report: reviewReports.id })
    .from(reviews)
    .leftJoin(reviewReports, and(eq(reviewReports.review_id, reviews.id), isNull(reviewReports.decision)))
    .where(
      and(
        eq(reviews.caregiver_id, id),
        isNull(reviews.removed_at),
        isNull(reviews.returned_note),
        only === undefined ? undefined : eq(reviews.id, only),
      ),
    )
    .orderBy(desc(reviews.created), desc(reviews.id))
    .limit(mostReviews)
  return rows.map(({ review, report }) => ({
    ...reviewOf(review, locale),
    answer: ownAnswer(review),
    reported: report !== null,
  }))
}

type Row = typeof reviews.$inferSelect

/** The day on which a review was written. */
export const dayOf = ({ created }: Pick<Row, 'created'>): string => created.toISOString().slice(0, 10)

/** Who wrote a review, as everybody sees it: a family that has removed its account has left it, and taken its name. */
export const reviewerOf = ({ reviewer }: Pick<Row, 'reviewer'>, locale: Locale): string =>
  reviewer || say(locale, caregiverServerTexts.someFamily)

const reviewOf = (row: Row, locale: Locale): Review => ({
  ...{ id: row.id, reviewer: reviewerOf(row, locale), review_text: row.review_text, created: dayOf(row) },
  ...{ rating: row.rating, approved: row.approved },
})

/** An answer as whoever gave it sees it. */
const ownAnswer = ({ answer, answer_state, answer_note }: Row): ReviewAnswer | null =>
  answer === null ? null : { text: answer, state: answer_state!, note: answer_note }
