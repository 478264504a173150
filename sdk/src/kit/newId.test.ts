import { afterEach, describe, expect, test, vi } from 'vitest'
import { newId } from './newId.js'

describe('an id', () => {
  afterEach(() => vi.unstubAllGlobals())
  const { crypto } = globalThis

  test.each<[string, Partial<Crypto> | undefined, RegExp]>([
    ['a page that is served securely', crypto, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/],
    [
      'a page over plain http',
      { getRandomValues: crypto.getRandomValues.bind(crypto) },
      /^\d{1,10}(-\d{1,10}){3}$/,
    ],
    ['an odd machine', {}, /^[\da-z]+-[\da-z]+$/],
    ['React Native', undefined, /^[\da-z]+-[\da-z]+$/],
  ])('is made in %s, and is another each time', (_, given, shape) => {
    vi.stubGlobal('crypto', given)
    const ids = Array.from({ length: 100 }, newId)
    expect(ids.every((id) => shape.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(100)
  })
})
