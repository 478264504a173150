import { expect, it } from 'vitest'
import { sayCount } from '../../kit/text.js'
import { nextInQueue, queueWith, waited } from './waited.js'

const now = new Date('2026-11-24T12:00:00.000Z')

it.each([
  ['2026-11-24T12:00:00.000Z', 'Waiting 0 minutes'],
  ['2026-11-24T11:58:59.000Z', 'Waiting 1 minute'],
  ['2026-11-24T11:00:00.000Z', 'Waiting 1 hour'],
  ['2026-11-23T12:00:01.000Z', 'Waiting 23 hours'],
  ['2026-11-23T12:00:00.000Z', 'Waiting 1 day'],
  ['2026-10-24T12:00:00.000Z', 'Waiting 31 days'],
  ['2026-11-25T12:00:00.000Z', 'Waiting 0 minutes'],
  ['no time', 'Waiting 0 minutes'],
])('what came at %s: %s', (since, said) => {
  const { words, count } = waited(since, now)
  expect(sayCount('en', words, count)).toBe(said)
})

it('goes on with what stood behind, then with the first, then with none', () => {
  const queue = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect([1, 2, 3, 9].map((id) => nextInQueue(queue, id)?.id)).toEqual([2, 3, 1, 1])
  expect(nextInQueue([{ id: 1 }], 1)).toBeNull()
  expect(nextInQueue([], 1)).toBeNull()
})

it('has the one that is open, also where the list is cut short before it', () => {
  const queue = [{ id: 1 }, { id: 2 }]
  expect(queueWith(queue, { id: 9 })).toEqual([{ id: 1 }, { id: 2 }, { id: 9 }])
  expect(queueWith(queue, { id: 2 })).toBe(queue)
  expect(queueWith(queue, null)).toBe(queue)
})
