import {
  array,
  boolean,
  nullable,
  number,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'

/** A message of a conversation. `timestamp` is in milliseconds; `readBy` lists the users who have read it. */
export const ChatMessage = type({
  /** Its key in the realtime store: unique in its conversation. */
  key: string(),
  /** The user who wrote it. */
  uid: number(),
  timestamp: number(),
  content: string(),
  /** False while it is only on this device. */
  synced: optional(boolean()),
  readBy: array(number()),
  /** Its id on the server, once it is there. */
  message_id: optional(nullable(number())),
})
export type ChatMessage = Infer<typeof ChatMessage>

/** A conversation of two people. */
export const Conversation = type({
  id: number(),
  /** Its key in the realtime store. */
  cid: string(),
  messages: array(ChatMessage),
  /** Set when one of the two has blocked the other: it counts nowhere and cannot be written to. */
  from_user_block: nullable(boolean()),
})
export type Conversation = Infer<typeof Conversation>

/** A message that was sent, with its conversation: `id` on the server, `cid` in the realtime store. */
export const SentMessage = type({ id: number(), cid: string(), message: ChatMessage })
export type SentMessage = Infer<typeof SentMessage>
