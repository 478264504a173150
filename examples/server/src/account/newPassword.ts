import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { endRealtime } from '../people/endRealtime.ts'
import { endSignIns } from '../people/endSignIns.ts'
import { hashPassword } from './password.ts'
import type { SessionUser } from '../people/session.ts'
import { tellOfLink } from './socialAccounts.ts'
import { userSecrets, users } from '../tables/account.ts'

/**
 * Gives a new password to the user whom `whose` finds, and ends everything that could sign in before it. The only way
 * to a new password: whoever chooses one may do so because somebody else knows the old one. What `whose` throws
 * undoes it.
 */
export async function newPassword(
  deps: Deps,
  password: string,
  whose: (tx: Tx) => Promise<SessionUser>,
): Promise<SessionUser> {
  const password_hash = await hashPassword(password)
  const { user, unlinked } = await deps.db.transaction(async (tx) => {
    const owner = await whose(tx)
    await tx
      .insert(userSecrets)
      .values({ user_id: owner.id, password_hash })
      .onConflictDoUpdate({ target: userSecrets.user_id, set: { password_hash } })
    await tx.update(users).set({ must_change_password: false }).where(eq(users.id, owner.id))
    return { user: owner, unlinked: await endSignIns(tx, owner.id, deps.now()) }
  })
  await endRealtime(deps, user.id)
  for (const provider of unlinked) await tellOfLink(deps, provider, user, 'unlinked')
  return user
}
