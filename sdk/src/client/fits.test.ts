import {
  array,
  define,
  min,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  type,
  union,
} from 'superstruct'
import { describe, expect, it } from 'vitest'
import * as everything from '../testing/everything.js'
import { aValueOf } from '../testing/valueOf.js'
import type { AnyCall } from './call.js'
import { fits } from './fits.js'

const answers = Object.entries<unknown>(everything).flatMap(([name, one]) => {
  const { route, out } = (one ?? {}) as Partial<AnyCall>
  return route && out ? [[name, out] as const] : []
})

describe('the verdict on an answer is that of its struct', () => {
  it.each(answers)('of %s, as it should be and spoiled in each place', (_, out) => {
    const value = aValueOf(out)
    expect(fits(value, out)).toBe(true)
    for (const spoiled of [null, true, 7, 'words', [], [null], {}, { data: {} }, ...spoiledOnce(value)])
      expect(fits(spoiled, out)).toBe(out.is(spoiled))
  })

  it.each([
    [min(number(), 3), [2, 3, null]],
    [refine(string(), 'short', (text) => text.length < 3), ['ab', 'abc', 5]],
    [union([number(), nullable(string())]), [1, null, 'x', true]],
    [object({ a: optional(array(number())) }), [{}, { a: [1] }, { a: ['1'] }, { a: [], b: 1 }]],
    [define<string>('a path', (_, { path }) => Array.isArray(path)), ['x']],
  ] as const)('of struct %#', (struct, values) => {
    for (const value of values) expect(fits(value, struct as never)).toBe(struct.is(value))
  })

  it('is no for what is refined in a part of it', () => {
    const struct = type({ list: array(type({ rate: min(number(), 5) })) })
    expect([
      fits({ list: [{ rate: 5 }] }, struct as never),
      fits({ list: [{ rate: 4 }] }, struct as never),
    ]).toEqual([true, false])
  })
})

/** The value with another one in each of its places, one at a time. */
function spoiledOnce(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const put = (name: string, inner: unknown) =>
    Array.isArray(value)
      ? value.map((one, at) => (String(at) === name ? inner : one))
      : { ...value, [name]: inner }
  return Object.entries(value).flatMap(([name, inner]) =>
    [undefined, null, {}, 'x', -1.5, ...spoiledOnce(inner)].map((other) => put(name, other)),
  )
}
