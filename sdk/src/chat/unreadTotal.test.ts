import fc from '../testing/properties.js'
import { afterEach, describe, expect, test } from 'vitest'
import { refuseWith } from '../testing/fakeServer.js'
import { blockConversation } from './calls.js'
import { chatServer, me } from './testing/chatServer.js'
import { at, numbered, settled, start, started, stopChats, words } from './testing/openChat.js'
import { chatTexts } from './texts.js'

afterEach(stopChats)

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

  test('is there as soon as the conversations are', async () => {
    const world = chatServer()
    world.add(1, ['one', 'two'])
    const { chat } = start(world)
    await settled()
    expect([chat.loaded.value, chat.unread.value]).toEqual([true, 2])
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
