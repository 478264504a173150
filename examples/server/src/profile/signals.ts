import { familiesReturned, replyHours, signalLimits } from '@homecare/sdk/caregivers'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

const dayMs = 86_400_000

/**
 * What has happened between a caregiver and families, as everybody may know it: rules of the SDK over the first words that
 * families wrote and the hires there were. Conversations that one of the two has blocked say nothing.
 */
export async function signalsOf(
  db: Db,
  id: number,
  now: number,
): Promise<{ reply_hours: number | null; families_returned: number | null }> {
  const since = now - signalLimits.days * dayMs
  const [words, hires] = await Promise.all([
    db.execute(sql`
      select w.first_at as asked, (
        select min(m.timestamp) from messages m
        where m.conversation_id = t.id and m.uid = ${id}::int and m.timestamp >= w.first_at) as answered
      from conversations t
      join users f on f.id = case when t.from_user = ${id}::int then t.to_user else t.from_user end and f.role = 'family'
      cross join lateral (
        select m.uid, m.timestamp as first_at from messages m where m.conversation_id = t.id
        order by m.timestamp, m.message_id limit 1) w
      where (t.from_user = ${id}::int or t.to_user = ${id}::int) and not t.from_user_block
        and t.last_message_at >= ${new Date(since)} and w.first_at >= ${since}::bigint and w.uid = f.id
      order by w.first_at desc limit ${signalLimits.conversations}`),
    db.execute(sql`
      select family_id from connections where caregiver_id = ${id}::int and hire_stage = 3
        and start_date <= ${new Date(now).toISOString().slice(0, 10)}::date and (end_date is null or end_date >= start_date)`),
  ])
  const asMs = (value: unknown) => (value === null ? null : Number(value))
  return {
    reply_hours: replyHours(
      words.rows.map(({ asked, answered }) => ({ asked: Number(asked), answered: asMs(answered) })),
      now,
    ),
    families_returned: familiesReturned(hires.rows.map(({ family_id }) => Number(family_id))),
  }
}
