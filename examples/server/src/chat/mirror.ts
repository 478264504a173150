import {
  conversationMember,
  conversationMessage,
  counterPath,
  type ChatMessage,
  type RealtimeMessage,
} from '@homecare/sdk/chat'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { ConversationRow } from './blocks.ts'
import { unreadOf } from './conversations.ts'
import type { Mirrors, TreeValues } from './outbox.ts'
import { conversations, messages, messagingFreezes } from '../tables/chat.ts'

/** A message by its conversation's number and its own key. */
interface MessageName {
  readonly conversationId: number
  readonly key: string
}

/** What the tree has of the chat. */
export const chatMirrors = {
  conversation: (db, owed) =>
    messageValues(
      db,
      owed.flatMap(({ about_id, message_key }) =>
        message_key === null ? [] : [{ conversationId: about_id, key: message_key }],
      ),
    ),
  person: (db, owed) => personValues(db, [...new Set(owed.map(({ about_id }) => about_id))]),
} satisfies Mirrors

/** These messages as the database has them now, in their order, with the members of their conversations. */
async function messageValues(db: Db, named: readonly MessageName[]): Promise<TreeValues> {
  if (named.length === 0) return {}
  const ids = [...new Set(named.map(({ conversationId }) => conversationId))]
  const rows = await db.select().from(conversations).where(inArray(conversations.id, ids))
  const byId = new Map(rows.map((conversation) => [conversation.id, conversation]))
  const wanted = JSON.stringify(
    named.map(({ conversationId, key }) => ({ conversation_id: conversationId, key })),
  )
  const written = await db
    .select()
    .from(messages)
    .where(
      sql`(${messages.conversation_id}, ${messages.key}) in (
        select conversation_id, key from json_to_recordset(${wanted}::json) as wanted (conversation_id int, key text))`,
    )
    .orderBy(messages.message_id)
  const values: TreeValues = {}
  for (const conversation of rows) Object.assign(values, members(conversation))
  for (const { conversation_id, ...message } of written) {
    const { cid } = byId.get(conversation_id)!
    values[conversationMessage(cid, message.key)] = realtimeMessage(message)
  }
  return values
}

/** What is counted of these people, and whether their messaging is frozen. */
async function personValues(db: Db, people: readonly number[]): Promise<TreeValues> {
  if (people.length === 0) return {}
  const counts = await unreadOf(db, people)
  const frozen = await db
    .select()
    .from(messagingFreezes)
    .where(inArray(messagingFreezes.user_id, [...people]))
  const values: TreeValues = {}
  for (const userId of people) {
    values[counterPath('messages', userId)] = 0
    values[counterPath('frozen', userId)] = null
  }
  for (const { userId, unread } of counts) values[counterPath('messages', userId)] = unread
  for (const { user_id } of frozen) values[counterPath('frozen', user_id)] = true
  return values
}

function members({ cid, from_user, to_user }: ConversationRow): Record<string, true> {
  return { [conversationMember(cid, from_user)]: true, [conversationMember(cid, to_user)]: true }
}

function realtimeMessage({ uid, timestamp, content, message_id, readBy }: ChatMessage): RealtimeMessage {
  const marks = Object.fromEntries(readBy.map((reader) => [String(reader), true as const]))
  return { uid, timestamp, content, message_id: message_id!, readBy: marks }
}
