import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { ChatMessage } from '../vocabulary/chat/entities.js'

/** The messages of one conversation: each once, by timestamp and then by key. */
export interface MessageList {
  readonly all: ReadonlySignal<readonly ChatMessage[]>
  has(key: string): boolean
  oldest(): ChatMessage | undefined
  newest(): ChatMessage | undefined
  /** Takes in messages that came, or came again. Who has read one stays in its `readBy`. */
  merge(messages: readonly ChatMessage[]): void
  /** Lets go of everything before this instant, and says which keys went. */
  dropBefore(timestamp: number): readonly string[]
}

/** The messages of a conversation in order, each once, however they came. */
export function createMessageList(): MessageList {
  const byKey = new Map<string, ChatMessage>()
  const all = signal<readonly ChatMessage[]>([])

  return {
    all,
    has: (key) => byKey.has(key),
    oldest: () => all.peek()[0],
    newest: () => all.peek().at(-1),
    merge(messages) {
      let changed = false
      for (const message of messages) {
        const held = byKey.get(message.key)
        const next = held ? { ...held, ...message, readBy: union(held.readBy, message.readBy) } : message
        if (held && isSame(held, next)) continue
        byKey.set(message.key, next)
        changed = true
      }
      if (changed) all.value = [...byKey.values()].sort(inOrder)
    },
    dropBefore(timestamp) {
      const gone = all.peek().filter((message) => message.timestamp < timestamp)
      if (gone.length === 0) return []
      for (const { key } of gone) byKey.delete(key)
      all.value = all.peek().slice(gone.length)
      return gone.map(({ key }) => key)
    },
  }
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
