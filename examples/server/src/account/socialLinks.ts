import { listSocialLinks, mayUnlink, unlinkSocial, type SocialLinks } from '@homecare/sdk/account'
import { and, asc, eq, isNotNull, min } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { always, signedIn } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { tellOfLink } from './socialAccounts.ts'
import { lockUser } from '../people/lockUser.ts'
import { socialAccounts, socialOffers, userSecrets } from '../tables/account.ts'
import { accountServerTexts } from './texts.ts'

const own = always(signedIn)

/** What signs the caller in besides a password, and taking it away. */
export function answerSocialLinks(routes: Routes): void {
  routes.on(listSocialLinks, own, ({ session, db }) => linksOf(db, session.user.id))

  routes.on(unlinkSocial, own, async ({ params: { provider }, session, db, deps }) => {
    const { user } = session
    const left = await db.transaction(async (tx) => {
      // One at a time: of two ways in that are taken away together, the second would be the last.
      await lockUser(tx, user.id)
      const before = await linksOf(tx, user.id)
      if (!before.links.some((link) => link.provider === provider)) throw refuse.notFound()
      if (!mayUnlink(before)) throw refuse.conflict(accountServerTexts.onlyWayIn)
      for (const table of [socialAccounts, socialOffers])
        await tx.delete(table).where(and(eq(table.user_id, user.id), eq(table.provider, provider)))
      return linksOf(tx, user.id)
    })
    await tellOfLink(deps, provider, user, 'unlinked')
    return left
  })
}

/** Two accounts of one provider are one way in to whoever reads it. */
async function linksOf(db: Db | Tx, userId: number): Promise<SocialLinks> {
  const since = min(socialAccounts.linked_at)
  const rows = await db
    .select({ provider: socialAccounts.provider, since })
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, userId))
    .groupBy(socialAccounts.provider)
    .orderBy(asc(since), asc(socialAccounts.provider))
  const [secret] = await db
    .select({ id: userSecrets.user_id })
    .from(userSecrets)
    .where(and(eq(userSecrets.user_id, userId), isNotNull(userSecrets.password_hash)))
  return {
    links: rows.map(({ provider, since: linked }) => ({
      provider,
      linked_at: (linked ?? new Date(0)).toISOString(),
    })),
    has_password: secret !== undefined,
  }
}
