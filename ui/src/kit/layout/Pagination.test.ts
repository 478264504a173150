import { expect, it } from 'vitest'
import { around, pageHref } from './Pagination'

it.each([
  [1, 2, [1, 2]],
  [1, 17, [1, 2, 17]],
  [4, 17, [1, 3, 4, 5, 17]],
  [17, 17, [1, 16, 17]],
])('page %i of %i offers %j', (page, pages, shown) => {
  expect(around(page, pages)).toEqual(shown)
})

it.each([
  ['/caregivers', 1, '/caregivers'],
  ['/caregivers', 2, '/caregivers?page=2'],
  ['/caregivers?sort=wage', 2, '/caregivers?sort=wage&page=2'],
  ['/caregivers?page=3', 1, '/caregivers'],
  ['/caregivers?page=3', 2, '/caregivers?page=2'],
  ['/caregivers?page=3&sort=wage', 4, '/caregivers?sort=wage&page=4'],
  ['/caregivers?sort=wage&page=3', 4, '/caregivers?sort=wage&page=4'],
  ['/caregivers?homepage=3', 2, '/caregivers?homepage=3&page=2'],
] as const)('of %s page %i is %s', (first, page, href) => {
  expect(pageHref(first, page)).toBe(href)
})
