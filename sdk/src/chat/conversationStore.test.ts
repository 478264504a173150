import { afterEach, describe, expect, test } from 'vitest'
import { refuseWith } from '../testing/fakeServer.js'
import { markConversationRead } from './calls.js'
import { silence } from './conversationStore.js'
import { conversationMessages } from './realtimePaths.js'
import { chatServer, me } from './testing/chatServer.js'
import { at, numbered, settled, started, stopChats, words } from './testing/openChat.js'
import { chatTexts } from './texts.js'

afterEach(stopChats)

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

test.each([
  [{ from_user_block: false, closed: false }, false, null],
  [{ from_user_block: true, closed: true }, true, chatTexts.frozen],
  [{ from_user_block: true, closed: true }, false, chatTexts.blocked],
  [{ from_user_block: false, closed: true }, false, chatTexts.closed],
] as const)('nothing can be sent where it is %o, frozen %s', (summary, isFrozen, why) => {
  expect(silence(summary, isFrozen)).toBe(why)
})
