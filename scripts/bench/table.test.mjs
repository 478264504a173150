import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableOf, verdict } from './table.mjs'

test('a budget is one of the ratio where there is a peer, else of our own figure', () => {
  assert.equal(verdict({ ours: 15, peer: 10, budget: 1.5 }), 'within')
  assert.equal(verdict({ ours: 16, peer: 10, budget: 1.5 }), 'over')
  assert.equal(verdict({ ours: 9, budget: 10 }), 'within')
  assert.equal(verdict({ ours: 12, peer: 10, budget: 10, budgetOf: 'ours' }), 'over')
  assert.equal(verdict({ ours: 97, least: 98 }), 'under')
  assert.equal(verdict({ ours: 98, least: 98 }), 'within')
  assert.equal(verdict({ ours: 12, peer: 10 }), '')
})

test('columns line up', () => {
  const lines = tableOf([
    { name: 'a call', ours: 12.345, peer: 10, peerName: 'ofetch', unit: 'µs', budget: 1.5 },
    { name: 'import', ours: 1200, unit: 'ms' },
  ])
  assert.deepEqual(lines, [
    '        ours      peer            ratio   budget',
    'a call  12.35 µs  10 µs (ofetch)  × 1.23  ≤ × 1.50  within',
    'import  1200 ms',
  ])
})
