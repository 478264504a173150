import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { landingCode } from './landing.js'

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
