import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { Refusal } from '../refusals/refuse.ts'
import { countHit, scaled, type Limit } from './rateLimit.ts'

/** Counts a request that is answered by no call, as of a file: the answer where there are too many of them, null where not. */
export async function limited(
  { db, config }: { readonly db: Db; readonly config: Pick<Config, 'rateLimitFactor'> },
  limit: Limit,
  callers: readonly string[],
  now: number,
): Promise<Response | null> {
  try {
    await countHit(db, scaled(limit, config.rateLimitFactor), callers, now)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Response(null, { status: error.status, headers: error.headers })
  }
}
