import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { users } from '../tables/account.ts'

/** Somebody who is written to of what others have done; null where they are gone, or want no letters. */
export async function letterReader(db: Db | Tx, userId: number): Promise<typeof users.$inferSelect | null> {
  const [reader] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at), eq(users.notify_by_email, true)))
  return reader ?? null
}
