import fc from '../testing/properties.js'
import { expect, test } from 'vitest'
import { compareVersions, isNewer } from './version.js'

test.each([
  ['1.10', '1.4', 1],
  ['1.4', '1.10', -1],
  ['1.4', '1.4', 0],
  ['1.4', '1.4.0', 0],
  ['1.4.1', '1.4', 1],
  ['2', '1.99.99', 1],
  ['v1.4', '1.4', 0],
  ['01.04', '1.4', 0],
  ['1.4-beta', '1.4', 0],
  ['1.x', '1.0', 0],
  ['', '0', 0],
  ['1.99999999999999999999', '1.99999999999999999998', 1],
  ['1.9999999999999999999', '1.99999999999999999998', -1],
])('%s against %s is %d', (a, b, order) => {
  expect(compareVersions(a, b)).toBe(order)
  expect(isNewer(a, b)).toBe(order > 0)
})

test('what is no text counts as version 0, and only eight parts are read', () => {
  expect(compareVersions(null as unknown as string, '0')).toBe(0)
  expect(compareVersions({} as unknown as string, '0.1')).toBe(-1)
  expect(compareVersions(`${'1.'.repeat(8)}2`, `${'1.'.repeat(8)}3`)).toBe(0)
  expect(compareVersions(`${'1.'.repeat(7)}2`, `${'1.'.repeat(7)}3`)).toBe(-1)
  expect(compareVersions('.'.repeat(1_000_000), '')).toBe(0)
})

test('versions are ordered as their numbers are', () => {
  const version = fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(version, version, (a, b) => {
      const expected =
        [0, 1, 2, 3].map((i) => Math.sign((a[i] ?? 0) - (b[i] ?? 0))).find((sign) => sign !== 0) ?? 0
      expect(compareVersions(a.join('.'), b.join('.'))).toBe(expected)
    }),
  )
})
