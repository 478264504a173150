import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/**
 * Whether the sign-up of a family `f` waits to be finished. Who opened an account to help with the care plan of another family
 * has none to finish, until they begin one.
 */
export const signupWaits = sql<boolean>`(not f.onboarding_completed and (
  f.onboarding_saved_step is not null or not exists (
    select 1 from plan_people r where r.user_id = f.id and r.side = 'relative' and r.removed_at is null
  )
))`

/** The same for one family; false for whoever is none. */
export async function signupWaitsFor(db: Db, familyId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from families f where f.id = ${familyId}::int and ${signupWaits}`,
  )
  return rows.length > 0
}
