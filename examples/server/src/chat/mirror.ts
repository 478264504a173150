import {
  conversationMember,
  conversationMessage,
  counterPath,
  readMark,
  type ChatMessage,
  type RealtimeMessage,
} from '@homecare/sdk'
import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { RealtimeService } from '../realtime/service.ts'
import type { ConversationRow } from './blocks.ts'
import { unreadOf } from './conversations.ts'
import { conversations, messages, messagingFreezes } from './tables.ts'

/** What the mirror writes to: the stand-in or a Firebase project. */
export type MirrorTarget = Pick<RealtimeService, 'update'>

/** Copies what was committed into the realtime tree. Postgres stays the truth: a failure is logged, not answered. */
export interface Mirror {
  message(conversation: ConversationRow, message: ChatMessage): Promise<void>
  read(
    conversation: Pick<ConversationRow, 'id' | 'cid'>,
    keys: readonly string[],
    userId: number,
  ): Promise<void>
  /** The user's unread messages, counted anew. */
  unread(userId: number): Promise<void>
  frozen(userId: number, frozen: boolean): Promise<void>
}

export function createMirror(
  db: Db,
  target: MirrorTarget,
  log: (message: string, error: unknown) => void,
): Mirror {
  /** Conversations whose last copy failed: they are copied whole with the next. */
  const behind = new Set<number>()
  const counting = new Map<number, Promise<void>>()
  const recount = new Set<number>()

  async function copy(id: number | null, values: Record<string, unknown>): Promise<void> {
    try {
      await target.update('', values)
      const late = [...behind]
      if (late.length === 0) return
      behind.clear()
      await mirrorConversations(db, target, late).catch((error: unknown) => {
        for (const one of late) behind.add(one)
        throw error
      })
    } catch (error) {
      if (id !== null) behind.add(id)
      log('The realtime tree is behind the database', error)
    }
  }

  async function count(userId: number): Promise<void> {
    recount.delete(userId)
    const [total] = await unreadOf(db, [userId])
    await copy(null, { [counterPath('messages', userId)]: total?.unread ?? 0 })
    if (recount.has(userId)) await count(userId)
  }

  return {
    message: (conversation, message) =>
      copy(conversation.id, {
        ...members(conversation),
        [conversationMessage(conversation.cid, message.key)]: realtimeMessage(message),
      }),
    read: ({ id, cid }, keys, userId) =>
      copy(id, Object.fromEntries(keys.map((key) => [readMark(cid, key, userId), true]))),
    // One count at a time for each user, so that an older one is never written over a newer.
    unread(userId) {
      recount.add(userId)
      const running = counting.get(userId)
      if (running) return running
      const started = count(userId).finally(() => counting.delete(userId))
      counting.set(userId, started)
      return started
    },
    frozen: (userId, frozen) => copy(null, { [counterPath('frozen', userId)]: frozen ? true : null }),
  }
}

const pageSize = 100

/**
 * Puts conversations of the database into the realtime tree, with the counters of their members: all of them
 * after seeding, or those named. What is there already is overwritten.
 */
export async function mirrorConversations(
  db: Db,
  target: MirrorTarget,
  only?: readonly number[],
): Promise<void> {
  const people = new Set<number>()
  for (let after = 0; ;) {
    const page = await db
      .select()
      .from(conversations)
      .where(
        only
          ? sql`${conversations.id} > ${after} and ${inArray(conversations.id, [...only])}`
          : gt(conversations.id, after),
      )
      .orderBy(asc(conversations.id))
      .limit(pageSize)
    const last = page.at(-1)
    if (!last) break
    after = last.id
    const byId = new Map(page.map((conversation) => [conversation.id, conversation]))
    const written = await db
      .select()
      .from(messages)
      .where(inArray(messages.conversation_id, [...byId.keys()]))
    const values: Record<string, unknown> = {}
    for (const conversation of page) {
      Object.assign(values, members(conversation))
      people.add(conversation.from_user).add(conversation.to_user)
    }
    for (const { conversation_id, ...message } of written) {
      const { cid } = byId.get(conversation_id)!
      values[conversationMessage(cid, message.key)] = realtimeMessage(message)
    }
    await target.update('', values)
  }
  await mirrorCounters(db, target, [...people])
}

async function mirrorCounters(db: Db, target: MirrorTarget, people: readonly number[]): Promise<void> {
  for (let start = 0; start < people.length; start += 1000) {
    const some = people.slice(start, start + 1000)
    const counts = await unreadOf(db, some)
    const frozen = await db.select().from(messagingFreezes).where(inArray(messagingFreezes.user_id, some))
    const values: Record<string, unknown> = {}
    for (const userId of some) values[counterPath('messages', userId)] = 0
    for (const { userId, unread } of counts) values[counterPath('messages', userId)] = unread
    for (const { user_id } of frozen) values[counterPath('frozen', user_id)] = true
    await target.update('', values)
  }
}

function members({ cid, from_user, to_user }: ConversationRow): Record<string, true> {
  return { [conversationMember(cid, from_user)]: true, [conversationMember(cid, to_user)]: true }
}

function realtimeMessage({ uid, timestamp, content, message_id, readBy }: ChatMessage): RealtimeMessage {
  const marks = Object.fromEntries(readBy.map((reader) => [String(reader), true as const]))
  return { uid, timestamp, content, message_id: message_id!, readBy: marks }
}
