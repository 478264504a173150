/** What counting needs of a message and of a conversation, so that partial ones can be counted too. */
export interface CountedMessage {
  readonly key: ChatKey
  /** Who wrote it. */
  readonly uid: ChatKey
  readonly readBy: readonly ChatKey[]
}
/** A conversation as far as its unread messages are counted. */
export interface CountedConversation {
  readonly from_user_block?: boolean | null
  readonly messages: readonly CountedMessage[]
}

/** Keeps the unread count up to date event by event. Conversations are named by their id or key, messages by their key. */
export interface UnreadCounter {
  /** A message that came, or came again: a repeated one counts once. */
  add(conversation: ChatKey, message: CountedMessage): void
  /** The user read a message, also one still to come; without a key, every message counted so far. */
  read(conversation: ChatKey, key?: ChatKey): void
  /** A message is gone; without a key, the whole conversation. */
  remove(conversation: ChatKey, key?: ChatKey): void
  /** Takes a conversation out of the count, or puts it back. */
  block(conversation: ChatKey, blocked?: boolean): void
  /** The unread messages of all conversations that are not blocked. */
  total(): number
  /** The unread messages of one conversation, blocked or not. */
  of(conversation: ChatKey): number
}
/** Ids are numbers in calls and texts in the realtime store; 7 and '7' are the same. */
export type ChatKey = number | string

/**
 * The messages a user has not read: others' messages without the user in `readBy`, in conversations whose
 * `from_user_block` is not set. Reads everything; to follow events use `createUnreadCounter`.
 */
export function unreadCount(conversations: readonly CountedConversation[], userId: ChatKey): number {
  if (!Array.isArray(conversations)) return 0
  const user = String(userId)
  let count = 0
  for (const conversation of conversations as readonly CountedConversation[]) {
    if (conversation?.from_user_block || !Array.isArray(conversation?.messages)) continue
    for (const message of conversation.messages) if (isUnread(message, user)) count++
  }
  return count
}

/**
 * A counter that equals `unreadCount` after any order of events, at a cost per event that does not depend on
 * how many conversations and messages there are. An event without a usable key is ignored.
 */
export function createUnreadCounter(userId: ChatKey): UnreadCounter {
  const user = String(userId)
  const tallies = new Map<string, Tally>()
  let total = 0

  function change(conversation: ChatKey, event: (tally: Tally) => void): void {
    if (!isKey(conversation)) return
    const name = String(conversation)
    let tally = tallies.get(name)
    if (!tally) tallies.set(name, (tally = { blocked: false, unread: new Set(), read: new Set() }))
    total -= counted(tally)
    event(tally)
    total += counted(tally)
  }

  return {
    add(conversation, message) {
      if (!isKey(message?.key) || isSame(message.uid, user)) return
      const key = String(message.key)
      change(conversation, ({ unread, read }) => {
        if (read.has(key)) return
        if (isUnread(message, user)) {
          unread.add(key)
        } else {
          unread.delete(key)
          read.add(key)
        }
      })
    },
    read(conversation, key) {
      change(conversation, ({ unread, read }) => {
        const keys = key === undefined ? [...unread] : isKey(key) ? [String(key)] : []
        for (const each of keys) {
          unread.delete(each)
          read.add(each)
        }
      })
    },
    remove(conversation, key) {
      if (!isKey(conversation)) return
      change(conversation, (tally) => {
        if (key === undefined) tally.unread.clear()
        else if (isKey(key)) {
          tally.unread.delete(String(key))
          tally.read.delete(String(key))
        }
      })
      if (key === undefined) tallies.delete(String(conversation))
    },
    block(conversation, blocked = true) {
      change(conversation, (tally) => {
        tally.blocked = blocked
      })
    },
    total: () => total,
    of: (conversation) => tallies.get(String(conversation))?.unread.size ?? 0,
  }
}

interface Tally {
  blocked: boolean
  /** Keys of others' messages, by whether the user has read them. */
  readonly unread: Set<string>
  readonly read: Set<string>
}

function counted(tally: Tally): number {
  return tally.blocked ? 0 : tally.unread.size
}

function isUnread(message: CountedMessage | null | undefined, user: string): boolean {
  if (!message || typeof message !== 'object' || isSame(message.uid, user)) return false
  return !Array.isArray(message.readBy) || !message.readBy.some((reader) => isSame(reader, user))
}

function isSame(id: unknown, user: string): boolean {
  return isKey(id) && String(id) === user
}

function isKey(value: unknown): value is ChatKey {
  return typeof value === 'string' || typeof value === 'number'
}
