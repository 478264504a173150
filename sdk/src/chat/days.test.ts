import { expect, test } from 'vitest'
import { dayWord, lastSeen, messagesByDay } from './days.js'
import { chatTexts } from './texts.js'

const at = (iso: string) => ({ timestamp: Date.parse(iso) })

test("a day ends at the reader's midnight, not at that of UTC", () => {
  const messages = [at('2026-11-20T23:00:00Z'), at('2026-11-21T05:00:00Z'), at('2026-11-21T09:00:00Z')]
  const days = (zone: string) =>
    messagesByDay(messages, zone).map(({ day, messages }) => [day, messages.length])
  expect(days('UTC')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ])
  expect(days('America/Los_Angeles')).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ])
  expect(messagesByDay([], 'UTC')).toEqual([])
})

test.each([
  ['2026-03-01', chatTexts.today],
  ['2026-02-28', chatTexts.yesterday],
  ['2026-02-27', null],
  ['2026-03-02', null],
])('%s is called so on March 1st', (day, word) => {
  expect(dayWord(day, '2026-03-01')).toBe(word)
})

test("'Seen' stands beneath the last own message that the other has read", () => {
  const mine = (...readBy: number[]) => ({ mine: true, readBy })
  const [first, second, third] = [mine(1, 2), mine(1, 2), mine(1)]
  expect(lastSeen([first, second, third], 2)).toBe(second)
  expect(lastSeen([third, { mine: false, readBy: [1, 2] }], 2)).toBeUndefined()
})
