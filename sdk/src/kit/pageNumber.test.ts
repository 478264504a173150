import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { readPage } from './pageNumber.js'

it.each([
  ['', 1],
  ['page=', 1],
  ['page=3', 3],
  ['page=999999', 999_999],
  ['page=1000000', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=1e5', 1],
  ['page=Infinity', 1],
  ['page=x', 1],
])('%j asks for page %i', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page))

it('never throws', () => {
  expect(withHostileValues(1, readPage).every(({ answer }) => answer === 1)).toBe(true)
})
