import { describe, expect, test } from 'vitest'
import fc from '../testing/properties.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import { keysOf, messageOf, messagesOf, myself, other } from './testing/messages.js'
import { inOrder, mergeMessages, messagesSince, type Timeline } from './timeline.js'

const none: Timeline = []

describe('messages that came', () => {
  test.each<[string, Timeline, ChatMessage[], string[]]>([
    ['live, at the end', messagesOf(1, 2), [messageOf(3)], ['m0001', 'm0002', 'm0003']],
    ['with an older page, at the beginning', messagesOf(3, 3), messagesOf(1, 2), ['m0001', 'm0002', 'm0003']],
    ['into a gap', [messageOf(1), messageOf(3)], [messageOf(2)], ['m0001', 'm0002', 'm0003']],
    ['twice, once', messagesOf(1, 2), [messageOf(2), messageOf(2)], ['m0001', 'm0002']],
    [
      'in one millisecond, by their keys',
      none,
      [messageOf(2, { timestamp: 5 }), messageOf(1, { timestamp: 5 })],
      ['m0001', 'm0002'],
    ],
  ])('%s', (_, timeline, came, keys) => {
    expect(keysOf(mergeMessages(timeline, came))).toEqual(keys)
  })

  test('change nothing where they say nothing new, so that nobody is told', () => {
    const timeline = messagesOf(1, 3)
    expect(mergeMessages(timeline, [])).toBe(timeline)
    expect(mergeMessages(timeline, messagesOf(2, 3))).toBe(timeline)
  })

  test('leave the timeline before them as it was', () => {
    const timeline = Object.freeze(messagesOf(1, 2))
    expect(mergeMessages(timeline, [messageOf(2, { content: 'changed' })])[1]?.content).toBe('changed')
    expect(timeline[1]?.content).toBe('message 2')
  })

  test('keep who has read one, also where they come with less', () => {
    const read = mergeMessages(none, [messageOf(1, { readBy: [other, myself] })])
    const [again] = mergeMessages(read, [messageOf(1, { content: 'changed' })])
    expect(again).toMatchObject({ content: 'changed', readBy: [other, myself] })
  })
})

describe('in any order', () => {
  /** What a conversation has, some messages of one instant; each may come more than once, with some of its readers. */
  const conversation = fc.uniqueArray(
    fc.record({ number: fc.integer({ min: 1, max: 40 }), readers: fc.subarray([other, myself, 8]) }),
    { selector: ({ number }) => number, maxLength: 30 },
  )
  const history = conversation.chain((all) =>
    fc.record({
      all: fc.constant(all),
      events: fc.array(fc.array(fc.record({ at: fc.nat(), readers: fc.nat(3) }), { maxLength: 10 }), {
        maxLength: 12,
      }),
      seed: fc.array(fc.nat(), { minLength: 13, maxLength: 13 }),
    }),
  )
  const built = ({ number, readers }: { number: number; readers: readonly number[] }, some = 3) =>
    messageOf(number, { timestamp: Math.floor(number / 3) * 1000, readBy: readers.slice(0, some) })
  const plain = (timeline: Timeline) =>
    timeline.map(({ readBy, ...message }) => ({ ...message, readBy: readBy.toSorted() }))

  test('pages, answers and live events make one timeline: none twice, none lost, in order', () => {
    fc.assert(
      fc.property(history, ({ all, events, seed }) => {
        const pages = events.map((page) =>
          page.flatMap(({ at, readers }) => {
            const one = all[at % Math.max(1, all.length)]
            return one ? [built(one, readers)] : []
          }),
        )
        // Whatever came, all of it comes at last, as the newest pages bring it.
        const whole = [...pages, all.map((one) => built(one))]
        const shuffled = whole
          .map((page, index) => ({ page, by: seed[index] ?? 0 }))
          .toSorted((one, another) => one.by - another.by)
          .map(({ page }) => page)
        const [here, there] = [whole, shuffled].map((order) => order.reduce<Timeline>(mergeMessages, none))
        expect(plain(there ?? [])).toEqual(plain(here ?? []))
        expect(keysOf(here ?? [])).toEqual(keysOf(all.map((one) => built(one)).toSorted(inOrder)))
      }),
    )
  })

  test('one page or many is the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 }),
        fc.nat(40),
        (numbers, cut) => {
          const came = numbers.map((number) => messageOf(number))
          const inTwo = mergeMessages(mergeMessages(none, came.slice(0, cut)), came.slice(cut))
          expect(inTwo).toEqual(mergeMessages(none, came))
        },
      ),
    )
  })
})

test.each<[string, Timeline, number, string[]]>([
  ['before all', messagesOf(1, 3), 0, ['m0001', 'm0002', 'm0003']],
  ['at one of them', messagesOf(1, 3), 2000, ['m0002', 'm0003']],
  ['between two', messagesOf(1, 3), 2001, ['m0003']],
  ['after all', messagesOf(1, 3), 3001, []],
  ['of none', none, 5, []],
])('the rest since an instant that lies %s', (_, timeline, at, keys) => {
  expect(keysOf(messagesSince(timeline, at))).toEqual(keys)
})

test('nothing is let go of where nothing lies before the instant, and nobody told', () => {
  const timeline = messagesOf(1, 3)
  expect(messagesSince(timeline, 1000)).toBe(timeline)
  expect(messagesSince(none, 1000)).toBe(none)
})
