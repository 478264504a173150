import { dayMs } from '@homecare/sdk/kit'
import { replyHours, signalLimits } from '@homecare/sdk/caregivers'
import { and, asc, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { caregivers } from '../tables/caregivers.ts'

/** How many caregivers are looked at in one transaction. */
const atOnce = 200

/**
 * Says that how soon these people answer may be another now, where they are caregivers: somebody wrote first, or answered. It is
 * looked at with the next round, so that a search reads what is known and no messages.
 */
export async function repliesMayDiffer(tx: Tx, people: readonly number[], now: number): Promise<void> {
  const at = new Date(now)
  await tx
    .update(caregivers)
    .set({ replies_due_at: at })
    .where(
      and(
        inArray(caregivers.id, [...people]),
        or(isNull(caregivers.replies_due_at), gt(caregivers.replies_due_at, at)),
      ),
    )
}

/**
 * Keeps within how many hours caregivers answer families who write first (`replyHours`): of those of whom something has
 * happened since, and once a day of all whom families wrote to lately, since days pass by themselves. Any number of processes may.
 */
export async function lookAtReplies({ db }: { readonly db: Db }, now: number): Promise<void> {
  while ((await db.transaction((tx) => lookAtSome(tx, now))) === atOnce);
}

/** The same of some, in a transaction that there is; answers how many they were. */
export async function lookAtSome(tx: Tx, now: number): Promise<number> {
  const due = await tx
    .select({ id: caregivers.id })
    .from(caregivers)
    .where(lte(caregivers.replies_due_at, new Date(now)))
    .orderBy(asc(caregivers.replies_due_at))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const words = await firstWordsTo(tx, ids, now)
  const hours = ids.map((id) => replyHours(words.get(id) ?? [], now))
  const next = ids.map((id) => (words.has(id) ? new Date(now + dayMs).toISOString() : null))
  await tx.execute(sql`
    update caregivers c set reply_hours = v.hours, replies_due_at = v.due
    from unnest(${sql.param(ids)}::int[], ${sql.param(hours)}::int[], ${sql.param(next)}::timestamptz[]) as v(id, hours, due)
    where c.id = v.id`)
  return due.length
}

/** When families wrote first to each of these caregivers, the latest of them, and when they were answered. What one of the two has blocked says nothing. */
async function firstWordsTo(tx: Tx, ids: readonly number[], now: number) {
  const since = now - signalLimits.days * dayMs
  const { rows } = await tx.execute<{ id: number; asked: unknown; answered: unknown }>(sql`
    select k.id, t.asked, t.answered from unnest(${sql.param([...ids])}::int[]) as k(id)
    cross join lateral (
      select w.first_at as asked, (
        select min(m.timestamp) from messages m
        where m.conversation_id = t.id and m.uid = k.id and m.timestamp >= w.first_at) as answered
      from conversations t
      join users f on f.id = case when t.from_user = k.id then t.to_user else t.from_user end and f.role = 'family'
      cross join lateral (
        select m.uid, m.timestamp as first_at from messages m where m.conversation_id = t.id
        order by m.timestamp, m.message_id limit 1) w
      where (t.from_user = k.id or t.to_user = k.id) and not t.from_user_block
        and t.last_message_at >= ${new Date(since)} and w.first_at >= ${since}::bigint and w.uid = f.id
      order by w.first_at desc limit ${signalLimits.conversations}) t`)
  const words = new Map<number, { readonly asked: number; readonly answered: number | null }[]>()
  for (const { id, asked, answered } of rows) {
    const own = words.get(id) ?? []
    own.push({ asked: Number(asked), answered: answered === null ? null : Number(answered) })
    words.set(id, own)
  }
  return words
}
