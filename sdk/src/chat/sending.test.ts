import { afterEach, describe, expect, test, vi } from 'vitest'
import { refuseWith } from '../testing/fakeServer.js'
import { sendMessage } from './calls.js'
import { counterPath } from './realtimePaths.js'
import { chatServer, me } from './testing/chatServer.js'
import { at, settled, started, stopChats, words } from './testing/openChat.js'
import { chatTexts } from './texts.js'

afterEach(stopChats)

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

  test('needs no crypto.randomUUID, which plain http and React Native lack', async () => {
    vi.stubGlobal('crypto', {})
    try {
      const world = chatServer()
      world.add(1, ['Hello'])
      const { chat } = await started(world, { newKey: undefined })
      for (const text of ['one', 'two']) {
        at(chat, 1).write(text)
        at(chat, 1).send()
        await settled()
      }
      expect(words(chat, 1)).toEqual(['Hello', 'one', 'two'])
      expect(at(chat, 1).last.value).toMatchObject({ state: 'sent' })
    } finally {
      vi.unstubAllGlobals()
    }
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
    expect(failed).toMatchObject({ state: 'waiting', content: 'Hello' })
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
    expect(at(chat, 1).messages.value.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
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
    server.on(sendMessage, () => refuseWith(403, 'This person cannot receive messages right now.'))
    const conversation = at(chat, 1)
    conversation.write('Hello')
    conversation.send()
    await settled()
    expect(conversation.last.value?.error?.serverMessage).toBe(
      'This person cannot receive messages right now.',
    )
    conversation.takeBack(conversation.last.value?.key ?? '')
    expect([conversation.draft.value, conversation.messages.value.length]).toEqual(['Hello', 0])
  })

  test('one that is refused because the other has blocked closes the conversation, and keeps the words', async () => {
    const world = chatServer()
    const kept = world.add(1)
    const { chat, server } = await started(world)
    kept.closed = true
    server.on(sendMessage, () => refuseWith(403, 'This person cannot receive messages right now.'))
    at(chat, 1).write('Hello')
    at(chat, 1).send()
    await settled()
    expect(at(chat, 1).silenced.value).toBe(chatTexts.closed)
    expect(at(chat, 1).last.value).toMatchObject({ content: 'Hello', state: 'failed' })
  })

  test('a draft that the device can not keep says so, until there is none', async () => {
    const world = chatServer()
    world.add(1, ['Hello?'])
    const full = new Map<string, string>()
    full.set = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { chat } = await started(world, { kept: full })
    const conversation = at(chat, 1)
    expect(conversation.draftKept.value).toBe(true)
    conversation.write('half a sen')
    expect([conversation.draft.value, conversation.draftKept.value]).toEqual(['half a sen', false])
    conversation.write('')
    expect(conversation.draftKept.value).toBe(true)
  })

  test('what another tab could not send is left to it, and what was refused keeps its reason', async () => {
    const world = chatServer()
    world.add(1)
    const first = await started(world)
    world.server.on(sendMessage, () => refuseWith(403, 'This person cannot receive messages right now.'))
    at(first.chat, 1).write('refused')
    at(first.chat, 1).send()
    await settled()
    const other = await started(world, { kept: first.storage, newKey: () => 'of-the-other' })
    world.server.offline()
    at(other.chat, 1).write('of the other')
    at(other.chat, 1).send()
    await settled()
    expect(at(other.chat, 1).messages.value[0]?.error?.serverMessage).toBe(
      'This person cannot receive messages right now.',
    )
    // The first tab settles its own, and knows nothing of the other's.
    at(first.chat, 1).takeBack('key-1')
    world.server.online()
    const later = await started(world, { kept: first.storage })
    expect(at(later.chat, 1).messages.value.map(({ content }) => content)).toEqual(['of the other'])
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
    // It goes out by itself, under the key that it had.
    await settled()
    expect(at(chat, 1).last.value).toMatchObject({ content: 'unsent', state: 'sent', key: 'key-1' })
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
