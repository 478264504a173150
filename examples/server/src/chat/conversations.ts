import { messagesPageSize, type ChatMessage, type ConversationSummary } from '@homecare/sdk/chat'
import { desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db } from '../db/connect.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { hasBlocked, isBlocked, otherOf } from './blocks.ts'
import { conversations } from '../tables/chat.ts'
import { houseOf } from './houses.ts'

/** The conversations of a user as their list shows them, latest first, each with its newest messages. */
export async function conversationsOf(db: Db, userId: number): Promise<ConversationSummary[]> {
  const rows = await db
    .select()
    .from(conversations)
    .where(or(eq(conversations.from_user, userId), eq(conversations.to_user, userId)))
    .orderBy(desc(conversations.last_message_at), desc(conversations.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [people, newest, unread] = [
    await peopleById(
      db,
      rows.map((row) => otherOf(row, userId)),
    ),
    await newestMessages(db, ids),
    await unreadByConversation(db, ids, userId),
  ]
  return rows.flatMap((row) => {
    const other = people.get(otherOf(row, userId))
    if (!other) return []
    const messages = newest.get(row.id) ?? []
    return {
      id: row.id,
      cid: row.cid,
      from_user_block: hasBlocked(row, userId),
      closed: other.gone || isBlocked(row, userId),
      other: other.shown,
      messages,
      unread: unread.get(row.id) ?? 0,
      last_message_at: messages.at(-1)?.timestamp ?? null,
    }
  })
}

/** Whether somebody has a message `m` of a conversation `c` of theirs to read: what the SDK's `unreadCount` says, in SQL. */
const isUnreadBy = (reader: SQL): SQL => sql`(
  ${reader} in (c.from_user, c.to_user) and m.uid <> ${reader} and not (${reader} = any(m.read_by))
  and not (c.blocked_by_both or coalesce(c.blocked_by = ${reader}, false)))`

/** How many messages somebody has not read, as part of a statement. */
export const countUnread = (userId: number): SQL => sql`
  select count(*) from conversations c join messages m on m.conversation_id = c.id
  where (c.from_user = ${userId}::int or c.to_user = ${userId}::int) and ${isUnreadBy(sql`${userId}::int`)}`

/** The unread messages of each user that has some, outside conversations that they have blocked. */
export async function unreadOf(
  db: Db,
  userIds: readonly number[],
): Promise<{ userId: number; unread: number }[]> {
  if (userIds.length === 0) return []
  const { rows } = await db.execute<{ user_id: number; unread: number }>(sql`
    select reader.id as user_id, count(*)::int as unread
    from users reader
    join conversations c on reader.id in (c.from_user, c.to_user)
    join messages m on m.conversation_id = c.id
    where reader.id in ${[...userIds]} and ${isUnreadBy(sql`reader.id`)}
    group by reader.id`)
  return rows.map(({ user_id, unread }) => ({ userId: user_id, unread }))
}

async function peopleById(db: Db, userIds: readonly number[]) {
  const rows = await db
    .select({ user: users, caregiverId: caregivers.id, house: houseOf(sql`${users.id}`) })
    .from(users)
    .leftJoin(caregivers, eq(caregivers.user_id, users.id))
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(
    rows.map(({ user, caregiverId, house }) => [
      user.id,
      {
        gone: user.deleted_at !== null,
        shown: {
          id: user.id,
          caregiver_id: caregiverId,
          first_name: user.first_name,
          last_initial: user.last_name.slice(0, 1),
          facility_name: house,
          photo: photoAddress(user.id, user.portrait),
          user_type: user.role,
        },
      },
    ]),
  )
}

async function newestMessages(db: Db, ids: readonly number[]): Promise<Map<number, ChatMessage[]>> {
  const { rows } = await db.execute<{ conversation_id: number; page: ChatMessage[] }>(sql`
    select c.id as conversation_id, newest.page
    from conversations c
    cross join lateral (
      select json_agg(json_build_object(
        'key', m.key, 'uid', m.uid, 'timestamp', m.timestamp, 'content', m.content,
        'synced', m.synced, 'readBy', m.read_by, 'message_id', m.message_id
      ) order by m.timestamp, m.key) as page
      from (
        select * from messages
        where conversation_id = c.id
        order by timestamp desc, key desc
        limit ${messagesPageSize}
      ) m
    ) newest
    where c.id in ${[...ids]} and newest.page is not null`)
  return new Map(rows.map(({ conversation_id, page }) => [conversation_id, page]))
}

async function unreadByConversation(
  db: Db,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ conversation_id: number; unread: number }>(sql`
    select conversation_id, count(*)::int as unread
    from messages
    where conversation_id in ${[...ids]} and uid <> ${userId} and not (${userId}::int = any(read_by))
    group by conversation_id`)
  return new Map(rows.map(({ conversation_id, unread }) => [conversation_id, unread]))
}
