import type { ChatMessage } from '../vocabulary/chat/entities.js'

/** The messages of one conversation that are on the server: each once, by timestamp and then by key. */
export type Timeline = readonly ChatMessage[]

/**
 * The timeline with messages that came, or came again. Who has read one stays in its `readBy`, so the order in which pages,
 * answers and live events come makes no difference. The very same timeline where they say nothing new.
 */
export function mergeMessages(timeline: Timeline, came: readonly ChatMessage[]): Timeline {
  const byKey = new Map(timeline.map((message) => [message.key, message]))
  let changed = false
  for (const message of came) {
    const held = byKey.get(message.key)
    const next = held ? { ...held, ...message, readBy: union(held.readBy, message.readBy) } : message
    if (held && isSame(held, next)) continue
    byKey.set(message.key, next)
    changed = true
  }
  return changed ? [...byKey.values()].sort(inOrder) : timeline
}

/** The timeline from an instant on; the very same where nothing lies before it. */
export function messagesSince(timeline: Timeline, timestamp: number): Timeline {
  const first = timeline.findIndex((message) => message.timestamp >= timestamp)
  if (first === -1) return timeline.length === 0 ? timeline : []
  return first === 0 ? timeline : timeline.slice(first)
}

/** The order of messages: the earlier first, and by key where two came in the same millisecond. */
export function inOrder(one: ChatMessage, other: ChatMessage): number {
  return one.timestamp - other.timestamp || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)
}

function union(some: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...some, ...others])]
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return (
    one.content === other.content &&
    one.timestamp === other.timestamp &&
    one.message_id === other.message_id &&
    one.readBy.length === other.readBy.length
  )
}
