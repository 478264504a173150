import type { ChatMessage } from '../vocabulary/chat/entities.js'
import type { Timeline } from './timeline.js'
import type { UnreadCounter } from './unread.js'

/** The unread messages of a conversation that the server counts, but which are older than those it lists. */
interface UnlistedUnread {
  /** There are so many of them, of which none was counted before. */
  add(count: number): void
  /** They are read. Reading is cumulative: who has read one message has read all before it. */
  clear(): void
  /** The counter has forgotten them. */
  forgotten(): void
}

/** Keeps them in the count of all by keys of their own. */
export function createUnlistedUnread(counter: UnreadCounter, cid: string): UnlistedUnread {
  let known = 0
  const keyOf = (index: number) => `unlisted/${index}`
  return {
    add(count) {
      // No user has this number: they are somebody else's.
      while (known < count) counter.add(cid, { key: keyOf(known++), uid: 0, readBy: [] })
    },
    clear() {
      while (known > 0) counter.remove(cid, keyOf(--known))
    },
    forgotten() {
      known = 0
    },
  }
}

/** The messages of others that `me` has not read. */
export function unreadOf(page: Timeline, me: number): readonly ChatMessage[] {
  return page.filter((message) => message.uid !== me && !message.readBy.includes(me))
}
