import { expect, test } from 'vitest'
import { createTestClock } from '../testing/clock.js'
import { createRecount } from './recount.js'

function opened() {
  const clock = createTestClock()
  const state = { ours: 0, counted: 0, asked: 0 }
  const recount = createRecount({
    after: clock.after,
    recount() {
      state.counted++
      return state.ours
    },
    ask: () => state.asked++,
  })
  return { clock, state, recount }
}

test('several changes are counted once, 500 ms after the first', () => {
  const { clock, state, recount } = opened()
  recount.soon()
  clock.advance(300)
  recount.soon()
  clock.advance(199)
  expect(state.counted).toBe(0)
  clock.advance(1)
  expect(state.counted).toBe(1)
  clock.advance(5_000)
  expect(state.counted).toBe(1)
  recount.soon()
  clock.advance(500)
  expect(state.counted).toBe(2)
})

test.each([
  ['the same', 3, 0],
  ['another', 4, 1],
  ['none', null, 0],
])('where the server counts %s, its list is asked for so often: %s → %i', (_, theirs, asked) => {
  const { clock, state, recount } = opened()
  state.ours = 3
  recount.serverCounts(theirs)
  clock.advance(500)
  expect(state.asked).toBe(asked)
})

test('the list is asked for once for each of its counts, not round and round', () => {
  const { clock, state, recount } = opened()
  recount.serverCounts(4)
  for (let turn = 0; turn < 3; turn++) {
    clock.advance(500)
    recount.soon()
  }
  expect(state.asked).toBe(1)
  recount.serverCounts(5)
  clock.advance(500)
  expect(state.asked).toBe(2)
})

test('what has ended counts no more', () => {
  const { clock, state, recount } = opened()
  recount.soon()
  recount.stop()
  recount.serverCounts(4)
  clock.advance(5_000)
  expect([state.counted, state.asked]).toEqual([0, 0])
})
