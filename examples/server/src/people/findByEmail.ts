import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { userSecrets, users } from '../tables/account.ts'

/** The user of an e-mail address, however it is capitalised, with the hash of the password if there is one. */
export async function findByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ user: users, hash: userSecrets.password_hash })
    .from(users)
    .leftJoin(userSecrets, eq(userSecrets.user_id, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), isNull(users.deleted_at)))
  return row
}
