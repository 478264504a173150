import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { createUnreadCounter, unreadCount, type CountedConversation, type CountedMessage } from './unread.js'

const me = 7
const message = (key: string, rest: Partial<CountedMessage> = {}): CountedMessage => ({
  key,
  uid: 8,
  readBy: [],
  ...rest,
})

describe('counting everything', () => {
  test.each<[string, CountedConversation[], number]>([
    ['another’s message that I have not read', [{ messages: [message('a')] }], 1],
    ['not one that I have', [{ messages: [message('a', { readBy: [9, me] })] }], 0],
    ['one that only others have', [{ messages: [message('a', { readBy: [9] })] }], 1],
    ['not my own', [{ messages: [message('a', { uid: me })] }], 0],
    ['not in a conversation with a block', [{ from_user_block: true, messages: [message('a')] }], 0],
    [
      'in one without',
      [
        { from_user_block: false, messages: [message('a')] },
        { from_user_block: null, messages: [message('a')] },
      ],
      2,
    ],
    [
      'ids as text are the same ids',
      [{ messages: [message('a', { uid: '7' }), message('b', { readBy: ['7'] })] }],
      0,
    ],
    ['nothing', [], 0],
  ])('%s', (_, conversations, count) => {
    expect(unreadCount(conversations, me)).toBe(count)
  })

  test('what is no conversation and no message counts nothing; a message without readBy is unread', () => {
    const broken = [null, {}, { messages: null }, { messages: [null, 5, { key: 'a', uid: 8 }] }]
    expect(unreadCount(broken as unknown as CountedConversation[], me)).toBe(1)
    for (const bad of [null, undefined, 'x', {}]) expect(unreadCount(bad as never, me)).toBe(0)
  })
})

describe('following events', () => {
  test('adds, reads, removes and blocks', () => {
    const counter = createUnreadCounter(me)
    expect(counter.total()).toBe(0)
    counter.add(1, message('a'))
    counter.add(1, message('b'))
    counter.add(2, message('a'))
    expect(counter.total()).toBe(3)
    counter.read(1, 'a')
    expect(counter.total()).toBe(2)
    counter.remove(1, 'b')
    expect(counter.total()).toBe(1)
    counter.block(2)
    expect(counter.total()).toBe(0)
    expect(counter.of(2)).toBe(1)
    counter.block(2, false)
    expect(counter.total()).toBe(1)
    expect(counter.of('2')).toBe(1)
    expect(counter.of(3)).toBe(0)
  })

  test('an event that comes twice counts once', () => {
    const counter = createUnreadCounter(me)
    for (let times = 0; times < 3; times++) {
      counter.add(1, message('a'))
      counter.add(1, message('b'))
      expect(counter.total()).toBe(2)
    }
    counter.read(1, 'a')
    counter.read(1, 'a')
    expect(counter.total()).toBe(1)
    counter.remove(1, 'b')
    counter.remove(1, 'b')
    counter.block(1)
    counter.block(1)
    expect(counter.total()).toBe(0)
  })

  test('a message read before it comes counts as read, also when it comes again', () => {
    const counter = createUnreadCounter(me)
    counter.read(1, 'a')
    counter.add(1, message('a'))
    counter.add(1, message('a'))
    expect(counter.total()).toBe(0)
  })

  test('a message that comes again with the user in readBy is read', () => {
    const counter = createUnreadCounter(me)
    counter.add(1, message('a'))
    counter.add(1, message('a', { readBy: [me] }))
    expect(counter.total()).toBe(0)
    counter.add(1, message('a'))
    expect(counter.total()).toBe(0)
  })

  test('own messages never count', () => {
    const counter = createUnreadCounter(me)
    counter.add(1, message('a', { uid: me }))
    counter.add(1, message('b', { uid: '7' }))
    expect(counter.total()).toBe(0)
  })

  test('messages in a blocked conversation count once it is unblocked', () => {
    const counter = createUnreadCounter(me)
    counter.block(1)
    counter.add(1, message('a'))
    counter.read(1, 'b')
    counter.add(1, message('b'))
    expect(counter.total()).toBe(0)
    counter.block(1, false)
    expect(counter.total()).toBe(1)
  })

  test('a whole conversation is read, or removed, at once', () => {
    const counter = createUnreadCounter(me)
    for (const key of ['a', 'b', 'c']) {
      counter.add(1, message(key))
      counter.add(2, message(key))
    }
    counter.read(1)
    expect(counter.total()).toBe(3)
    counter.add(1, message('a'))
    expect(counter.total()).toBe(3)
    counter.remove(2)
    expect(counter.total()).toBe(0)
    counter.add(2, message('a'))
    expect(counter.total()).toBe(1)
  })

  test('a removed message leaves the others; a removed conversation leaves nothing, not even its block', () => {
    const counter = createUnreadCounter(me)
    counter.add(1, message('a'))
    counter.add(1, message('b'))
    counter.remove(1, 'a')
    expect(counter.of(1)).toBe(1)
    counter.read(1, 'b')
    expect(counter.total()).toBe(0)
    counter.block(1)
    counter.remove(1)
    counter.add(1, message('b'))
    expect(counter.total()).toBe(1)
  })

  test('keys named after an object’s own are keys like any other', () => {
    const counter = createUnreadCounter(me)
    for (const key of ['__proto__', 'constructor', 'toString']) {
      counter.add(key, message(key))
      counter.add(key, message(key))
    }
    expect(counter.total()).toBe(3)
    counter.remove('__proto__')
    expect(counter.total()).toBe(2)
  })

  test('events without a usable key change nothing', () => {
    const counter = createUnreadCounter(me)
    counter.add(1, message('a'))
    for (const bad of [null, undefined, {}, true] as unknown as string[]) {
      counter.add(bad, message('b'))
      counter.add(1, message(bad))
      counter.read(bad)
      counter.remove(bad)
      counter.block(bad)
    }
    counter.add(1, null as unknown as CountedMessage)
    counter.read(1, null as unknown as string)
    counter.remove(1, {} as unknown as string)
    expect(counter.total()).toBe(1)
  })

  test('an unusable key is never taken for a text that is written like it', () => {
    const counter = createUnreadCounter(me)
    counter.add('[object Object]', message('[object Object]'))
    counter.remove('[object Object]', {} as unknown as string)
    counter.remove({} as unknown as string)
    counter.read({} as unknown as string)
    expect(counter.total()).toBe(1)
    counter.add({} as unknown as string, message('b'))
    expect(counter.total()).toBe(1)
    counter.remove('[object Object]')
    expect(counter.total()).toBe(0)
  })
})

