import {
  conversationMember,
  conversationMessage,
  counterPath,
  readMark,
  unreadCount,
} from '@homecare/sdk/chat'
import type { Chat } from '@homecare/demo-world/families/conversations'

/** What the realtime database holds of conversations: its leaves, one row each. */
export function chatLeaves(chats: readonly Chat[]): { path: string; value: unknown }[] {
  const rows: { path: string; value: unknown }[] = []
  const users = new Set<number>()
  for (const { conversation, messages } of chats) {
    const { cid } = conversation
    for (const user of [conversation.from_user, conversation.to_user]) {
      users.add(user)
      rows.push({ path: conversationMember(cid, user), value: true })
    }
    for (const { key, uid, timestamp, content, message_id, readBy } of messages) {
      const at = conversationMessage(cid, key)
      for (const [name, value] of Object.entries({ uid, timestamp, content, message_id })) {
        rows.push({ path: `${at}/${name}`, value })
      }
      for (const user of readBy) rows.push({ path: readMark(cid, key, user), value: true })
    }
  }
  for (const user of users) {
    rows.push({ path: counterPath('messages', user), value: unreadOf(chats, user) })
  }
  return rows
}

function unreadOf(chats: readonly Chat[], user: number): number {
  const own = chats.filter(
    ({ conversation: { from_user, to_user } }) => from_user === user || to_user === user,
  )
  return unreadCount(
    own.map(({ conversation, messages }) => ({
      from_user_block: conversation.blocked_by === user,
      messages,
    })),
    user,
  )
}
