import { dayMs } from '@homecare/sdk/kit'
import { continueMinutes } from '@homecare/sdk/partners'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { passwordLinks, users } from '../tables/account.ts'
import type { SessionUser } from './session.ts'

type Purpose = 'reset' | 'create' | 'continue'

/**
 * How long a link works, in milliseconds: mailed, an hour for a new password and two weeks for the first; from a
 * partner's page to ours, a quarter of an hour.
 */
export const linkTimes: Readonly<Record<Purpose, number>> = {
  reset: 3_600_000,
  create: 14 * dayMs,
  continue: continueMinutes * 60_000,
}

/** Makes a link's token; only its hash is kept. An older link of the same kind stops working. */
export async function makeLink(db: Db | Tx, userId: number, purpose: Purpose, now: number): Promise<string> {
  const token = newToken()
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.user_id, userId), eq(passwordLinks.purpose, purpose)))
  await db.insert(passwordLinks).values({
    token_hash: hashOf(token),
    user_id: userId,
    purpose,
    created_at: new Date(now),
    expires_at: new Date(now + linkTimes[purpose]),
  })
  return token
}

/** Whose link it is. Refuses with notFound for one that is used, old or unknown. */
export async function ownerOfLink(
  db: Db | Tx,
  token: string,
  purpose: Purpose,
  now: number,
): Promise<SessionUser> {
  const [row] = await db
    .select({ user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.user_id))
    .where(and(works(token, purpose, now), isNull(users.deleted_at)))
  if (!row) throw refuse.notFound()
  return row.user
}

/** Uses the link up: of two presses at once only one gets the owner. */
export async function useLink(db: Tx, token: string, purpose: Purpose, now: number): Promise<SessionUser> {
  const owner = await ownerOfLink(db, token, purpose, now)
  const used = await db
    .update(passwordLinks)
    .set({ used_at: new Date(now) })
    .where(works(token, purpose, now))
    .returning()
  if (used.length === 0) throw refuse.notFound()
  return owner
}

/** Removes links that no longer work. */
export async function sweepLinks(db: Db, now: number): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expires_at, new Date(now)))
}

const works = (token: string, purpose: Purpose, now: number) =>
  and(
    eq(passwordLinks.token_hash, hashOf(token)),
    eq(passwordLinks.purpose, purpose),
    isNull(passwordLinks.used_at),
    gt(passwordLinks.expires_at, new Date(now)),
  )
