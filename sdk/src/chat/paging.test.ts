import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import fc from '../testing/properties.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import { createPaging } from './paging.js'
import { keysOf, messageOf, messagesOf } from './testing/messages.js'
import { mergeMessages, type Timeline } from './timeline.js'

/** Paging over what the server has of so many messages; here are those of `held`. */
function opened(count: number, held: Timeline) {
  const timeline = signal(held)
  const isOpen = signal(true)
  const state = { isAway: false, asked: 0 }
  const all = messagesOf(1, count)
  const paging = createPaging(
    timeline,
    isOpen,
    async ({ message_id }: ChatMessage) => {
      state.asked++
      if (state.isAway) throw new Error('away')
      const at = (message_id ?? 1) - 1
      return all.slice(Math.max(0, at - 10), at)
    },
    (page) => (timeline.value = mergeMessages(timeline.peek(), page)),
  )
  return { timeline, isOpen, state, all, paging }
}

test.each([
  [0, false],
  [9, false],
  [10, true],
])('a first page of %i leaves older ones: %s', (count, expected) => {
  const { paging } = opened(count, [])
  paging.began(messagesOf(1, count))
  expect(paging.hasOlder.value).toBe(expected)
})

test('older pages come before what is held, until one is not full', async () => {
  const { timeline, paging } = opened(33, messagesOf(24, 33))
  paging.began(timeline.value)
  const sizes: number[] = []
  while (paging.hasOlder.value) {
    await paging.older.run()
    sizes.push(timeline.value.length)
  }
  expect(sizes).toEqual([20, 30, 33])
})

test('nothing is older than nothing', async () => {
  const { paging, state } = opened(5, [])
  await paging.older.run()
  expect(state.asked).toBe(0)
})

test('a gap of any width is filled: none twice, none missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 60 }), async (held, wide) => {
      const before = held + wide
      const last = before + 9
      const { timeline, all, paging } = opened(last, [...messagesOf(1, held), ...messagesOf(before, last)])
      await paging.fill({ after: messageOf(held), before: messageOf(before) })
      expect(keysOf(timeline.value)).toEqual(keysOf(all))
    }),
    { numRuns: 60 },
  )
})

test.each(['is not open', 'cannot be filled'])(
  'of a conversation that %s, what lies before the gap becomes older messages',
  async (why) => {
    const { timeline, isOpen, state, all, paging } = opened(40, [...messagesOf(1, 5), ...messagesOf(31, 40)])
    isOpen.value = why !== 'is not open'
    state.isAway = true
    await paging.fill({ after: messageOf(5), before: messageOf(31) })
    expect([keysOf(timeline.value), paging.hasOlder.value]).toEqual([keysOf(messagesOf(31, 40)), true])
    state.isAway = false
    while (paging.hasOlder.value) await paging.older.run()
    expect(keysOf(timeline.value)).toEqual(keysOf(all))
  },
)
