import { unansweredAfterMs, unansweredShown, type MessageFacts } from '@homecare/sdk/families'
import { sql } from 'drizzle-orm'
import { shortName } from '../people/person.ts'
import type { Db } from '../db/connect.ts'
import { unreadOf } from './conversations.ts'
import { houseOf } from './houses.ts'

interface LastWords {
  readonly conversation_id: number
  readonly first_name: string
  readonly last_initial: string
  readonly house: string | null
  readonly timestamp: number
  readonly is_read: boolean
}

/** What waits for a user among the messages, for the dashboard. Nothing waits in a conversation that is blocked. */
export async function messageFactsOf(db: Db, userId: number, now: number): Promise<MessageFacts> {
  const [[unread], { rows }] = await Promise.all([
    unreadOf(db, [userId]),
    db.execute(sql`
      select c.id as conversation_id, u.first_name, left(u.last_name, 1) as last_initial, ${houseOf(sql`u.id`)} as house,
        last.timestamp::float8 as timestamp, (${userId}::int = any(last.read_by)) as is_read
      from conversations c
      join users u on u.id = case when c.from_user = ${userId}::int then c.to_user else c.from_user end
        and u.deleted_at is null
      cross join lateral (
        select uid, timestamp, read_by from messages
        where conversation_id = c.id
        order by timestamp desc, key desc
        limit 1
      ) last
      where (c.from_user = ${userId} or c.to_user = ${userId}) and not c.from_user_block and last.uid <> ${userId}
      order by last.timestamp desc`),
  ])
  const last = rows as unknown as LastWords[]
  const latest = last.find((words) => !words.is_read)?.timestamp ?? now
  return {
    unread: unread ? { count: unread.unread, latest: new Date(latest).toISOString() } : null,
    unanswered: last
      .filter((words) => words.is_read && now - words.timestamp > unansweredAfterMs)
      .slice(0, unansweredShown)
      .map(({ conversation_id, first_name, last_initial, house, timestamp }) => ({
        conversation_id,
        name: house ?? shortName({ first_name, last_name: last_initial }),
        since: new Date(timestamp).toISOString(),
      })),
  }
}
