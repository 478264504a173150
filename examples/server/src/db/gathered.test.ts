import { expect, test } from 'vitest'
import type { Db } from './connect.ts'
import { gathered } from './gathered.ts'

const db = {} as Db

/** Reads that say what they were asked, each of which ends when it is let go. */
function reads() {
  const asked: (readonly string[])[] = []
  return {
    asked,
    ask: gathered(async (_, about, items: readonly string[]) => {
      asked.push([about, ...items])
      return asked.length
    }),
  }
}

test('what is asked for at once is read once, with all that was asked', async () => {
  const { asked, ask } = reads()
  expect(await Promise.all(['a', 'b', 'c'].map((one) => ask(db, 'x', one)))).toEqual([1, 1, 1])
  expect(asked).toEqual([['x', 'a', 'b', 'c']])
})

test('what is asked for later is read anew: nobody is told what was true before they came', async () => {
  const { asked, ask } = reads()
  const first = ask(db, 'x', 'a')
  expect(await first).toBe(1)
  expect(await ask(db, 'x', 'a')).toBe(2)
  expect(asked).toEqual([
    ['x', 'a'],
    ['x', 'a'],
  ])
})

test('things, and databases, are read apart', async () => {
  const { asked, ask } = reads()
  await Promise.all([ask(db, 'x', 'a'), ask(db, 'y', 'a'), ask({} as Db, 'x', 'a')])
  expect(asked).toHaveLength(3)
})

test('one that fails fails for whoever asked, and not for the next', async () => {
  let isBroken = true
  const ask = gathered(async (_, about: string) => {
    if (isBroken) throw new Error('broken')
    return about
  })
  const both = await Promise.allSettled([ask(db, 'x', 1), ask(db, 'x', 2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await ask(db, 'x', 3)).toBe('x')
})
