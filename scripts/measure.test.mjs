import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare, measure, median } from './measure.mjs'

test('the median is the middle, or the mean of the two middles', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(median([4, 1, 3, 2]), 2.5)
  assert.equal(median([7]), 7)
})

test('both sides are run, in turns, awaited or not', async () => {
  const order = []
  const once = (name) => () => {
    if (order.at(-1) !== name) order.push(name)
  }
  const result = await compare(once('ours'), async () => once('peer')(), { runs: 4, minMs: 0 })
  assert.ok(result.ours >= 0 && result.peer >= 0)
  // One warm-up each, then ours-peer, peer-ours, ours-peer, peer-ours with neighbours merged.
  assert.deepEqual(order, ['ours', 'peer', 'ours', 'peer', 'ours', 'peer', 'ours'])
})

test('what throws is not swallowed', async () => {
  await assert.rejects(
    measure(() => Promise.reject(new Error('broken')), { runs: 1, minMs: 0 }),
    /broken/,
  )
})
