import { fakeServer, refuseWith, type FakeServer } from '../../testing/fakeServer.js'
import { createMemoryRealtime, type MemoryRealtime } from '../../testing/realtime.js'
import {
  blockConversation,
  listConversations,
  markConversationRead,
  getRealtimeToken,
  sendMessage,
  startConversation,
} from '../calls.js'
import type { ChatMessage } from '../../vocabulary/chat/entities.js'
import { conversationMessage, counterPath } from '../realtimePaths.js'

export const me = 7

interface Kept {
  readonly id: number
  readonly cid: string
  readonly other: number
  blocked: boolean
  closed: boolean
  readonly messages: ChatMessage[]
}

/** The server's side of the chat for tests: conversations kept here, mirrored into a realtime database in memory. */
export interface ChatServer {
  readonly server: FakeServer
  readonly realtime: MemoryRealtime
  readonly conversations: Map<number, Kept>
  add(id: number, texts?: readonly string[]): Kept
  /** A message that somebody writes; by default the other person. */
  write(id: number, content: string, by?: number, key?: string): ChatMessage
  unread(): number
  /** What was asked of the server, in order: `'GET /v1/conversations/'`. */
  asked(): string[]
}

export function chatServer(start = 1_000): ChatServer {
  const realtime = createMemoryRealtime()
  const server = fakeServer()
  const conversations = new Map<number, Kept>()
  let messageId = 0

  const find = (id: string) => conversations.get(Number(id)) ?? refuseWith(404)

  function mirror(kept: Kept, message: ChatMessage): void {
    const { uid, timestamp, content, message_id, readBy, key } = message
    realtime.server.set(conversationMessage(kept.cid, key), {
      ...{ uid, timestamp, content, message_id },
      readBy: Object.fromEntries(readBy.map((reader) => [reader, true])),
    })
    realtime.server.set(counterPath('messages', me), unread())
  }

  function unread(): number {
    let count = 0
    for (const { blocked, messages } of conversations.values())
      if (!blocked) count += messages.filter(isUnread).length
    return count
  }

  function write(id: number, content: string, by?: number, key?: string): ChatMessage {
    const kept = find(String(id))
    const known = kept.messages.find((message) => message.key === key)
    if (known) return known
    const message_id = ++messageId
    const uid = by ?? kept.other
    const message: ChatMessage = {
      ...{ key: key ?? `m${String(message_id).padStart(6, '0')}`, uid, content, message_id },
      timestamp: start + message_id * 1000,
      readBy: [uid],
    }
    kept.messages.push(message)
    mirror(kept, message)
    return message
  }

  function add(id: number, texts: readonly string[] = []): Kept {
    const kept = { id, cid: `c${id}`, other: 100 + id, blocked: false, closed: false, messages: [] }
    conversations.set(id, kept)
    for (const text of texts) write(id, text)
    return kept
  }

  const keyOf = (headers: Headers) => headers.get('Idempotency-Key') ?? undefined

  server
    .on(listConversations, () =>
      [...conversations.values()].map((kept) => ({
        ...{ id: kept.id, cid: kept.cid, from_user_block: kept.blocked, closed: kept.closed },
        other: {
          ...{ id: kept.other, caregiver_id: kept.other, first_name: `Ana ${kept.id}`, last_initial: 'B' },
          ...{ facility_name: null, photo: null, user_type: 'caregiver' },
        },
        messages: kept.messages.slice(-10),
        unread: kept.messages.filter(isUnread).length,
        last_message_at: kept.messages.at(-1)?.timestamp ?? null,
      })),
    )
    .on(getRealtimeToken, () => ({ token: `token-${me}`, uid: String(me) }))
    .on(sendMessage, ({ params, body, headers }) =>
      write(Number(params.id), body.message, me, keyOf(headers)),
    )
    .on(startConversation, ({ body, headers }) => {
      const id = 1000 + body.to_user
      const { cid } = conversations.get(id) ?? add(id)
      return { id, cid, message: write(id, body.message, me, keyOf(headers)) }
    })
    .on(markConversationRead, ({ params, body }) => {
      const kept = find(params.id)
      kept.messages.forEach((message, index) => {
        if ((message.message_id ?? 0) > body.message_id || message.readBy.includes(me)) return
        kept.messages[index] = { ...message, readBy: [...message.readBy, me] }
        mirror(kept, kept.messages[index])
      })
      return { unread: unread() }
    })
    .on(blockConversation, ({ params, body }) => {
      find(params.id).blocked = body.blocked
      realtime.server.set(counterPath('messages', me), unread())
      return { from_user_block: body.blocked }
    })

  return {
    server,
    realtime,
    conversations,
    add,
    write,
    unread,
    asked: () => server.seen.map(({ call }) => call.route),
  }
}

const isUnread = ({ uid, readBy }: ChatMessage) => uid !== me && !readBy.includes(me)
