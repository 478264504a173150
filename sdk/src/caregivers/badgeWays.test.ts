import { expect, test } from 'vitest'
import { badgeWay } from './badgeWays.js'
import { profileModalPath } from './modals.js'

test.each([
  ['phone', profileModalPath('verification')],
  ['identity', '/documents/upload'],
  ['background', '/background'],
  ['references', profileModalPath('references')],
  ['interview', '/contact'],
  ['credentials', profileModalPath('certifications')],
])('the way to %s has steps and begins at %s', (code, href) => {
  expect(badgeWay(code).href).toBe(href)
  expect(badgeWay(code).steps.length).toBeGreaterThan(1)
})

test.each(['dance', 'constructor', '', null as never])("our staff know the way to '%s'", (code) => {
  expect(badgeWay(code)).toMatchObject({ steps: [], href: '/contact' })
})
