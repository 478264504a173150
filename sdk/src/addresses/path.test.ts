import fc from '../testing/properties.js'
import { expect, test } from 'vitest'
import { afterPath, isAtOrBelow, plainPath } from './path.js'

test.each([
  ['/', '/'],
  ['/settings', '/settings'],
  ['/settings/', '/settings'],
  ['/Family//Dashboard/', '/family/dashboard'],
  ['/help/family?modal=a#top', '/help/family'],
  ['/a%20b', '/a%20b'],
  ['/privacy/policy/2018-12-01', '/privacy/policy/2018-12-01'],
  ['/a?next=//evil.example/..', '/a'],
])('%s is %s', (address, path) => {
  expect(plainPath(address)).toBe(path)
})

test.each([
  '',
  'settings',
  '//evil.example',
  '/\\evil.example',
  '/settings/../payments',
  '/settings/./x',
  '/settings/%2e%2e/payments',
  '/settings%2Fpayments',
  '/a%5cb',
  '/a\nb',
  '/a%0Ab',
  '/a%00',
  '/a%1f',
  '/a%7F',
  'https://evil.example/settings',
  'javascript:alert(1)',
  `/${'a'.repeat(5000)}`,
  null,
  undefined,
  5,
])('what is no path within the app: row %#', (address) => {
  expect(plainPath(address as string)).toBeNull()
})

test('an address of 4096 characters is the longest that is read', () => {
  expect(plainPath(`/${'a'.repeat(4095)}`)).toHaveLength(4096)
  expect(plainPath(`/${'a'.repeat(4096)}`)).toBeNull()
})

test('query and hash stay as they stand', () => {
  expect(afterPath('/a?b=C#D')).toBe('?b=C#D')
  expect(afterPath('/a#D?x')).toBe('#D?x')
  expect(afterPath('/a')).toBe('')
  expect(afterPath('?a=1')).toBe('?a=1')
  expect(afterPath(null as unknown as string)).toBe('')
})

test('below begins at a whole segment', () => {
  expect(isAtOrBelow('/help', '/help')).toBe(true)
  expect(isAtOrBelow('/help/family', '/help')).toBe(true)
  expect(isAtOrBelow('/helpers', '/help')).toBe(false)
  expect(isAtOrBelow(null as unknown as string, '/help')).toBe(false)
})

test('a plain path is its own plain path', () => {
  const piece = fc.constantFrom('', '/', '//', '.', '..', 'A', 'b%20', '%2E', '\\', '?', '#', 'ñ')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const address = `/${pieces.join('')}`
      const path = plainPath(address)
      if (path !== null) expect(plainPath(path)).toBe(path)
    }),
  )
})
