import { and, asc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { users } from '../tables/account.ts'

/** The care manager who looks after a family: they share the families among them by number. */
export async function advisorOf(db: Db | Tx, familyId: number): Promise<typeof users.$inferSelect | null> {
  const managers = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'care_manager'), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
  return managers[familyId % managers.length] ?? null
}

/** Whether a care manager advises a family: what `advisorOf` says, in SQL. */
export const isAdvisedBy = (familyId: SQLWrapper, managerId: number): SQL => sql`(
  select (array_agg(m.id order by m.id))[1 + ${familyId} % count(*)::int] from users m
  where m.role = 'care_manager' and m.deleted_at is null) = ${managerId}::int`

/** Whether no care manager advises anybody, so that the staff do it. */
export const nobodyAdvises: SQL = sql`not exists (
  select 1 from users m where m.role = 'care_manager' and m.deleted_at is null)`
