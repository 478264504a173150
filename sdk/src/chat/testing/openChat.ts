import { computed, signal } from '@preact/signals-core'
import { anonymous, type Identity } from '../../vocabulary/account/identity.js'
import { createClient } from '../../client/client.js'
import { createOutbox, type Outbox } from '../../outbox/outbox.js'
import { createTestClock } from '../../testing/clock.js'
import { mapStorage } from '../../testing/mapStorage.js'
import { messageDeeds } from '../messageDeeds.js'
import { createChat, type Chat, type ChatOptions } from '../store.js'
import { chatServer, me, type ChatServer } from './chatServer.js'

/** Somebody who has a chat. */
export const family: Identity = {
  ...anonymous,
  ...{ id: 3, user_id: me, user_type: 'family', first_name: 'Ana' },
}
const chats: Chat[] = []

/** Ends the chats that a test has begun. */
export function stopChats(): void {
  for (const chat of chats.splice(0)) chat.stop()
}

/** A chat with all that surrounds it. */
interface Opened extends ChatServer {
  chat: Chat
  outbox: Outbox
  clock: ReturnType<typeof createTestClock>
  identity: ReturnType<typeof signal<Identity>>
  visible: ReturnType<typeof signal<boolean>>
  storage: Map<string, string>
  reported: unknown[]
}

/** A chat that begins; what it asks for has not been answered yet. */
export function start(
  world: ChatServer,
  options: Partial<Omit<ChatOptions, 'outbox'>> & { who?: Identity; kept?: Map<string, string> } = {},
): Opened {
  const clock = createTestClock()
  const identity = signal<Identity>(options.who ?? family)
  const visible = signal(true)
  const storage = options.kept ?? new Map<string, string>()
  const reported: unknown[] = []
  let keys = 0
  const care = createClient({ fetch: world.server.fetch, pause: async () => undefined, cookies: () => '' })
  const newKey = 'newKey' in options ? options.newKey : () => `key-${++keys}`
  const outbox = createOutbox({
    person: computed(() => identity.value.user_id),
    kinds: [messageDeeds(care)],
    storage: mapStorage(storage),
    newKey,
  })
  const chat = createChat(care, {
    identity,
    outbox,
    visible,
    clock,
    realtime: async () => world.realtime,
    storage: mapStorage(storage),
    report: (error) => reported.push(error),
    newKey,
    ...options,
  })
  chats.push(chat)
  return { ...world, chat, outbox, clock, identity, visible, storage, reported }
}

/** Lets every answer and every realtime event arrive; no time passes. */
export const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => setTimeout(next))
}

/** A chat that has begun and settled. */
export async function started(
  world = chatServer(),
  options: Parameters<typeof start>[1] = {},
): Promise<Opened> {
  const opened = start(world, options)
  await settled()
  opened.clock.advance(500)
  await settled()
  return opened
}

/** A conversation of a chat. */
export const at = (chat: Chat, id: number) => {
  const found = chat.conversations.peek().find((conversation) => conversation.id === id)
  if (!found) throw new Error(`no conversation ${id}`)
  return found
}
/** What a conversation shows. */
export const words = (chat: Chat, id: number) =>
  at(chat, id)
    .messages.peek()
    .map(({ content }) => content)
/** As many messages, each with its number. */
export const numbered = (count: number) => Array.from({ length: count }, (_, index) => `message ${index + 1}`)
