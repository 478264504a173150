import { aMessage } from '../../testing/builders.js'
import type { ChatMessage } from '../../vocabulary/chat/entities.js'

/** The two of a conversation in the tests of its parts. */
export const [myself, other] = [7, 101]

/** A message of the other, by its number: a second after the one before it, and unread. */
export function messageOf(number: number, more: Partial<ChatMessage> = {}): ChatMessage {
  const key = `m${String(number).padStart(4, '0')}`
  const said = { key, uid: other, message_id: number, timestamp: number * 1000, readBy: [other] }
  return aMessage({ ...said, content: `message ${number}`, ...more })
}

/** Messages by their numbers, `from` and `to` among them. */
export const messagesOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => messageOf(from + index))

/** The keys of messages. */
export const keysOf = (messages: readonly ChatMessage[]) => messages.map(({ key }) => key)
