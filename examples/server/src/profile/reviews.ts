import type { Review, listReviews } from '@homecare/sdk/caregivers'
import type { OutOf } from '@homecare/sdk/client'
import { say, type Locale } from '@homecare/sdk/kit'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { activeCaregiver } from './profile.ts'
import { reviews } from '../tables/caregivers.ts'
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
  const [page, counts] = await Promise.all([
    db.execute(sql`
      select id, reviewer, review_text, to_char(created at time zone 'UTC', 'YYYY-MM-DD') as created, rating, approved
      from reviews where caregiver_id = ${id} and approved
      order by reviews.created desc, id desc limit ${size} offset ${Math.max(0, offset)}`),
    db.execute(sql`
      select rating, count(*)::int as count from reviews where caregiver_id = ${id} and approved group by rating`),
  ])
  const byRating = new Map(
    (counts.rows as { rating: number; count: number }[]).map((row) => [row.rating, row.count]),
  )
  const distribution = [1, 2, 3, 4, 5].map((stars) => byRating.get(stars) ?? 0)
  return {
    data: (page.rows as unknown as ReviewPage['data']).map((review) => named(review, locale)),
    records: distribution.reduce((sum, count) => sum + count, 0),
    distribution,
  }
}

/** A caregiver's own reviews, those that wait for approval too, latest first. */
export async function myReviews(db: Db, id: number, locale: Locale): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.caregiver_id, id))
    .orderBy(desc(reviews.created), desc(reviews.id))
    .limit(mostReviews)
  return rows.map(({ caregiver_id: _, reviewer_id: __, created, ...review }) =>
    named({ ...review, created: created.toISOString().slice(0, 10) }, locale),
  )
}

/** A family that has removed its account has left its reviews, and taken its name. */
function named<R extends { readonly reviewer: string }>(review: R, locale: Locale): R {
  return { ...review, reviewer: review.reviewer || say(locale, caregiverServerTexts.someFamily) }
}
