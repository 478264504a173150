import { lt, sql, type SQL } from 'drizzle-orm'
import { countedAddress } from '../http/caller.ts'
import type { Db } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { rateLimits } from '../tables/server.ts'

/** How often something may be done in a window of time, and by whom it is counted. */
export interface Limit {
  /** What is counted, in one word; calls with the same word share their count. */
  readonly name: string
  readonly hits: number
  readonly seconds: number
  /** For what it is counted; each that applies, where nothing is said. */
  readonly counts?: readonly Counted[]
  /** What the request names, such as the e-mail address tried: whoever asks, it is counted for that as well. */
  readonly also?: (body: unknown, params: Params) => string | undefined
}

/** The caller's network address; the person signed in; the person, or of a visitor the address; what `also` gives. */
type Counted = 'address' | 'person' | 'caller' | 'named'
type Params = Readonly<Record<string, string | number>>

/** A request as a limit looks at it. */
interface Counting {
  readonly ip: string
  /** Of whoever is signed in. */
  readonly userId: number | undefined
  readonly body: unknown
  readonly params: Params
}

/** The key of a caller's address. */
export const ofAddress = (ip: string) => `ip ${countedAddress(ip)}`
export const ofPerson = (userId: number) => `user ${userId}`

/** For whom a request is counted. */
export function countedFor({ counts, also }: Limit, { ip, userId, body, params }: Counting): string[] {
  const person = userId === undefined ? undefined : ofPerson(userId)
  const keys: Record<Counted, string | undefined> = {
    address: ofAddress(ip),
    person,
    caller: person ?? ofAddress(ip),
    named: also?.(body, params),
  }
  return (counts ?? (['address', 'person', 'named'] as const)).flatMap((one) => keys[one] ?? [])
}

/**
 * For reading record after record by its number: whoever looks for care or work looks at a few dozen an afternoon, and
 * whoever counts the numbers up wants them all. 240 in four hours.
 */
export const reading = (what: string): Limit => ({
  name: `read ${what}`,
  hits: 240,
  seconds: 4 * 3600,
  counts: ['caller'],
})

/** The e-mail address in a body, as what a request names. */
export function emailNamed(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? emailKey(email) : undefined
}
export const emailKey = (email: string) => `email ${email.trim().toLowerCase().slice(0, 254)}`

/** Letters a day to one address that somebody else has typed, whoever asks for them. */
export const lettersTo: Limit = {
  name: 'letter',
  hits: 10,
  seconds: 86_400,
  counts: ['named'],
  also: emailNamed,
}

/**
 * Counts one hit for each key, and refuses with 429 and Retry-After once a key has more than the limit: the keys behind that one
 * are not counted. The counters are rows, so that every process counts together; one statement counts all keys, since every
 * request waits for it.
 */
export async function countHit(db: Db, limit: Limit, callers: readonly string[], now: number): Promise<void> {
  const keys = [...new Set(callers)].map((caller) => `${limit.name}:${caller}`)
  if (keys.length === 0) return
  const counted = keys.map((key, nth) => counting(key, nth, limit, now))
  const all = keys.map((_, nth) => sql`select hits, resets_at from ${named(nth)}`)
  const { rows } = await db.execute<{ hits: number; resets_at: Date | string }>(
    sql`with ${sql.join(counted, sql`, `)} ${sql.join(all, sql` union all `)}`,
  )
  const over = rows.find(({ hits }) => hits > limit.hits)
  if (over) throw tooManyUntil(new Date(over.resets_at).getTime(), now)
}

/** The refusal of what may be tried again from an instant on. */
export const tooManyUntil = (resetsAt: number, now: number) =>
  refuse.tooMany(Math.max(1, Math.ceil((resetsAt - now) / 1000)))

const named = (nth: number) => sql.raw(`counted_${nth}`)

/** One key's counter, of which a window that is over begins anew: counted where the key before it has hits left. */
function counting(key: string, nth: number, { hits, seconds }: Limit, now: number): SQL {
  const [at, resets] = [new Date(now).toISOString(), new Date(now + seconds * 1000).toISOString()]
  const isOver = sql`${rateLimits}.resets_at <= ${at}::timestamptz`
  const mayCount =
    nth === 0 ? sql`` : sql`where exists (select from ${named(nth - 1)} where hits <= ${hits}::int)`
  return sql`${named(nth)} as (
    insert into ${rateLimits} (key, hits, resets_at) select ${key}::text, 1, ${resets}::timestamptz ${mayCount}
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else ${rateLimits}.hits + 1 end,
      resets_at = case when ${isOver} then ${resets}::timestamptz else ${rateLimits}.resets_at end
    returning hits, resets_at)`
}

/** The same limit on a server whose limits are all multiplied. */
export const scaled = (limit: Limit, factor: number): Limit => ({ ...limit, hits: limit.hits * factor })

/** Removes counters whose window is over. */
export async function sweepLimits(db: Db, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resets_at, new Date(now)))
}
