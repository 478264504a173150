import { expect, test } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { badgeWay } from './badgeWays.js'
import { profileModalPath } from '../vocabulary/addresses/modals.js'

test.each([
  ['phone', profileModalPath('verification')],
  ['identity', '/documents/upload'],
  ['background', '/background'],
  ['references', profileModalPath('references')],
  ['interview', '/caregiver/badges?modal=meetYourRecruiter'],
  ['credentials', profileModalPath('certifications')],
])('the way to %s has steps and begins at %s', (code, href) => {
  expect(badgeWay(code).href).toBe(href)
  expect(badgeWay(code).steps.length).toBeGreaterThan(1)
})

test.each(['dance', 'constructor', ''])("our staff know the way to '%s'", (code) => {
  expect(badgeWay(code)).toMatchObject({ steps: [], href: '/contact' })
})

test('whatever a badge is called, there is a way', () => {
  expect(withHostileValues(1, badgeWay).filter(({ answer }) => answer.href !== '/contact')).toEqual([])
})
