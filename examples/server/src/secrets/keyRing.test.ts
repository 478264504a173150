import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyRing, keyNameOf } from './keyRing.ts'

const [k1, k2, k3] = ['k1', 'k2', 'k3'].map((name) => ({ name, key: randomBytes(32) }))
const place = { table: 'tax_profiles', column: 'ssn_sealed', row: 1001, version: 3 }
const number = '123456789'

describe('an envelope', () => {
  const ring = createKeyRing([k1!])
  const sealed = ring.seal(place, number)
  it('gives back what it holds, says its key, and is another each time', () => {
    expect(ring.open(place, sealed)).toBe(number)
    expect(sealed.split('.').slice(0, 2)).toEqual(['v1', 'k1'])
    expect([sealed.split('.').length, keyNameOf(sealed)]).toEqual([6, 'k1'])
    expect(ring.seal(place, number)).not.toBe(sealed)
  })
  it.each([
    { table: 'users' },
    { column: 'employer_id_sealed' },
    { row: 1002 },
    { version: 2 },
    { version: 4 },
  ])('does not open elsewhere: %j', (other) => {
    expect(() => ring.open({ ...place, ...other }, sealed)).toThrow()
    expect(() => createKeyRing([k2!, k1!]).rewrap({ ...place, ...other }, sealed)).toThrow()
  })
  it.each([2, 3, 4, 5])('does not open where its part %d was changed', (at) => {
    const parts = sealed.split('.')
    const part = parts[at]!
    parts[at] = (part.startsWith('A') ? 'B' : 'A') + part.slice(1)
    expect(() => ring.open(place, parts.join('.'))).toThrow()
  })
  it('opens with no other key, also not one of the same name', () => {
    expect(() => createKeyRing([k2!]).open(place, sealed)).toThrow('k1')
    expect(() => createKeyRing([{ name: 'k1', key: randomBytes(32) }]).open(place, sealed)).toThrow()
  })
  it.each(['', 'v1', 'v2.k1.a.b.c.d', 'v1.k1.a.b.c', `${sealed}.x`])('is not %j', (text) =>
    expect(() => ring.open(place, text)).toThrow(),
  )
})

describe('a new key', () => {
  const old = createKeyRing([k1!]).seal(place, number)
  const ring = createKeyRing([k2!, k1!])
  it('closes what is new, and opens what the old one closed', () => {
    expect(keyNameOf(ring.seal(place, number))).toBe('k2')
    expect(ring.open(place, old)).toBe(number)
  })
  it('closes an old envelope anew without touching its text; then the old key may go', () => {
    const again = ring.rewrap(place, old)!
    expect(again.split('.').slice(3)).toEqual(old.split('.').slice(3))
    expect(createKeyRing([k3!, k2!]).open(place, again)).toBe(number)
    expect(ring.rewrap(place, again)).toBeNull()
  })
})
