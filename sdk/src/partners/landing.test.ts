import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { landingCode, organizationHref } from './landing.js'

it.each([
  ['laney-college-1234', '1234'],
  ['1234', '1234'],
  ['a--b', 'b'],
  ['a- b ', 'b'],
  ['laney-', null],
  ['', null],
  [1234, null],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), null],
])('the code of %s is %s', (entityCode, code) => expect(landingCode(entityCode)).toBe(code))

it('never throws', () => {
  withHostileValues(1, landingCode)
})

it('a school has one address, by place, name and code', () => {
  const school = { name: 'Laney College', code: '00A1', city: 'San José', state: 'CA', country: 'US' }
  expect(organizationHref(school)).toBe('/schools/us/california/san-jose/laney-college-00A1')
  expect(organizationHref({ ...school, state: 'Ontario', country: 'CA' })).toBe(
    '/schools/ca/ontario/san-jose/laney-college-00A1',
  )
})
