import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { caregivers, reviews } from '../tables/caregivers.ts'

/** Writes how many reviews of a caregiver are shown, and what they make on average, where searches and cards read it. */
export async function countReviews(tx: Tx, caregiver: number): Promise<void> {
  const shown = sql`from ${reviews} where ${reviews.caregiver_id} = ${caregiver} and ${reviews.approved}`
  await tx
    .update(caregivers)
    .set({
      avg_rating: sql`(select round(avg(${reviews.rating}), 2) ${shown})`,
      reviews_count: sql`(select count(*)::int ${shown})`,
    })
    .where(eq(caregivers.id, caregiver))
}
