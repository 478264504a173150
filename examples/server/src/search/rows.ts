import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import type { Deps } from '../deps/deps.ts'

/** A set of ids as the rows of the search have them: a bit each. No row has an id that is no bit. */
export function bitsOf(ids: readonly number[]): SQL {
  const bits = ids.reduce((all, id) => all | (isBit(id) ? 1n << BigInt(id) : none), 0n)
  return sql`${String(bits)}::bigint`
}

const isBit = (id: number) => Number.isInteger(id) && id >= 0 && id < 63
/** The one bit that no id has. */
const none = -(1n << 63n)

/** How many rows are made anew in one transaction. */
const atOnce = 500

/**
 * Reads anew when those are free whose rows say nothing of the coming week any more: one of their times has begun or ends within it.
 * Until then a search works it out of their times, as it does on every day on which a row says nothing.
 */
export async function keepSearchWeeks({ db }: Pick<Deps, 'db'>): Promise<void> {
  let anew = 0
  for (;;) {
    const { rows } = await db.execute<{ kept: number }>(sql`
      with due as materialized (
        select array_agg(id) as ids, count(*)::int as kept from (
          select id from search_rows where week_until < search_today() + 7 limit ${atOnce}::int) d
      ) select kept, keep_search_rows(ids) from due where kept > 0`)
    const kept = rows[0]?.kept ?? 0
    anew += kept
    if (kept < atOnce) break
  }
  // Until then a search reads whatever shares a page with them past its index. The embedded database never does it by itself.
  if (anew > 0) await db.execute(sql`vacuum (skip_locked) search_rows`)
}
