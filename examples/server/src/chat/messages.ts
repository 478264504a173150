import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ChatMessage } from '@homecare/sdk/chat'
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import { repliesMayDiffer } from '../caregivers/replies.ts'
import { refuse } from '../refusals/refuse.ts'
import { otherOf, type ConversationRow } from './blocks.ts'
import { aboutMessages, aboutPerson, owe } from './outbox.ts'
import { conversationOf, refuseUnlessMayWrite, type Person } from './people.ts'
import { conversations, messages } from '../tables/chat.ts'

interface Written {
  readonly conversation: ConversationRow
  readonly message: ChatMessage
  /** False when this key had been written before. */
  readonly isNew: boolean
  readonly receiver: number
}

interface Writing {
  readonly from: Person
  readonly content: string
  readonly idempotencyKey: string | undefined
  readonly now: number
}

/** Writes to somebody; begins the conversation when there is none. Two presses at once begin one. */
export async function writeToPerson(db: Db, to: Person, writing: Writing): Promise<Written> {
  const { from, now } = writing
  return db.transaction(async (tx) => {
    const [low, high] = from.id < to.id ? [from.id, to.id] : [to.id, from.id]
    await tx.execute(sql`select pg_advisory_xact_lock(${low}::int, ${high}::int)`)
    const known = await conversationOf(tx, from.id, to.id)
    await refuseUnlessMayWrite(tx, from, to, known)
    return write(tx, known ?? (await begin(tx, from.id, to.id, now)), writing)
  })
}

/** Writes in a conversation that there is. */
export async function writeIn(db: Db, conversationId: number, writing: Writing): Promise<Written> {
  return db.transaction(async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update')
    if (!conversation) throw refuse.notFound()
    const [to] = await tx
      .select()
      .from(users)
      .where(eq(users.id, otherOf(conversation, writing.from.id)))
    if (!to) throw refuse.notFound()
    await refuseUnlessMayWrite(tx, writing.from, to, conversation)
    return write(tx, conversation, writing)
  })
}

/** Adds the user to readBy of every message up to `messageId` that is not theirs. */
export async function markRead(
  db: Db,
  conversationId: number,
  userId: number,
  messageId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(messages)
      .set({ readBy: sql`array_append(${messages.readBy}, ${userId}::int)` })
      .where(
        and(
          eq(messages.conversation_id, conversationId),
          lte(messages.message_id, messageId),
          ne(messages.uid, userId),
          sql`not (${userId}::int = any(${messages.readBy}))`,
        ),
      )
      .returning({ key: messages.key })
    if (marked.length === 0) return
    const keys = marked.map(({ key }) => key)
    await owe(tx, [...aboutMessages(conversationId, keys), aboutPerson(userId)])
  })
}

async function begin(tx: Tx, from: number, to: number, now: number): Promise<ConversationRow> {
  const at = new Date(now)
  const [row] = await tx
    .insert(conversations)
    .values({
      cid: randomBytes(15).toString('base64url'),
      from_user: from,
      to_user: to,
      created_at: at,
      last_message_at: at,
    })
    .returning()
  return row!
}

async function write(tx: Tx, conversation: ConversationRow, writing: Writing): Promise<Written> {
  const { from, content, now } = writing
  const receiver = otherOf(conversation, from.id)
  const key = messageKey(writing.idempotencyKey)
  const ofConversation = eq(messages.conversation_id, conversation.id)
  const [known] = await tx
    .select()
    .from(messages)
    .where(and(ofConversation, eq(messages.key, key)))
  if (known) {
    if (known.uid !== from.id || known.content !== content) throw refuse.conflict()
    return { conversation, message: known, isNew: false, receiver }
  }
  const [last] = await tx
    .select({ timestamp: messages.timestamp, uid: messages.uid })
    .from(messages)
    .where(ofConversation)
    .orderBy(desc(messages.timestamp))
    .limit(1)
  if (last?.uid !== from.id) await repliesMayDiffer(tx, [from.id, receiver], now)
  // Later than every message before it, whatever clock wrote that: the order that people see never changes.
  const timestamp = Math.max(now, (last?.timestamp ?? 0) + 1)
  const values = {
    conversation_id: conversation.id,
    key,
    uid: from.id,
    timestamp,
    content,
    readBy: [from.id],
  }
  const [message] = await tx.insert(messages).values(values).returning()
  await tx
    .update(conversations)
    .set({ last_message_at: new Date(timestamp) })
    .where(eq(conversations.id, conversation.id))
  await owe(tx, [...aboutMessages(conversation.id, [key]), aboutPerson(receiver)])
  return { conversation, message: message!, isNew: true, receiver }
}

/** The idempotency key, where it can be a key of the realtime tree; what stands for it, where it cannot. */
function messageKey(given: string | undefined): string {
  if (given === undefined) return randomUUID()
  return /^[\w-]{8,64}$/.test(given) ? given : createHash('sha256').update(given).digest('base64url')
}
