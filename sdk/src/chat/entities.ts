import { array, boolean, nullable, number, string, type, type Infer } from 'superstruct'

/** A message (D1 §3): `timestamp` in milliseconds since 1970, `readBy` user ids, `synced` once the server has it. */
export const ChatMessage = type({
  key: string(),
  uid: number(),
  timestamp: number(),
  content: string(),
  synced: boolean(),
  readBy: array(number()),
  message_id: nullable(number()),
})
export type ChatMessage = Infer<typeof ChatMessage>

/** A conversation with the messages known of it; blocked ones count nothing as unread (D1 §3, §4). */
export const Conversation = type({
  id: number(),
  cid: string(),
  messages: array(ChatMessage),
  from_user_block: boolean(),
})
export type Conversation = Infer<typeof Conversation>
