import fc from '../testing/properties.js'
import { expect, test } from 'vitest'
import { isEmail } from './email.js'

test.each([
  'ana@example.com',
  'ana.maria+care@mail.example.co.uk',
  "o'brien_7@x-y.org",
  'A@B.CO',
  `${'a'.repeat(64)}@example.com`,
  'a@xn--bcher-kva.example',
])('what has the form of an address: row %#', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'ana',
  '@example.com',
  'ana@',
  'ana@example',
  'ana@@example.com',
  'ana@exa@mple.com',
  '.ana@example.com',
  'ana.@example.com',
  'a..b@example.com',
  'ana@.com',
  'ana@example..com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@example.c',
  'ana@127.0.0.1',
  'ana@exa_mple.com',
  'ana maria@example.com',
  'ana@example.com ',
  'ana@example.com\n',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'a.'.repeat(130)}com`,
  null,
  undefined,
  42,
  {},
])('what has not: row %#', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('the longest address has 254 characters', () => {
  const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}`
  const local = (length: number) => 'x'.repeat(length - host.length - 5)
  expect(isEmail(`${local(246)}@${host}.com`)).toBe(true)
  expect(isEmail(`${'x'.repeat(64)}@${host}.${'d'.repeat(6)}`)).toBe(true)
  expect(isEmail(`${'x'.repeat(64)}@${host}.${'d'.repeat(7)}`)).toBe(false)
})

test('a million characters are refused by their length alone', () => {
  expect(isEmail('a.'.repeat(500_000))).toBe(false)
  expect(isEmail('a@'.repeat(500_000))).toBe(false)
})

test('generated addresses of the common form pass, and never with a blank inside', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{1,10}\.[a-z]{1,10}$/),
      fc.stringMatching(/^[a-z]{1,12}$/),
      (local, host) => {
        expect(isEmail(`${local}@${host}.org`)).toBe(true)
        expect(isEmail(`${local} @${host}.org`)).toBe(false)
      },
    ),
  )
  fc.assert(fc.property(fc.anything(), (value) => void isEmail(value)))
})