describe('after any sequence of events', () => {
  const conversation = fc.constantFrom(1, 2, 3)
  const key = fc.constantFrom('a', 'b', 'c', 'd')
  const event = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      conversation,
      key,
      uid: fc.constantFrom(me, 8),
      read: fc.boolean(),
    }),
    fc.record({ type: fc.constant('read' as const), conversation, key: fc.option(key, { nil: undefined }) }),
    fc.record({
      type: fc.constant('remove' as const),
      conversation,
      key: fc.option(key, { nil: undefined }),
    }),
    fc.record({ type: fc.constant('block' as const), conversation, blocked: fc.boolean() }),
  )

  test('the count equals a recount', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const counter = createUnreadCounter(me)
        const model = new Model()
        for (const each of events) {
          if (each.type === 'add') {
            const sent = message(each.key, { uid: each.uid, readBy: each.read ? [me] : [] })
            counter.add(each.conversation, sent)
            model.add(each.conversation, sent)
          } else if (each.type === 'block') {
            counter.block(each.conversation, each.blocked)
            model.of(each.conversation).from_user_block = each.blocked
          } else {
            counter[each.type](each.conversation, each.key)
            model[each.type](each.conversation, each.key)
          }
          expect(counter.total()).toBe(unreadCount(model.conversations(), me))
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** The conversations as a client would hold them in full, changed by the same events. */
class Model {
  private readonly all = new Map<
    number,
    { from_user_block: boolean; read: Set<string>; messages: Map<string, CountedMessage> }
  >()

  of(id: number) {
    const known = this.all.get(id) ?? { from_user_block: false, read: new Set<string>(), messages: new Map() }
    this.all.set(id, known)
    return known
  }

  add(id: number, sent: CountedMessage) {
    const { messages, read } = this.of(id)
    const name = `${sent.uid}/${sent.key}`
    if (sent.readBy.length > 0 && sent.uid !== me) read.add(String(sent.key))
    messages.set(name, sent)
  }

  read(id: number, key?: string) {
    const { messages, read } = this.of(id)
    const keys = key === undefined ? [...messages.values()].map((each) => String(each.key)) : [key]
    for (const each of keys) if (key !== undefined || messages.has(`8/${each}`)) read.add(each)
  }

  remove(id: number, key?: string) {
    if (key === undefined) {
      this.all.delete(id)
      return
    }
    const { messages, read } = this.of(id)
    read.delete(key)
    messages.delete(`8/${key}`)
  }

  conversations(): CountedConversation[] {
    return [...this.all.values()].map(({ from_user_block, read, messages }) => ({
      from_user_block,
      messages: [...messages.values()].map((each) => ({
        ...each,
        readBy: read.has(String(each.key)) ? [me] : [],
      })),
    }))
  }
}
