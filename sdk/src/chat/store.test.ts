import { signal } from '@preact/signals-core'
import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { anonymous, type Identity } from '../account/identity.js'
import { createClient } from '../client/client.js'
import { createTestClock } from '../testing/clock.js'
import { answerRaw, refuseWith } from '../testing/fakeServer.js'
import {
  blockConversation,
  listConversations,
  markConversationRead,
  realtimeToken,
  sendMessage,
} from './calls.js'
import { conversationMessages, counterPath } from './realtimePaths.js'
import { createChat, type Chat, type ChatOptions } from './store.js'
import { chatServer, me, type ChatServer } from './testing/chatServer.js'
import { chatTexts } from './texts.js'

const family: Identity = { ...anonymous, id: 3, user_id: me, user_type: 'family', first_name: 'Ana' }
const chats: Chat[] = []
afterEach(() => {
  for (const chat of chats.splice(0)) chat.stop()
})

interface Opened extends ChatServer {
  chat: Chat
  clock: ReturnType<typeof createTestClock>
  identity: ReturnType<typeof signal<Identity>>
  visible: ReturnType<typeof signal<boolean>>
  storage: Map<string, string>
  reported: unknown[]
}

function start(
  world: ChatServer,
  options: Partial<ChatOptions> & { who?: Identity; kept?: Map<string, string> } = {},
): Opened {
  const clock = createTestClock()
  const identity = signal<Identity>(options.who ?? family)
  const visible = signal(true)
  const storage = options.kept ?? new Map<string, string>()
  const reported: unknown[] = []
  let keys = 0
  const care = createClient({ fetch: world.server.fetch, pause: async () => undefined, cookies: () => '' })
  const chat = createChat(care, {
    identity,
    visible,
    clock,
    realtime: async () => world.realtime,
    storage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    },
    report: (error) => reported.push(error),
    newKey: () => `key-${++keys}`,
    ...options,
  })
  chats.push(chat)
  return { ...world, chat, clock, identity, visible, storage, reported }
}

