import { countedFor, countHit, scaled } from '../limits/rateLimit.ts'
import type { Passage } from './passage.ts'

/** Counts the call against each of its limits; one that is used up refuses. */
export async function countHits({
  entry,
  arrival,
  session,
  body,
  params,
  deps,
  now,
}: Passage): Promise<void> {
  const counting = { ip: arrival.ip, userId: session?.user.id, body: body?.value, params }
  for (const limit of entry.limits)
    await countHit(deps.db, scaled(limit, deps.config.rateLimitFactor), countedFor(limit, counting), now)
}
