import { array, boolean, enums, integer, max, min, number, object, optional, size, string } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { coerceQuery, fieldErrors } from './struct.ts'
import { serverTexts } from '../refusals/texts.ts'

const Query = object({
  page: optional(min(integer(), 1)),
  latitude: optional(number()),
  vetted: optional(boolean()),
  type: optional(enums([0, 2])),
  ids: optional(array(integer())),
  name: optional(string()),
})

describe('a query', () => {
  test.each([
    ['page=3', { page: 3 }],
    ['page=', {}],
    ['page=x', { page: 'x' }],
    ['latitude=-12.5', { latitude: -12.5 }],
    ['vetted=true&type=2', { vetted: true, type: 2 }],
    ['vetted=0', { vetted: false }],
    ['ids=1,2&ids=3', { ids: [1, 2, 3] }],
    ['ids=', { ids: [] }],
    ['name=12', { name: '12' }],
    ['name=', { name: '' }],
    ['other=1', { other: '1' }],
    ['toString=1&constructor=2', { toString: '1', constructor: '2' }],
  ])('%s becomes what its struct wants', (text, query) => {
    expect(coerceQuery(new URLSearchParams(text), Query)).toEqual(query)
  })
})

test('what is wrong is said by field, in plain words, once', () => {
  const Body = object({ name: size(string(), 1, 3), age: max(integer(), 9), child: object({ id: number() }) })
  expect(fieldErrors({ name: '', age: 10, child: { id: 'x' }, more: 1 }, Body)).toEqual({
    name: [serverTexts.required],
    age: [serverTexts.badValue],
    'child.id': [serverTexts.badValue],
    more: [serverTexts.unknownField],
  })
  expect(fieldErrors({ name: 'long', age: 1, child: { id: 1 } }, Body)).toEqual({
    name: [serverTexts.tooLong],
  })
  expect(fieldErrors({ name: 'abc', age: 9, child: { id: 1 } }, Body)).toBeNull()
})

test.each(Object.getOwnPropertyNames(Object.prototype))('a field called %s is not known', (name) => {
  const query = coerceQuery(new URLSearchParams([[name, '1']]), Query)
  expect(Object.entries(query)).toEqual([[name, '1']])
  expect(Object.entries(fieldErrors(query, Query) ?? {})).toEqual([[name, [serverTexts.unknownField]]])
})
