import { describe, expect, test } from 'vitest'
import { ApiError } from '../client/error.js'
import { partOrNull } from './part.js'
import { withRecord } from './recordList.js'
import { slugIndex } from './slug.js'

test('a record that is known keeps its place, a new one goes to the end', () => {
  const list = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]
  expect(withRecord(list, { id: 1, name: 'c' })).toEqual([{ id: 1, name: 'c' }, list[1]])
  expect(withRecord(list, { id: 3, name: 'd' })).toEqual([...list, { id: 3, name: 'd' }])
  expect(list).toHaveLength(2)
})

describe('a part of a page', () => {
  test('that fails is null, so that the rest is shown', async () => {
    expect(await partOrNull(Promise.resolve(7))).toBe(7)
    expect(await partOrNull(Promise.reject(new ApiError('server')))).toBeNull()
  })

  test.each(['unauthenticated', 'aborted'] as const)('that is %s concerns the whole page', async (kind) => {
    await expect(partOrNull(Promise.reject(new ApiError(kind)))).rejects.toMatchObject({ kind })
  })

  test('that breaks by a fault of ours is not hushed up', async () => {
    await expect(partOrNull(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
  })
})

test('an index of slugs reads the names once, and only when it is asked', () => {
  let reads = 0
  const find = slugIndex(() => {
    reads++
    return [["Parkinson's Disease", 12] as const]
  })
  expect(reads).toBe(0)
  expect([find('parkinsons-disease'), find('x'), find('__proto__')]).toEqual([12, undefined, undefined])
  expect(reads).toBe(1)
})
