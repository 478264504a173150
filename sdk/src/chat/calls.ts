import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { ChatMessage, SentMessage } from '../vocabulary/chat/entities.js'

/** The longest message that may be sent, in characters. */
export const messageMaxLength = 4000
const MessageText = size(string(), 1, messageMaxLength)

/** A conversation as its list shows it: the other person, the last message, and what is unread. */
export const ConversationSummary = type({
  id: number(),
  cid: string(),
  /** The caller has blocked the other: it counts as nothing unread. */
  from_user_block: boolean(),
  /** The other has blocked the caller, or either account is closed: nothing can be sent. */
  closed: boolean(),
  other: type({
    id: number(),
    caregiver_id: nullable(number()),
    first_name: string(),
    last_initial: string(),
    /** Of whoever staffs a facility: its name, by which others know them. */
    facility_name: nullable(string()),
    photo: nullable(string()),
    user_type: string(),
  }),
  messages: array(ChatMessage),
  unread: number(),
  last_message_at: nullable(number()),
})
export type ConversationSummary = Infer<typeof ConversationSummary>

/** The caller's conversations, latest first, each with its newest page of messages. */
export const listConversations = call('GET /v1/conversations/', { out: array(ConversationSummary) })

/** Writes to somebody; starts the conversation when there is none. */
export const startConversation = call(
  'POST /v1/conversations/',
  {
    in: object({ to_user: number(), should_favorite: optional(boolean()), message: MessageText }),
    out: SentMessage,
    repeatable: true,
  },
  { body: { to_user: 51, message: 'Good morning' } },
)

/** Sends a message. The idempotency key becomes its `key`, so that one sent twice is one message. */
export const sendMessage = call(
  'POST /v1/conversations/:id/',
  {
    in: object({ message: MessageText }),
    out: ChatMessage,
    repeatable: true,
  },
  { id: 91, body: { message: 'Good morning' } },
)

/** A custom token for the realtime store; a new one after each session. */
export const getRealtimeToken = call('POST /v1/conversations/token/', {
  out: type({ token: string(), uid: string() }),
})

/** Marks every message up to `message_id` as read by the caller: adds the user id to readBy. */
export const markConversationRead = call(
  'POST /v1/conversations/:id/read/',
  {
    in: object({ message_id: number() }),
    out: type({ unread: number() }),
    extension: true,
    repeatable: true,
  },
  { id: 91, body: { message_id: 4 } },
)

/** Blocks the other person of a conversation, or lets them write again. */
export const blockConversation = call(
  'POST /v1/conversations/:id/block/',
  {
    in: object({ blocked: boolean() }),
    out: type({ from_user_block: boolean() }),
    extension: true,
    repeatable: true,
  },
  { id: 91, body: { blocked: true } },
)

/** Freezes the messaging of a user, or lets them write again: for the staff. */
export const freezeMessaging = call(
  'POST /v1/conversations/freeze/:user_id/',
  {
    in: object({ frozen: boolean() }),
    out: type({ frozen: boolean() }),
    extension: true,
    repeatable: true,
  },
  { user_id: 51, body: { frozen: true } },
)
