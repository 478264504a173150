import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'
import { memoryLeafStore, type LeafChange } from './store.ts'
import type { Leaf } from '../tree/tree.ts'

/** A store whose writes are seen, and refused on demand. */
function watched() {
  const rows = new Map<string, Leaf>()
  const inner = memoryLeafStore(rows)
  const batches: (readonly LeafChange[])[] = []
  const state = { refuses: false }
  const store = {
    load: () => inner.load(),
    read: (path: string) => inner.read(path),
    async write(changes: readonly LeafChange[]) {
      batches.push(changes)
      if (state.refuses) throw new Error('disk full')
      await inner.write(changes, [])
    },
  }
  return { rows, batches, state, journal: createJournal(store, () => undefined) }
}

test('the changes of one moment go in one batch, the last of a path winning', async () => {
  const { rows, batches, journal } = watched()
  await Promise.all([journal.write([['a', 1]]), journal.write([['b', 2]]), journal.write([['a', 3]])])
  expect(batches).toEqual([
    [
      ['a', 3],
      ['b', 2],
    ],
  ])
  expect([...rows]).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})

test('what a store refused is told, kept, and written with the next attempt', async () => {
  const { rows, state, journal } = watched()
  state.refuses = true
  await expect(
    journal.write([
      ['a', 1],
      ['b', 1],
    ]),
  ).rejects.toThrow('disk full')
  expect(journal.health()).toBe('disk full')
  state.refuses = false
  await journal.write([['b', 2]])
  expect([...rows]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(journal.health()).toBe('ok')
})

test('closing writes what is left, or says that it could not', async () => {
  const { rows, state, journal } = watched()
  state.refuses = true
  await expect(journal.write([['a', 1]])).rejects.toThrow()
  await expect(journal.close()).rejects.toThrow('disk full')
  state.refuses = false
  await journal.close()
  expect([...rows]).toEqual([['a', 1]])
})