/** Lets every answer and every realtime event arrive; no time passes. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next))
}

async function started(world = chatServer(), options: Parameters<typeof start>[1] = {}): Promise<Opened> {
  const opened = start(world, options)
  await settled()
  opened.clock.advance(500)
  await settled()
  return opened
}

const at = (chat: Chat, id: number) => {
  const found = chat.conversations.peek().find((conversation) => conversation.id === id)
  if (!found) throw new Error(`no conversation ${id}`)
  return found
}
const words = (chat: Chat, id: number) =>
  at(chat, id)
    .messages.peek()
    .map(({ content }) => content)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `message ${index + 1}`)

describe('the start', () => {
  test('loads the conversations, then a token, then sets up the realtime channel', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    let askedWhenConnecting: string[] = []
    await started(world, {
      realtime: async () => {
        askedWhenConnecting = world.asked()
        return world.realtime
      },
    })
    expect(askedWhenConnecting).toEqual(['GET /v1/conversations/', 'POST /v1/conversations/token/'])
    expect(world.realtime.server.signedIn()).toBe(`token-${me}`)
  })

  test.each(['anonymous', 'care_manager', 'staff'] as const)('asks for nothing for %s', async (user_type) => {
    const { asked } = await started(chatServer(), { who: { ...family, user_type } })
    expect(asked()).toEqual([])
  })

  test('asks for nothing for an administrator, nor under an admin session', async () => {
    const { asked } = await started(chatServer(), { who: { ...family, is_admin: true } })
    expect(asked()).toEqual([])
    expect((await started(chatServer(), { adminSession: () => true })).asked()).toEqual([])
  })

  test('asks for no token while the conversations cannot be had, says so, and tries again by itself', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    world.server.offline()
    const { chat, clock, asked } = start(world)
    await settled()
    expect(chat.error.value?.kind).toBe('offline')
    expect(chat.loaded.value).toBe(false)
    expect(asked()).toEqual([])
    world.server.online()
    clock.advance(2000)
    await settled()
    expect(chat.error.value).toBeNull()
    expect(chat.connection.value).toBe('live')
    expect(words(chat, 1)).toEqual(['Hello'])
  })

  test('a token that is refused is only logged; the conversations stay, and it is tried again', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    let refusals = 1
    const { chat, clock, reported } = await started(
      (world.server.on(realtimeToken, () =>
        refusals-- > 0 ? refuseWith(500) : { token: 't', uid: String(me) },
      ),
      world),
    )
    expect(reported).toHaveLength(1)
    expect(chat.error.value).toBeNull()
    expect(words(chat, 1)).toEqual(['Hello'])
    expect(chat.connection.value).toBe('away')
    clock.advance(2000)
    await settled()
    expect(chat.connection.value).toBe('live')
  })

  test('is not tried again for an account that may not have a chat', async () => {
    const world = chatServer()
    world.server.on(listConversations, () => refuseWith(403))
    const { clock, asked } = await started(world)
    clock.advance(600_000)
    await settled()
    expect(asked()).toEqual(['GET /v1/conversations/'])
  })

  test('a list that is an HTML page is an error, not an empty list', async () => {
    const world = chatServer()
    world.server.on(listConversations, () => answerRaw('<h1>Bad gateway</h1>', { status: 200 }))
    const { chat } = await started(world)
    expect(chat.error.value?.kind).toBe('malformed')
    expect(chat.loaded.value).toBe(false)
  })
})

describe('signing out', () => {
  test('forgets everything, signs out of the realtime store, and a new login starts anew', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    const { chat, identity, realtime, storage } = await started(world)
    at(chat, 1).write('half a sentence')
    expect(storage.size).toBe(1)
    identity.value = anonymous
    await settled()
    expect([chat.conversations.value.length, chat.unread.value, chat.loaded.value]).toEqual([0, 0, false])
    expect(realtime.server.signedIn()).toBeNull()
    expect(storage.size).toBe(0)
    identity.value = family
    await settled()
    expect(words(chat, 1)).toEqual(['Hello'])
  })

  test('an answer that is late for the old login is not taken', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    const { chat, identity, clock } = start(world)
    identity.value = anonymous
    await settled()
    clock.advance(60_000)
    await settled()
    expect(chat.conversations.value).toEqual([])
    expect(chat.unread.value).toBe(0)
  })
})

describe('the unread count', () => {
  test('follows a change after 500 ms', async () => {
    const world = chatServer()
    world.add(1)
    const { chat, clock, write } = await started(world)
    write(1, 'Are you there?')
    clock.advance(499)
    expect(chat.unread.value).toBe(0)
    clock.advance(1)
    expect(chat.unread.value).toBe(1)
    expect(at(chat, 1).unread.value).toBe(1)
  })

  test('counts what is older than the listed page too', async () => {
    const world = chatServer()
    world.add(1, numbered(25))
    const { chat } = await started(world)
    expect(chat.unread.value).toBe(25)
  })

  test('leaves out a blocked conversation, and takes it in again', async () => {
    const world = chatServer()
    world.add(1, ['one', 'two'])
    world.add(2, ['three'])
    const { chat, clock } = await started(world)
    expect(chat.unread.value).toBe(3)
    await at(chat, 1).block.run(true)
    clock.advance(500)
    expect(chat.unread.value).toBe(1)
    expect(at(chat, 1).silenced.value).toBe(chatTexts.blocked)
    await at(chat, 1).block.run(false)
    clock.advance(500)
    expect(chat.unread.value).toBe(3)
    expect(at(chat, 1).silenced.value).toBeNull()
  })

  test('a block that the server refuses changes nothing and says so', async () => {
    const world = chatServer()
    world.add(1, ['one'])
    const { chat, server } = await started(world)
    server.on(blockConversation, () => refuseWith(500))
    await at(chat, 1).block.run(true)
    expect(at(chat, 1).summary.value.from_user_block).toBe(false)
    expect(at(chat, 1).block.error.value?.kind).toBe('server')
  })

  test('a first message of somebody new brings their conversation', async () => {
    const { chat, clock, add, write } = await started()
    add(5)
    write(5, 'I saw your profile')
    clock.advance(500)
    await settled()
    clock.advance(500)
    expect(words(chat, 5)).toEqual(['I saw your profile'])
    expect(chat.unread.value).toBe(1)
  })

  test('the widget has a count of its own', async () => {
    const { chat } = await started()
    chat.setWidgetUnread(4)
    expect([chat.widgetUnread.value, chat.unread.value]).toEqual([4, 0])
  })

  test('equals a recount after anything that happens', async () => {
    const event = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          what: fc.constant('write' as const),
          id: fc.integer({ min: 1, max: 4 }),
          mine: fc.boolean(),
        }),
      },
      fc.record({
        what: fc.constantFrom('open' as const, 'leave' as const, 'block' as const, 'free' as const),
        id: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({
        what: fc.constantFrom('drop' as const, 'restore' as const, 'reload' as const, 'wait' as const),
        id: fc.constant(1),
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 40 }),
        fc.array(fc.nat(30), { minLength: 3, maxLength: 3 }),
        async (events, before) => {
          const world = chatServer()
          before.forEach((count, index) => world.add(index + 1, numbered(count)))
          const { chat, clock, realtime, conversations, unread, add, write } = await started(world)
          const leave = new Map<number, () => void>()
          for (const one of events) {
            const known = conversations.get(one.id)
            if (one.what === 'write') {
              if (!known) add(one.id)
              write(one.id, 'x', one.mine ? me : undefined)
            } else if (one.what === 'open' && known && !leave.has(one.id))
              leave.set(one.id, chat.open(one.id))
            else if (one.what === 'leave') {
              leave.get(one.id)?.()
              leave.delete(one.id)
            } else if (one.what === 'block' || one.what === 'free') {
              const held = chat.conversations.peek().find(({ id }) => id === one.id)
              await held?.block.run(one.what === 'block')
            } else if (one.what === 'drop') realtime.server.drop()
            else if (one.what === 'restore') realtime.server.restore()
            else if (one.what === 'reload') await chat.reload()
            else clock.advance(500)
            await new Promise((next) => setImmediate(next))
          }
          realtime.server.restore()
          for (let turn = 0; turn < 3; turn++) {
            await settled()
            clock.advance(500)
          }
          await settled()
          expect(chat.unread.value).toBe(unread())
          chat.stop()
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('reading', () => {
  test('what is on the screen is marked read once, for everybody to see', async () => {
    const world = chatServer()
    world.add(1, numbered(25))
    const { chat, clock, unread, asked } = await started(world)
    const leave = chat.open(1)
    await settled()
    clock.advance(500)
    await settled()
    expect(unread()).toBe(0)
    expect(chat.unread.value).toBe(0)
    expect(asked().filter((route) => route.includes('read'))).toHaveLength(1)
    leave()
    world.write(1, 'and one more')
    await settled()
    clock.advance(500)
    expect(chat.unread.value).toBe(1)
  })

  test('nothing is read while the page is not looked at', async () => {
    const world = chatServer()
    world.add(1, ['one'])
    const { chat, visible, unread } = await started(world)
    visible.value = false
    chat.open(1)
    await settled()
    expect(unread()).toBe(1)
    visible.value = true
    await settled()
    expect(unread()).toBe(0)
  })

  test("the other's read mark comes back on one's own message", async () => {
    const world = chatServer()
    const { cid } = world.add(1, ['Hello'])
    const { chat, realtime } = await started(world)
    at(chat, 1).write('Hi')
    at(chat, 1).send()
    await settled()
    const sent = at(chat, 1).last.value
    expect(sent?.readBy).toEqual([me])
    realtime.server.set(`${conversationMessages(cid)}/${sent?.key}/readBy/101`, true)
    await settled()
    expect(at(chat, 1).last.value?.readBy).toContain(101)
  })

  test('a mark that fails is made with the next message', async () => {
    const world = chatServer()
    world.add(1, ['one'])
    const { chat, server, unread, reported } = await started(world)
    let refusals = 1
    const seen = world.conversations.get(1)
    server.on(markConversationRead, () => {
      if (refusals-- > 0) refuseWith(500)
      seen?.messages.forEach(
        (message, index) => (seen.messages[index] = { ...message, readBy: [...message.readBy, me] }),
      )
      return { unread: 0 }
    })
    chat.open(1)
    await settled()
    expect(unread()).toBe(1)
    expect(reported).toHaveLength(1)
    world.write(1, 'two')
    await settled()
    expect(unread()).toBe(0)
  })
})

describe('sending', () => {
  test('shows a message at once, and the confirmed one in its place', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    const { chat, clock } = await started(world)
    const conversation = at(chat, 1)
    conversation.write('  Are you free on Monday?  ')
    conversation.send()
    expect(conversation.draft.value).toBe('')
    expect(conversation.last.value).toMatchObject({
      content: 'Are you free on Monday?',
      mine: true,
      state: 'sending',
      timestamp: clock.now(),
    })
    await settled()
    expect(words(chat, 1)).toEqual(['Hello', 'Are you free on Monday?'])
    expect(conversation.last.value).toMatchObject({ state: 'sent', key: 'key-1' })
    expect(chat.unread.value).toBe(1)
  })

  test('blank, overlong and silenced messages are not sent', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    const { chat, asked, realtime } = await started(world)
    const before = asked().length
    const conversation = at(chat, 1)
    for (const text of ['', '   ', 'x'.repeat(4001)]) {
      conversation.write(text)
      conversation.send()
    }
    expect(conversation.draft.value).toHaveLength(4001)
    realtime.server.set(counterPath('frozen', me), true)
    conversation.write('Hello?')
    conversation.send()
    await settled()
    expect(asked()).toHaveLength(before)
    expect(conversation.draft.value).toBe('Hello?')
  })

  test('one that failed for want of an answer goes out again under the same key, by one press, and arrives once', async () => {
    const world = chatServer()
    const kept = world.add(1)
    const { chat, server } = await started(world)
    const conversation = at(chat, 1)
    // The server takes it, but neither its answer nor the live message comes.
    world.realtime.server.drop()
    server.on(sendMessage, ({ params, body, headers }) => {
      world.write(Number(params.id), body.message, me, headers.get('Idempotency-Key') ?? undefined)
      throw new TypeError('fetch failed')
    })
    conversation.write('Hello')
    conversation.send()
    await settled()
    const failed = conversation.last.value
    expect(failed).toMatchObject({ state: 'failed', content: 'Hello' })
    expect(failed?.error?.kind).toBe('offline')
    server.on(sendMessage, ({ params, body, headers }) =>
      world.write(Number(params.id), body.message, me, headers.get('Idempotency-Key') ?? undefined),
    )
    conversation.retry(failed?.key ?? '')
    expect(conversation.last.value?.state).toBe('sending')
    await settled()
    expect(kept.messages).toHaveLength(1)
    expect(conversation.messages.value.map(({ state }) => state)).toEqual(['sent'])
  })

  test('one that arrived although its answer was lost shows as sent', async () => {
    const world = chatServer()
    world.add(1)
    const { chat, server } = await started(world)
    server.on(sendMessage, ({ params, body, headers }) => {
      world.write(Number(params.id), body.message, me, headers.get('Idempotency-Key') ?? undefined)
      throw new TypeError('fetch failed')
    })
    at(chat, 1).write('Hello')
    at(chat, 1).send()
    await settled()
    expect(at(chat, 1).messages.value.map(({ state }) => state)).toEqual(['sent'])
  })

  test('what could not leave goes out by itself when the connection is back, in order', async () => {
    const world = chatServer()
    const kept = world.add(1)
    const { chat, server, realtime } = await started(world)
    server.offline()
    realtime.server.drop()
    expect(chat.connection.value).toBe('away')
    for (const text of ['one', 'two', 'three']) {
      at(chat, 1).write(text)
      at(chat, 1).send()
    }
    await settled()
    expect(at(chat, 1).messages.value.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
    server.online()
    realtime.server.restore()
    await settled()
    expect(kept.messages.map(({ content }) => content)).toEqual(['one', 'two', 'three'])
    expect(at(chat, 1).messages.value.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  })

  test('one that the server refuses stays, with the reason, and can be taken back to be written anew', async () => {
    const world = chatServer()
    world.add(1)
    const { chat, server } = await started(world)
    server.on(sendMessage, () => refuseWith(403, 'This person cannot receive messages now.'))
    const conversation = at(chat, 1)
    conversation.write('Hello')
    conversation.send()
    await settled()
    expect(conversation.last.value?.error?.serverMessage).toBe('This person cannot receive messages now.')
    conversation.takeBack(conversation.last.value?.key ?? '')
    expect([conversation.draft.value, conversation.messages.value.length]).toEqual(['Hello', 0])
  })

  test('one that is refused because the other has blocked closes the conversation, and keeps the words', async () => {
    const world = chatServer()
    const kept = world.add(1)
    const { chat, server } = await started(world)
    kept.closed = true
    server.on(sendMessage, () => refuseWith(403, 'This person cannot receive messages now.'))
    at(chat, 1).write('Hello')
    at(chat, 1).send()
    await settled()
    expect(at(chat, 1).silenced.value).toBe(chatTexts.closed)
    expect(at(chat, 1).last.value).toMatchObject({ content: 'Hello', state: 'failed' })
  })

  test('drafts and unsent messages outlive a reload of the page', async () => {
    const world = chatServer()
    const kept = world.add(1)
    const first = await started(world)
    world.server.offline()
    at(first.chat, 1).write('unsent')
    at(first.chat, 1).send()
    await settled()
    at(first.chat, 1).write('half a sen')
    first.chat.stop()
    world.server.online()
    const { chat } = await started(world, { kept: first.storage })
    expect(at(chat, 1).draft.value).toBe('half a sen')
    expect(at(chat, 1).last.value).toMatchObject({ content: 'unsent', state: 'failed', key: 'key-1' })
    at(chat, 1).retry('key-1')
    await settled()
    expect(kept.messages.map(({ key }) => key)).toEqual(['key-1'])
  })

  test('a conversation that is started appears with its message; the same press twice is one message', async () => {
    const world = chatServer()
    const { chat, asked } = await started(world)
    world.server.offline()
    await chat.start.run({ to_user: 8, message: 'Hello' })
    expect(chat.start.error.value?.kind).toBe('offline')
    world.server.online()
    const made = await chat.start.run({ to_user: 8, message: 'Hello' })
    expect(made).toEqual({ id: 1008 })
    expect(words(chat, 1008)).toEqual(['Hello'])
    expect(asked()).toContain('POST /v1/conversations/')
    expect(world.conversations.get(1008)?.messages[0]?.key).toBe('key-1')
  })
})

describe('older messages', () => {
  test('come ten at a time, each once, in order, until there are no more', async () => {
    const world = chatServer()
    world.add(1, numbered(33))
    const { chat } = await started(world)
    const conversation = at(chat, 1)
    expect(words(chat, 1)).toEqual(numbered(33).slice(-10))
    const sizes: number[] = []
    while (conversation.hasOlder.peek()) {
      await conversation.older.run()
      sizes.push(conversation.messages.peek().length)
    }
    expect(sizes).toEqual([20, 30, 33])
    expect(words(chat, 1)).toEqual(numbered(33))
  })

  test('messages of the same millisecond are parted by their keys', async () => {
    const world = chatServer()
    const kept = world.add(1, numbered(30))
    kept.messages.forEach((message, index) => {
      kept.messages[index] = { ...message, timestamp: 5000 }
      world.realtime.server.set(`${conversationMessages(kept.cid)}/${message.key}/timestamp`, 5000)
    })
    const { chat } = await started(world)
    await at(chat, 1).older.run()
    await at(chat, 1).older.run()
    expect(words(chat, 1)).toEqual(numbered(30))
  })

  test('a failure says so and one press tries again', async () => {
    const world = chatServer()
    world.add(1, numbered(15))
    const { chat, realtime } = await started(world)
    realtime.server.deny(conversationMessages('c1'))
    await at(chat, 1).older.run()
    expect(at(chat, 1).older.error.value).not.toBeNull()
    expect(words(chat, 1)).toHaveLength(10)
    realtime.server.allow(conversationMessages('c1'))
    await at(chat, 1).older.run()
    expect(words(chat, 1)).toEqual(numbered(15))
  })
})

describe('live', () => {
  test('a message of the other person appears, and its conversation comes first', async () => {
    const world = chatServer()
    world.add(1, ['first'])
    world.add(2, ['second'])
    const { chat, write } = await started(world)
    expect(chat.conversations.value.map(({ id }) => id)).toEqual([2, 1])
    write(1, 'third')
    expect(words(chat, 1)).toEqual(['first', 'third'])
    expect(chat.conversations.value.map(({ id }) => id)).toEqual([1, 2])
  })

  test('after a minute without a socket the gap is filled, in an open conversation', async () => {
    const world = chatServer()
    world.add(1, numbered(12))
    const { chat, realtime, write } = await started(world)
    chat.open(1)
    await at(chat, 1).older.run()
    realtime.server.drop()
    for (let count = 13; count <= 47; count++) write(1, `message ${count}`)
    expect(words(chat, 1)).toEqual(numbered(12))
    realtime.server.restore()
    await settled()
    expect(words(chat, 1)).toEqual(numbered(47))
  })

  test('in one that is not open nothing is skipped silently: the rest comes as older messages', async () => {
    const world = chatServer()
    world.add(1, numbered(12))
    const { chat, realtime, write } = await started(world)
    realtime.server.drop()
    for (let count = 13; count <= 40; count++) write(1, `message ${count}`)
    realtime.server.restore()
    await settled()
    expect(words(chat, 1)).toEqual(numbered(40).slice(-10))
    while (at(chat, 1).hasOlder.peek()) await at(chat, 1).older.run()
    expect(words(chat, 1)).toEqual(numbered(40))
  })

  test('messaging-frozen is followed, and silences every conversation', async () => {
    const world = chatServer()
    world.add(1, ['Hello'])
    const { chat, realtime } = await started(world)
    realtime.server.set(counterPath('frozen', me), true)
    expect([chat.frozen.value, at(chat, 1).silenced.value]).toEqual([true, chatTexts.frozen])
    realtime.server.set(counterPath('frozen', me), null)
    expect([chat.frozen.value, at(chat, 1).silenced.value]).toEqual([false, null])
  })

  test('the tasks counter and the app version are followed', async () => {
    const versions: string[] = []
    const world = chatServer()
    const { chat, realtime } = await started(world, { onVersion: (version) => versions.push(version) })
    realtime.server.set(counterPath('tasks', me), 3)
    realtime.server.set('app-version', '1.10')
    expect(chat.tasks.value).toBe(3)
    expect(versions).toEqual(['1.10'])
  })

  test('a sign-in that is revoked is renewed by itself', async () => {
    const world = chatServer()
    world.add(1)
    const { chat, realtime, clock, write } = await started(world)
    for (const top of ['messaging-frozen-by-user', 'conversations']) realtime.server.deny(top)
    await settled()
    expect(chat.connection.value).toBe('away')
    for (const top of ['messaging-frozen-by-user', 'conversations']) realtime.server.allow(top)
    write(1, 'missed')
    clock.advance(2000)
    await settled()
    expect(chat.connection.value).toBe('live')
    expect(words(chat, 1)).toEqual(['missed'])
  })
})
