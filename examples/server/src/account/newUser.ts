import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { isDuplicate } from '../db/failure.ts'
import { refuse } from '../refusals/refuse.ts'
import type { SessionUser } from '../people/session.ts'
import { userSecrets, users } from '../tables/account.ts'
import { accountServerTexts } from './texts.ts'

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'created_at' | 'last_active_at'>

/**
 * Makes an account with what belongs to it, all or nothing. Refuses with a conflict where the e-mail address has one
 * already; a removed account keeps no address, so that it may be used again. Without a password, one is chosen by the letter
 * of whoever has forgotten theirs.
 */
export async function createUser(
  db: Db | Tx,
  person: NewUser,
  passwordHash: string | null,
  now: number,
  furnish: (tx: Tx, userId: number) => Promise<unknown>,
): Promise<SessionUser> {
  const known = refuse.conflict(accountServerTexts.known)
  const at = new Date(now)
  try {
    return await db.transaction(async (tx) => {
      const taken = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, person.email.toLowerCase()))
      if (taken.length > 0) throw known
      const [user] = await tx
        .insert(users)
        .values({ ...person, created_at: at, last_active_at: at })
        .returning()
      await tx.insert(userSecrets).values({ user_id: user!.id, password_hash: passwordHash })
      await furnish(tx, user!.id)
      return user!
    })
  } catch (error) {
    // Two sign-ups with one address at the same instant: the database lets one through.
    if (isDuplicate(error)) throw known
    throw error
  }
}
