import { expect, test } from 'vitest'
import { badgeWay } from './badgeWays.js'

test.each([
  ['phone', '/caregiver/profile/verification'],
  ['identity', '/documents/upload'],
  ['background', '/background'],
  ['references', '/caregiver/profile/references'],
  ['interview', '/contact'],
  ['credentials', '/caregiver/profile/certifications'],
])('the way to %s has steps and begins at %s', (code, href) => {
  expect(badgeWay(code).href).toBe(href)
  expect(badgeWay(code).steps.length).toBeGreaterThan(1)
})

test.each(['dance', 'constructor', ''])("our staff know the way to '%s'", (code) => {
  expect(badgeWay(code)).toMatchObject({ steps: [], href: '/contact' })
})
