import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refuse } from './refuse.ts'
import { rateLimits } from './tables.ts'

/** How often something may be done in a window of time, and by whom it is counted. */
export interface Limit {
  /** What is counted, in one word; calls with the same word share their count. */
  readonly name: string
  readonly hits: number
  readonly seconds: number
  /** Counted for each caller's address, and besides for what this gives, such as the e-mail address tried. */
  readonly also?: (body: unknown) => string | undefined
}

/**
 * Counts one hit for each key, and refuses with 429 and Retry-After once a key has more than the limit.
 * The counters are rows, so that every process counts together.
 */
export async function countHit(db: Db, limit: Limit, callers: readonly string[], now: number): Promise<void> {
  const resets = new Date(now + limit.seconds * 1000)
  for (const caller of callers) {
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${limit.name}:${caller}`, hits: 1, resets_at: resets })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${rateLimits.resets_at} <= ${new Date(now)} then 1 else ${rateLimits.hits} + 1 end`,
          resets_at: sql`case when ${rateLimits.resets_at} <= ${new Date(now)} then ${resets} else ${rateLimits.resets_at} end`,
        },
      })
      .returning()
    if (row && row.hits > limit.hits) {
      throw refuse.tooMany(Math.max(1, Math.ceil((row.resets_at.getTime() - now) / 1000)))
    }
  }
}

/** The same limit on a server whose limits are all multiplied. */
export const scaled = (limit: Limit, factor: number): Limit => ({ ...limit, hits: limit.hits * factor })

/** Removes counters whose window is over. */
export async function sweepLimits(db: Db, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resets_at, new Date(now)))
}
