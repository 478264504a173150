import { dayMs } from '@homecare/sdk/kit'
import type { LoginReason } from '@homecare/sdk/account'
import { isRestricted, partnerViews } from '@homecare/sdk/addresses'
import { and, eq, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import { preparedAs } from '../db/ask.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { partners } from '../tables/partners.ts'
import type { RealtimeService } from '@homecare/realtime'
import { cookieOf } from '../http/cookies.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { endedSessions, sessions, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { memberships } from '../tables/money/memberships.ts'
import { worksBeyond } from './onShift.ts'

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
 * latest after 12 hours; a remembered one after 30 days, idle or not. None of a caregiver who is clocked in ends before
 * an hour after the planned end of that work.
 */
export const sessionTimes = {
  absolute: 12 * 3_600_000,
  idle: 30 * 60_000,
  remembered: 30 * dayMs,
  afterShift: 3_600_000,
  /** How long it is known why a session ended. */
  why: 7 * dayMs,
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

/** What is read of every request that has a cookie: written once for each database, and planned once for each connection: both take longer than to ask it. */
const written = new WeakMap<Db, ReturnType<typeof writeByHash>>()

function byHash(db: Db) {
  const query = written.get(db) ?? writeByHash(db)
  written.set(db, query)
  return query
}

function writeByHash(db: Db) {
  return db
    .select({ session: sessions, user: users, views: partners.allowed_views, calls: mayAskAsMember })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(partners, eq(partners.code, users.partner_code))
    .where(and(eq(sessions.id_hash, sql.placeholder('idHash')), isNull(users.deleted_at)))
    .prepare(preparedAs(db, 'session'))
}

/** The session of a cookie's value, or null when there is none, or it has ended. Counts as activity. */
export async function readSession(db: Db, id: string | undefined, now: number): Promise<Session | null> {
  if (!id || id.length > 200) return null
  const idHash = hashOf(id)
  const [row] = await byHash(db).execute({ idHash })
  if (!row) return null
  // The sweeper removes it, and tells the chat.
  if (overBy(row.session, now) && !(await isKeptByWork(db, row.session, now))) return null
  if (now - row.session.last_seen_at.getTime() > sessionTimes.touch) {
    await db
      .update(sessions)
      .set({ last_seen_at: new Date(now) })
      .where(eq(sessions.id_hash, idHash))
    await noteActive(db, row.user.id, now)
  }
  return {
    idHash,
    user: { ...row.user, concierge_eligible: row.user.concierge_eligible || row.calls },
    remember: row.session.remember,
    allowedViews: viewsOf(row.user, row.views),
  }
}

/**
 * Of whom a file, or another answer that is no call's, is asked for: null where nobody is signed in, and where a new password
 * is to be chosen first.
 */
export async function fileSession(
  request: Request,
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
): Promise<Session | null> {
  const session = await readSession(db, sessionIdOf(request, config), now())
  return session?.user.must_change_password ? null : session
}

/** Whether somebody is a member who may ask for calls. */
export const mayAskAsMember = sql<boolean>`exists (
  select 1 from ${memberships} where ${memberships.family_id} = ${users.id} and ${memberships.state} <> 'ended'
    and ${memberships.advisor_calls})`

/**
 * Keeps the day on which somebody was here last: its beginning, so that the hour stands nowhere, and once a day. What is
 * told of it is told of caregivers.
 */
async function noteActive(db: Db | Tx, userId: number, now: number): Promise<void> {
  const day = new Date(Math.floor(now / dayMs) * dayMs)
  await db
    .update(caregivers)
    .set({ last_active_at: day })
    .where(and(eq(caregivers.id, userId), lt(caregivers.last_active_at, day)))
}

/** Why a session is over, by its own times; null while it is not. */
function overBy(session: typeof sessions.$inferSelect, now: number): LoginReason | null {
  if (session.expires_at.getTime() <= now) return 'long'
  const isIdle = !session.remember && now - session.last_seen_at.getTime() > sessionTimes.idle
  return isIdle ? 'idle' : null
}

async function isKeptByWork(db: Db, { id_hash }: typeof sessions.$inferSelect, now: number) {
  const [kept] = await db
    .select({ id: sessions.id_hash })
    .from(sessions)
    .where(and(eq(sessions.id_hash, id_hash), keptByWork(db, now)))
  return kept !== undefined
}

/** Whether it is a caregiver's who is at work, or was until a moment ago. */
const keptByWork = (db: Db | Tx, now: number) =>
  worksBeyond(db, sessions.user_id, new Date(now - sessionTimes.afterShift))

/** Why the session of a cookie's value is none any more, where it has ended and not by its own browser's logout. */
export async function whyEnded(db: Db, id: string | undefined, now: number): Promise<LoginReason | null> {
  if (!id || id.length > 200) return null
  const idHash = hashOf(id)
  const [session] = await db.select().from(sessions).where(eq(sessions.id_hash, idHash))
  if (session) return overBy(session, now)
  const [ended] = await db.select().from(endedSessions).where(eq(endedSessions.id_hash, idHash))
  return ended?.why ?? null
}

/** Notes why sessions have ended, for the login pages of their browsers. */
async function noteEnded(db: Db | Tx, ended: readonly (typeof endedSessions.$inferInsert)[]): Promise<void> {
  if (ended.length > 0)
    await db
      .insert(endedSessions)
      .values([...ended])
      .onConflictDoNothing()
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
  await noteActive(db, userId, now)
  return { id, maxAge: remember ? life / 1000 : null }
}

export async function endSession(db: Db | Tx, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id_hash, idHash))
}

/** Ends every session of a user. */
export async function endSessionsOf(db: Db | Tx, userId: number, now: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.user_id, userId))
    .returning({ id_hash: sessions.id_hash })
  const ended_at = new Date(now)
  await noteEnded(
    db,
    ended.map(({ id_hash }) => ({ id_hash, why: 'elsewhere', ended_at })),
  )
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
    .where(and(inArray(sessions.id_hash, [...idHashes]), or(not(isOver(now)), keptByWork(db, now))))
  return new Set(rows.map(({ idHash }) => idHash))
}

/** `overBy`, in SQL. */
function isOver(now: number): SQL {
  const idleSince = new Date(now - sessionTimes.idle)
  return or(
    lte(sessions.expires_at, new Date(now)),
    and(eq(sessions.remember, false), lt(sessions.last_seen_at, idleSince)),
  )!
}

/** Removes what has ended by itself, and its sign-ins to the chat; and why it ended, once nobody asks any more. */
export async function sweepSessions(
  db: Db,
  now: number,
  realtime: Pick<RealtimeService, 'endSession'>,
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(isOver(now), not(keptByWork(db, now))))
    .returning()
  const ended_at = new Date(now)
  await noteEnded(
    db,
    ended.map((session) => ({ id_hash: session.id_hash, why: overBy(session, now) ?? 'idle', ended_at })),
  )
  for (const { user_id, id_hash } of ended) await realtime.endSession(String(user_id), id_hash)
  await db.delete(endedSessions).where(lt(endedSessions.ended_at, new Date(now - sessionTimes.why)))
}
