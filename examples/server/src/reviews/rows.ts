import { mayReview, reviewState, type FamilyReviewing, type ReviewToRead } from '@homecare/sdk/reviews'
import { dayIn, versionOf, type Locale } from '@homecare/sdk/kit'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { fullName } from '../people/person.ts'
import { dayOf, reviewerOf } from '../profile/reviews.ts'
import { users } from '../tables/account.ts'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import { connections } from '../tables/hiring.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** The state of a review, by its row. */
const stateOf = ({
  approved,
  returned_note,
  removed_at,
}: Pick<ReviewRow, 'approved' | 'returned_note' | 'removed_at'>) =>
  reviewState({ approved, returned: returned_note !== null, removed: removed_at !== null })

/** What a decision on a review names: its words and its answer as they were sent, and what is decided on them. */
export const seenOf = ({ created, changed_at, answered_at, ...row }: ReviewRow): string =>
  versionOf([created, changed_at, answered_at, stateOf(row), row.removed_at, row.answer_state])

/** What a family wrote about a caregiver, and whether it may. */
export async function reviewingOf(
  db: Db | Tx,
  family: number,
  caregiver: number,
  now: number,
): Promise<FamilyReviewing> {
  const [hires, [row]] = await Promise.all([
    db
      .select({ start_date: connections.start_date, end_date: connections.end_date, zone: connections.tzid })
      .from(connections)
      .where(
        and(
          eq(connections.family_id, family),
          eq(connections.caregiver_id, caregiver),
          eq(connections.hire_stage, 3),
        ),
      ),
    db
      .select()
      .from(reviews)
      .where(and(eq(reviews.reviewer_id, family), eq(reviews.caregiver_id, caregiver))),
  ])
  return {
    may: hires.some((hire) => mayReview(hire, dayIn(hire.zone, new Date(now)))),
    review: row
      ? {
          ...{ id: row.id, rating: row.rating, review_text: row.review_text, created: dayOf(row) },
          ...{ state: stateOf(row), note: row.returned_note, reason: row.removed_reason },
        }
      : null,
  }
}

/** New or changed words that nobody of our team has read. */
const wordsWait = sql`(not ${reviews.approved} and ${reviews.removed_at} is null and ${reviews.returned_note} is null)`
const answerWaits = sql`(${reviews.approved} and ${reviews.answer_state} = 'waits')`
const reportWaits = sql`(${reviews.approved} and ${reviewReports.id} is not null)`
const waitingReport = and(eq(reviewReports.review_id, reviews.id), isNull(reviewReports.decision))

/** Since when the words of a review wait. */
const wordsSince = sql<Date>`coalesce(${reviews.changed_at}, ${reviews.created})`

/** The words that wait for the staff: by whom, or about whom where the writer is gone; and since when, as part of a statement. */
export const waitingReviewRows = (db: Db) =>
  db
    .select({
      id: sql<number>`${reviews.id}`.as('id'),
      person: sql<number>`coalesce(${reviews.reviewer_id}, ${reviews.caregiver_id})`.as('person'),
      since: sql<Date>`${wordsSince}`.as('since'),
    })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.caregiver_id), isNull(users.deleted_at)))
    .where(wordsWait)

/** The answers and the reports that wait for the staff, one for each review: by whom, and since when, as part of a statement. */
export const waitingAnswerRows = (db: Db) =>
  db
    .select({
      id: sql<number>`${reviews.id}`.as('id'),
      person: sql<number>`${reviews.caregiver_id}`.as('person'),
      since:
        sql<Date>`least(${reviewReports.at}, case when ${answerWaits} then ${reviews.answered_at} end)`.as(
          'since',
        ),
    })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.caregiver_id), isNull(users.deleted_at)))
    .leftJoin(reviewReports, waitingReport)
    .where(sql`${answerWaits} or ${reportWaits}`)

/** The reviews of which something waits, the longest wait first, or the one of a number. */
export async function reviewsToRead(
  db: Db | Tx,
  locale: Locale,
  { most, id }: { most: number; id?: number },
): Promise<ReviewToRead[]> {
  const since = sql`least(
    case when ${wordsWait} then ${wordsSince} end,
    case when ${answerWaits} then ${reviews.answered_at} end,
    case when ${reportWaits} then ${reviewReports.at} end)`
  const found: SQL = sql`(${wordsWait} or ${answerWaits} or ${reportWaits})`
  const rows = await db
    .select({ review: reviews, report: reviewReports, caregiver: users })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.caregiver_id), isNull(users.deleted_at)))
    .leftJoin(reviewReports, waitingReport)
    .where(id === undefined ? found : and(found, eq(reviews.id, id)))
    .orderBy(asc(since), asc(reviews.id))
    .limit(most)
  return rows.map(({ review, report, caregiver }) => {
    const words = stateOf(review) === 'waits'
    const answer = review.approved && review.answer_state === 'waits'
    const reported = review.approved && report !== null
    const waits = words ? (review.changed_at ?? review.created) : answer ? review.answered_at! : report!.at
    return {
      id: review.id,
      ...{ person: caregiver.id, name: fullName(caregiver), family: review.reviewer_id },
      ...{ reviewer: reviewerOf(review, locale), rating: review.rating, review_text: review.review_text },
      ...{ created: dayOf(review), answer: review.answer },
      report: reported ? { reason: report.reason, note: report.note } : null,
      asks: [
        ...(words ? (['words'] as const) : []),
        ...(answer ? (['answer'] as const) : []),
        ...(reported ? (['report'] as const) : []),
      ],
      since: waits.toISOString(),
      seen: seenOf(review),
    }
  })
}
