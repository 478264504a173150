import type { ChatMessage } from '../vocabulary/chat/entities.js'

/**
 * Where things are in the realtime database. The rules file of the reference server
 * guards exactly these places, and the counters of `counterPath`.
 */

/** What is known under {@link conversationMessages}: one message by its key. */
export interface RealtimeMessage {
  /** The user who wrote it. */
  uid: number
  /** Milliseconds. */
  timestamp: number
  content: string
  message_id: number
  /** True for each user who has read it. The client gives small whole-number keys as a list with holes. */
  readBy?: Record<string, true> | (true | undefined)[]
}

/** A member reads it; only the server writes. */
export function conversationMessages(cid: string): string {
  return `conversations/${asKey(cid)}/messages`
}

/** One message, by its key. Written by the server. */
export function conversationMessage(cid: string, messageKey: string): string {
  return `${conversationMessages(cid)}/${asKey(messageKey)}`
}

/** A member sets their own to true, once the message is there. */
export function readMark(cid: string, messageKey: string, uid: string | number): string {
  return `${conversationMessage(cid, messageKey)}/readBy/${asKey(uid)}`
}

/** True for each member. Written by the server, read by nobody else. */
export function conversationMember(cid: string, uid: string | number): string {
  return `conversations/${asKey(cid)}/members/${asKey(uid)}`
}

/** What is counted or kept for each user. */
export const userCounters = {
  tasks: 'tasks-count-by-user',
  messages: 'message-count-by-user',
  frozen: 'messaging-frozen-by-user',
} as const

/** A user's own tasks or unread messages as a number, or whether messaging is frozen. Written by the server. */
export function counterPath(counter: keyof typeof userCounters, uid: string | number): string {
  return `${userCounters[counter]}/${asKey(uid)}`
}

/** The version of the app that is served now. Anyone reads it. */
export const appVersion = 'app-version'

/** The message entity, which lists the users whose read marks are set. */
export function chatMessageFrom(
  key: string,
  { uid, timestamp, content, message_id, readBy }: RealtimeMessage,
): ChatMessage {
  const marks = Object.entries(readBy ?? {}).filter(([, isRead]) => isRead === true)
  return {
    key,
    uid,
    timestamp,
    content,
    synced: true,
    readBy: marks.map(([user]) => Number(user)),
    message_id,
  }
}

/** Keeps an id from reaching another place: these characters part or pattern a path. */
function asKey(id: string | number): string {
  const text = String(id)
  if (text === '' || /[.#$[\]/]/.test(text))
    throw new RangeError(`'${text}' cannot be a key of the realtime database`)
  return text
}
