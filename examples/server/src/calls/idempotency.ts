import { dayMs } from '@homecare/sdk/kit'
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Presence } from '../db/presence.ts'
import { refuse } from '../refusals/refuse.ts'
import { idempotencyKeys } from '../tables/server.ts'
import { serverTexts } from '../refusals/texts.ts'

export interface Attempt {
  readonly key: string
  /** 0 for a visitor without a session. */
  readonly userId: number
  readonly route: string
  readonly bodyHash: string
  /** The instant of the attempt, in milliseconds. */
  readonly at: number
  /** The process that makes it. */
  readonly by: Presence
}

/** What the first attempt answered. */
interface StoredAnswer {
  readonly answer: unknown
  readonly signedInUserId: number | null
}

/** An attempt that hangs is given up after this long, in milliseconds; answers are kept for a day. */
const abandonedAfter = 60_000
const keptFor = dayMs

/**
 * Takes the key for this attempt: null when it is the first, the stored answer when it has been answered. One whose
 * process died is given up at once. Refuses with 503 while the first is under way, so that whoever sent it again does
 * so once more and gets its answer; with 409 when the key was used for something else.
 */
export async function takeKey(db: Db, attempt: Attempt): Promise<StoredAnswer | null> {
  const row = {
    key: attempt.key,
    user_id: attempt.userId,
    route: attempt.route,
    body_hash: attempt.bodyHash,
    created_at: new Date(attempt.at),
    taken_by: attempt.by.id,
  }
  const taken = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning()
  if (taken.length > 0) return null
  const [first] = await db
    .select({
      ...getTableColumns(idempotencyKeys),
      gone: sql<boolean>`coalesce(${attempt.by.isGone(idempotencyKeys.taken_by)}, false)`,
    })
    .from(idempotencyKeys)
    .where(of(attempt))
  if (!first) return takeKey(db, attempt)
  if (first.route !== attempt.route || first.body_hash !== attempt.bodyHash)
    throw refuse.conflict(serverTexts.keyReused)
  if (first.answered) return { answer: first.answer, signedInUserId: first.signed_in_user_id }
  if (!first.gone && attempt.at - first.created_at.getTime() < abandonedAfter) throw refuse.underWay()
  await db.delete(idempotencyKeys).where(and(of(attempt), eq(idempotencyKeys.created_at, first.created_at)))
  return takeKey(db, attempt)
}

/**
 * Stores the answer, in the transaction of what was done. Refuses with 503 when the attempt took so long that another
 * has taken its key: what this one did is then taken back with the transaction.
 */
export async function storeAnswer(db: Db, attempt: Attempt, stored: StoredAnswer): Promise<void> {
  const kept = await db
    .update(idempotencyKeys)
    .set({ answer: stored.answer, answered: true, signed_in_user_id: stored.signedInUserId })
    .where(and(own(attempt), eq(idempotencyKeys.answered, false)))
    .returning({ key: idempotencyKeys.key })
  if (kept.length === 0) throw refuse.underWay()
}

/** Whether the answer is there still; it stays until the transaction ends. */
export async function holdAnswer(db: Db, attempt: Attempt): Promise<boolean> {
  const held = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(of(attempt), eq(idempotencyKeys.answered, true)))
    .for('share')
  return held.length > 0
}

/** Gives the key back: nothing was done, and the next attempt may try. */
export async function releaseKey(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(idempotencyKeys).where(and(own(attempt), eq(idempotencyKeys.answered, false)))
}

/** Removes answers that nobody will ask for again. */
export async function sweepKeys(db: Db, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now - keptFor)))
}

/** The row of this attempt, not of a later one that took its key over. */
const own = (attempt: Attempt) => and(of(attempt), eq(idempotencyKeys.created_at, new Date(attempt.at)))
const of = ({ key, userId }: Attempt) =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.user_id, userId))
