import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../tables/account.ts'

/** The care manager who looks after a family: they share the families among them by number. */
export async function advisorOf(db: Db, familyId: number): Promise<typeof users.$inferSelect | null> {
  const managers = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'care_manager'), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
  return managers[familyId % managers.length] ?? null
}
