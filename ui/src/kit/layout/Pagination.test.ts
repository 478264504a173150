import { expect, it } from 'vitest'
import { around } from './Pagination'

it.each([
  [1, 2, [1, 2]],
  [1, 17, [1, 2, 17]],
  [4, 17, [1, 3, 4, 5, 17]],
  [17, 17, [1, 16, 17]],
])('page %i of %i offers %j', (page, pages, shown) => {
  expect(around(page, pages)).toEqual(shown)
})
