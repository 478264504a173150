import { sql } from 'drizzle-orm'
import { ask } from '../db/ask.ts'
import type { Db } from '../db/connect.ts'
import { rootOf } from '../db/guard.ts'
import { tooManyUntil, type Limit } from './rateLimit.ts'

/** A key's hits in its window, as far as this process knows of them, and those of them that no row has yet. */
interface Counter {
  hits: number
  untold: number
  resetsAt: number
}

interface Counters {
  toldAt: number
  readonly byKey: Map<string, Counter>
}

/** How long hits are kept to a process, in milliseconds. */
const tellAfter = 1000

const counted = new WeakMap<Db, Counters>()

/**
 * Counts one hit for each key as `countHit` does, for a limit of hundreds a minute on what only reads: in memory, and in the rows once a
 * second, with the first hit after it. So no search waits for a write, and of several processes each may let through what it
 * is asked within a second.
 */
export async function countSoon(
  db: Db,
  limit: Limit,
  callers: readonly string[],
  now: number,
): Promise<void> {
  const counters = countersOf(db, now)
  const mine = [...new Set(callers)].map((caller) =>
    counterOf(counters, `${limit.name}:${caller}`, limit, now),
  )
  for (const counter of mine) {
    refuseBeyond(limit.hits - 1, counter, now)
    counter.hits++
    counter.untold++
  }
  if (now - counters.toldAt < tellAfter) return
  await tell(db, counters, now)
  for (const counter of mine) refuseBeyond(limit.hits, counter, now)
}

function refuseBeyond(most: number, { hits, resetsAt }: Counter, now: number): void {
  if (hits > most) throw tooManyUntil(resetsAt, now)
}

/** What this process knows; nothing of a time that lies ahead, once its clock was set back. */
function countersOf(db: Db, now: number): Counters {
  const root = rootOf(db)
  const known = counted.get(root)
  if (known && known.toldAt <= now) return known
  const begun = { toldAt: -Infinity, byKey: new Map<string, Counter>() }
  counted.set(root, begun)
  return begun
}

function counterOf({ byKey }: Counters, key: string, { seconds }: Limit, now: number): Counter {
  const known = byKey.get(key)
  if (known && known.resetsAt > now) return known
  const begun = { hits: 0, untold: 0, resetsAt: now + seconds * 1000 }
  byKey.set(key, begun)
  return begun
}

/** Adds to the rows what they do not have yet, and takes from them what other processes have counted. */
async function tell(db: Db, counters: Counters, now: number): Promise<void> {
  counters.toldAt = now
  for (const [key, { resetsAt }] of counters.byKey) if (resetsAt <= now) counters.byKey.delete(key)
  // In one order in every process, so that none waits for another that waits for it.
  const told = [...counters.byKey]
    .filter(([, { untold }]) => untold > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const [keys, hits] = [told.map(([key]) => key), told.map(([, { untold }]) => untold)]
  const resets = told.map(([, { resetsAt }]) => new Date(resetsAt).toISOString())
  for (const [, counter] of told) counter.untold = 0
  const isOver = sql`rate_limits.resets_at <= ${new Date(now).toISOString()}::timestamptz`
  const rows = await ask<{ key: string; hits: number; resets_at: string }>(
    db,
    sql`insert into rate_limits (key, hits, resets_at)
      select * from unnest(${sql.param(keys)}::text[], ${sql.param(hits)}::int[], ${sql.param(resets)}::timestamptz[])
      on conflict (key) do update set
        hits = case when ${isOver} then excluded.hits else rate_limits.hits + excluded.hits end,
        resets_at = case when ${isOver} then excluded.resets_at else rate_limits.resets_at end
      returning key, hits, resets_at`,
  )
  for (const row of rows) {
    const counter = counters.byKey.get(row.key)
    if (!counter) continue
    counter.hits = row.hits + counter.untold
    counter.resetsAt = new Date(row.resets_at).getTime()
  }
}
