import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { entryOf, isRecord, numberOf, recordsIn, textOf } from './shape.js'

describe('what came from elsewhere', () => {
  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    ['x', false],
    [() => 1, false],
  ])('is a record or not: %j', (value, answer) => expect(isRecord(value)).toBe(answer))

  it('gives the records of a list alone', () => {
    expect(recordsIn([{ id: 1 }, null, [], 'x'] as { id: number }[])).toEqual([{ id: 1 }])
    expect(recordsIn({ length: 1 } as never)).toEqual([])
  })

  it.each([
    [' a ', 'a'],
    [3, ''],
    [null, ''],
  ])('gives the text of %j', (value, text) => expect(textOf(value)).toBe(text))

  it.each([
    [5, 0, 5],
    [0, 0, 0],
    [-1, 0, null],
    [Number.NaN, 0, null],
    [Number.POSITIVE_INFINITY, 0, null],
    ['5', 0, null],
    [-3, undefined, -3],
  ])('gives the number of %j, at least %j', (value, least, number) =>
    expect(numberOf(value, least)).toBe(number),
  )

  it.each([
    ['a', 1],
    [1, 2],
    ['b', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('finds the entry of %j', (key, entry) => expect(entryOf({ a: 1, 1: 2 }, key)).toBe(entry))

  it('never throws', () => {
    withHostileValues(1, (value: never) => [
      isRecord(value),
      recordsIn(value),
      textOf(value),
      numberOf(value),
      entryOf({ a: 1 }, value),
    ])
  })
})
