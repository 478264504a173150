import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import { createGapDetector, gapBetween } from './gaps.js'
import { messageOf, messagesOf } from './testing/messages.js'
import type { Timeline } from './timeline.js'

test.each<[string, ChatMessage | undefined, Timeline, number | null]>([
  ['a full page that begins after what is held', messageOf(5), messagesOf(8, 17), 8],
  ['one that joins, as nothing says that it does', messageOf(7), messagesOf(8, 17), 8],
  ['a full page that reaches back to it', messageOf(8), messagesOf(8, 17), null],
  ['a page that is not full: there is no more', messageOf(5), messagesOf(8, 16), null],
  ['an empty page', messageOf(5), [], null],
  ['nothing held', undefined, messagesOf(8, 17), null],
])('a gap: %s', (_, held, page, before) => {
  const gap = gapBetween(held, page)
  expect(gap && [gap.after.message_id, gap.before.message_id]).toEqual(before && [held?.message_id, before])
})

/** A detector whose socket stands, over the first five messages, which were listed. */
function listed() {
  const timeline = signal<Timeline>(messagesOf(1, 5))
  const state = { isLive: true }
  const gaps = createGapDetector(timeline, () => state.isLive)
  gaps.started()
  gaps.listed()
  return { timeline, state, gaps }
}

test('while live messages come there is no gap, however many came', () => {
  const { gaps } = listed()
  expect(gaps.before(messagesOf(20, 29))).toBeNull()
})

test.each(['interrupted', 'ended'] as const)(
  'once they are %s, one may lie after the last that came, until the next list',
  (stop) => {
    const { timeline, gaps } = listed()
    timeline.value = messagesOf(1, 6)
    gaps[stop]()
    // What comes after the stop says nothing of what was missed.
    timeline.value = [...messagesOf(1, 6), messageOf(12)]
    gaps[stop]()
    expect(gaps.before(messagesOf(9, 18))?.after.message_id).toBe(6)
    timeline.value = messagesOf(1, 18)
    gaps.listed()
    expect(gaps.before(messagesOf(20, 29))?.after.message_id).toBe(stop === 'ended' ? 18 : undefined)
  },
)

test('a list that comes while the socket is away is where the next gap may begin', () => {
  const { timeline, state, gaps } = listed()
  gaps.interrupted()
  state.isLive = false
  timeline.value = messagesOf(1, 9)
  gaps.listed()
  expect(gaps.before(messagesOf(20, 29))?.after.message_id).toBe(9)
})
