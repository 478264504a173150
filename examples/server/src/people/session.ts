import { isRestricted, partnerViews } from '@homecare/sdk/addresses'
import { and, eq, gt, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { partners } from '../tables/partners.ts'
import type { RealtimeService } from '@homecare/realtime'
import { cookieOf } from '../http/cookies.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { sessions, users } from '../tables/account.ts'

/**
 * The cookie that holds a session's random id. With https its name has browsers take it from this host alone, over
 * https: no page of a neighbouring host can put another in its place.
 */
export const sessionCookieName = ({ secureCookies }: Pick<Config, 'secureCookies'>) =>
  secureCookies ? '__Host-session' : 'session'

/** The session's id that a request's cookie holds. */
export const sessionIdOf = (request: Request, config: Pick<Config, 'secureCookies'>) =>
  cookieOf(request, sessionCookieName(config))

/**
 * How long a session lasts, in milliseconds. One without 'remember me' ends after 30 idle minutes and at the
 * latest after 12 hours; a remembered one after 30 days, idle or not.
 */
export const sessionTimes = {
  absolute: 12 * 3_600_000,
  idle: 30 * 60_000,
  remembered: 30 * 86_400_000,
  /** How stale the time of the last request may be, so that not every request writes. */
  touch: 60_000,
} as const

export type SessionUser = typeof users.$inferSelect

export interface Session {
  readonly idHash: string
  readonly user: SessionUser
  readonly remember: boolean
  /** Paths that a business-to-business family's partner opens; null for everybody else. */
  readonly allowedViews: readonly string[] | null
}

/** The session of a cookie's value, or null when there is none, or it has ended. Counts as activity. */
export async function readSession(db: Db, id: string | undefined, now: number): Promise<Session | null> {
  if (!id || id.length > 200) return null
  const idHash = hashOf(id)
  const [row] = await db
    .select({ session: sessions, user: users, views: partners.allowed_views })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(partners, eq(partners.code, users.partner_code))
    .where(
      and(eq(sessions.id_hash, idHash), gt(sessions.expires_at, new Date(now)), isNull(users.deleted_at)),
    )
  if (!row) return null
  const idle = now - row.session.last_seen_at.getTime()
  // The sweeper removes it, and tells the chat.
  if (!row.session.remember && idle > sessionTimes.idle) return null
  if (idle > sessionTimes.touch) {
    await db
      .update(sessions)
      .set({ last_seen_at: new Date(now) })
      .where(eq(sessions.id_hash, idHash))
  }
  return {
    idHash,
    user: row.user,
    remember: row.session.remember,
    allowedViews: viewsOf(row.user, row.views),
  }
}

/** The paths that a user is restricted to, by their partner's own list; null for whoever is not. */
export function viewsOf(user: SessionUser, own: readonly string[] | null): string[] | null {
  const { is_b2b, partner_code: partner_referral_code } = user
  return isRestricted({ is_b2b, partner_referral_code }) ? partnerViews(own) : null
}

/** Begins a session with a new id; answers the cookie's value and its age in seconds (null: until the browser closes). */
export async function beginSession(
  db: Db | Tx,
  userId: number,
  remember: boolean,
  now: number,
): Promise<{ id: string; maxAge: number | null }> {
  const id = newToken()
  const life = remember ? sessionTimes.remembered : sessionTimes.absolute
  await db.insert(sessions).values({
    id_hash: hashOf(id),
    user_id: userId,
    remember,
    created_at: new Date(now),
    last_seen_at: new Date(now),
    expires_at: new Date(now + life),
  })
  return { id, maxAge: remember ? life / 1000 : null }
}

export async function endSession(db: Db | Tx, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id_hash, idHash))
}

/** Ends every session of a user, but for one where `except` names it. */
export async function endSessionsOf(db: Db | Tx, userId: number, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), except === undefined ? undefined : ne(sessions.id_hash, except)))
}

/** Which of these sessions, by the hashes of their ids, have not ended. Does not count as activity. */
export async function livingSessions(
  db: Db,
  idHashes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (idHashes.length === 0) return new Set()
  const rows = await db
    .select({ idHash: sessions.id_hash })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id_hash, [...idHashes]),
        gt(sessions.expires_at, new Date(now)),
        or(eq(sessions.remember, true), gte(sessions.last_seen_at, new Date(now - sessionTimes.idle))),
      ),
    )
  return new Set(rows.map(({ idHash }) => idHash))
}

/** Removes what has ended by itself, and its sign-ins to the chat. */
export async function sweepSessions(
  db: Db,
  now: number,
  realtime: Pick<RealtimeService, 'endSession'>,
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expires_at, new Date(now)),
        and(eq(sessions.remember, false), lt(sessions.last_seen_at, new Date(now - sessionTimes.idle))),
      ),
    )
    .returning()
  for (const { user_id, id_hash } of ended) await realtime.endSession(String(user_id), id_hash)
}
