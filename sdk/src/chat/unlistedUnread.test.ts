import { expect, test } from 'vitest'
import { keysOf, messageOf, myself, other } from './testing/messages.js'
import { createUnlistedUnread, unreadOf } from './unlistedUnread.js'
import { createUnreadCounter } from './unread.js'

test('what the server counts and does not list stands in the count until it is read', () => {
  const counter = createUnreadCounter(myself)
  counter.add('c1', messageOf(30))
  const unlisted = createUnlistedUnread(counter, 'c1')
  unlisted.add(15)
  expect([counter.of('c1'), counter.total()]).toEqual([16, 16])
  unlisted.clear()
  expect(counter.of('c1')).toBe(1)
  unlisted.add(-3)
  expect(counter.of('c1')).toBe(1)
})

test('is counted anew after the counter has forgotten the conversation', () => {
  const counter = createUnreadCounter(myself)
  const unlisted = createUnlistedUnread(counter, 'c1')
  unlisted.add(15)
  counter.remove('c1')
  unlisted.forgotten()
  unlisted.add(4)
  expect(counter.of('c1')).toBe(4)
})

test("unread are others' messages without the reader", () => {
  const page = [
    messageOf(1),
    messageOf(2, { readBy: [other, myself] }),
    messageOf(3, { uid: myself, readBy: [] }),
    messageOf(4),
  ]
  expect(keysOf(unreadOf(page, myself))).toEqual(['m0001', 'm0004'])
})
