import { expect, test } from 'vitest'
import { chatMessageFrom, conversationMember, conversationMessages, readMark } from './realtimePaths.js'

test('each place of a conversation has its path', () => {
  expect(conversationMessages('c1')).toBe('conversations/c1/messages')
  expect(readMark('c1', '-Mk', 7)).toBe('conversations/c1/messages/-Mk/readBy/7')
  expect(conversationMember('c1', 7)).toBe('conversations/c1/members/7')
})

test.each(['', 'a/b', '../x', 'a.b', '$a', '#', '[0]'])('an id such as %j reaches no other place', (id) => {
  expect(() => conversationMessages(id)).toThrow(RangeError)
})

test('the message entity lists the users whose read marks are set', () => {
  const value = { uid: 3, timestamp: 5, content: 'Hello', message_id: 9 }
  expect(chatMessageFrom('k', value)).toEqual({ ...value, key: 'k', synced: true, readBy: [] })
  expect(chatMessageFrom('k', { ...value, readBy: { 12: true, 900: true } }).readBy).toEqual([12, 900])
  const sparse: (true | undefined)[] = []
  sparse[1] = true
  sparse[3] = true
  expect(chatMessageFrom('k', { ...value, readBy: sparse }).readBy).toEqual([1, 3])
})
