import { expect, test } from 'vitest'
import { parseQuery, select } from './query.ts'
import { fromJson, place, toJson, type Json, type Node } from './tree.ts'
import { createWindow } from './window.ts'

const queries: [what: string, wire: object][] = [
  ['the last three by child', { i: 'at', l: 3, vf: 'r' }],
  ['the first three by child', { i: 'at', l: 3, vf: 'l' }],
  ['a range by child', { i: 'at', sp: 2, ep: 5, ein: false }],
  ['the last two of a range', { i: 'at', ep: 5, l: 2, vf: 'r' }],
  ['the first two by key after one', { i: '.key', sp: 'k2', sin: false, l: 2, vf: 'l' }],
  ['all by priority', { l: 4, vf: 'r' }],
]

test.each(queries)('a client that follows %s always holds what a new one would get', (_, wire) => {
  let seed = 11
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const query = parseQuery(wire)
  const window = createWindow(query)
  let root: Node | null = null
  const client = new Map<string, Json>()

  for (let step = 0; step < 1_500; step++) {
    const touched = new Set<string>()
    for (let writes = 1 + random(3); writes > 0; writes--) {
      const key = `k${random(9)}`
      const child = random(4) === 0 ? null : { at: random(8), '.priority': random(5), text: random(3) }
      root = place(root, [key], fromJson(child))
      touched.add(key)
    }
    const sent = window.touch(root, touched)
    for (const key of sent) {
      if (window.has(key)) client.set(key, toJson(root!.children!.get(key)!))
      else client.delete(key)
    }
    const fresh = select(root, query).map(({ key }) => key)
    expect([...client.keys()].sort()).toEqual([...fresh].sort())
    for (const key of fresh) expect(client.get(key)).toEqual(toJson(root!.children!.get(key)!))
  }
})

test('what happens outside a full window is not sent', () => {
  const root = fromJson({ a: { at: 1 }, b: { at: 2 }, c: { at: 3, more: true } })
  const window = createWindow(parseQuery({ i: 'at', l: 2, vf: 'r' }))
  window.reset(root)
  expect([...window.touch(root, ['a'])]).toEqual([])
  expect([...window.touch(root, ['c'])]).toEqual(['c'])
})
