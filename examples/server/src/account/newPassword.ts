import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { endRealtime } from '../people/endRealtime.ts'
import { endSignIns } from '../people/endSignIns.ts'
import { hashPassword, passwordMatches } from './password.ts'
import type { SessionUser } from '../people/session.ts'
import { tellOfLink } from './socialAccounts.ts'
import { refuse } from '../refusals/refuse.ts'
import { userSecrets, users } from '../tables/account.ts'
import { accountServerTexts } from './texts.ts'

/**
 * Gives a new password to the user whom `whose` finds, and ends everything that could sign in before it. The only way
 * to a new password: whoever chooses one may do so because somebody else knows the old one. Refuses, at `field`, the old
 * one of whoever was asked for another. What `whose` throws undoes it.
 */
export async function newPassword(
  deps: Deps,
  { password, field }: { readonly password: string; readonly field: string },
  whose: (tx: Tx) => Promise<SessionUser>,
): Promise<SessionUser> {
  const password_hash = await hashPassword(password)
  const { user, unlinked } = await deps.db.transaction(async (tx) => {
    const owner = await whose(tx)
    if (owner.must_change_password) await refuseAsBefore(tx, owner.id, { password, field })
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

async function refuseAsBefore(
  tx: Tx,
  userId: number,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  const [before] = await tx.select().from(userSecrets).where(eq(userSecrets.user_id, userId))
  if (before && (await passwordMatches(before.password_hash, password)))
    throw refuse.invalid({ [field]: [accountServerTexts.asBefore] })
}
