import { afterEach, describe, expect, test } from 'vitest'
import { anonymous } from '../vocabulary/account/identity.js'
import { answerRaw, refuseWith } from '../testing/fakeServer.js'
import { listConversations, getRealtimeToken } from './calls.js'
import { counterPath } from './realtimePaths.js'
import { chatServer, me } from './testing/chatServer.js'
import { at, family, numbered, settled, start, started, stopChats, words } from './testing/openChat.js'
import { chatTexts } from './texts.js'

afterEach(stopChats)

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
      (world.server.on(getRealtimeToken, () =>
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

  test('a socket that does not stand within ten seconds is told as no connection, until it does', async () => {
    const world = chatServer()
    world.realtime.server.drop()
    const { chat, clock } = await started(world)
    clock.advance(9_499)
    expect(chat.connection.value).toBe('connecting')
    clock.advance(1)
    expect(chat.connection.value).toBe('away')
    world.realtime.server.restore()
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

  test('another place is watched beside the chat, across a new sign-in, until it is ended or may be read no more', async () => {
    const world = chatServer()
    const { chat, realtime } = await started(world)
    const seen: unknown[] = []
    realtime.server.set('plans/7/news', { version: 'p1' })
    const end = chat.watch(
      'plans/7/news',
      (value) => seen.push(value),
      () => seen.push('lost'),
    )
    await settled()
    realtime.server.set('plans/7/news', { version: 'p2' })
    expect(seen).toEqual([{ version: 'p1' }, { version: 'p2' }])
    realtime.server.deny('plans/7')
    expect(seen.at(-1)).toBe('lost')
    realtime.server.allow('plans/7')
    end()
    realtime.server.set('plans/7/news', { version: 'p3' })
    expect(seen).toHaveLength(3)
    chat.stop()
    chat.watch('plans/7/news', (value) => seen.push(value))
    expect(seen).toHaveLength(3)
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
