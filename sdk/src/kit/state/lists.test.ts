import { describe, expect, test } from 'vitest'
import { ApiError } from '../error.js'
import { partOf, partOrNull } from '../part.js'
import { withRecord } from './recordList.js'
import { slugIndex } from '../slug.js'

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

  test('that may say why it failed carries what support needs, and nothing else', async () => {
    const reported: unknown[] = []
    const error = new ApiError('server', { status: 500, requestId: 'req-5', serverMessage: 'No.' })
    expect(await partOf(Promise.resolve(7))).toEqual({ data: 7, failure: null })
    expect(await partOf(Promise.resolve(null))).toEqual({ data: null, failure: null })
    expect(await partOf(Promise.reject(error), (one) => reported.push(one))).toEqual({
      data: null,
      failure: { kind: 'server', requestId: 'req-5' },
    })
    expect(reported).toEqual([error])
    await expect(partOf(Promise.reject(new ApiError('aborted')))).rejects.toMatchObject({ kind: 'aborted' })
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
