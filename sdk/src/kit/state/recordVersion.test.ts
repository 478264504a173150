import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type } from '../structs/struct.js'
import { isStale, namedParts, versionFor, versionOf, type Editable } from './recordVersion.js'

const mia = { name: 'Mia', about: 'Kind.', user: { city: 'Oakland', state: 'CA' }, ids: [1, 2], end: null }

describe('the version of a record', () => {
  it.each([
    [
      'the order of properties',
      { ids: [1, 2], user: { state: 'CA', city: 'Oakland' }, about: 'Kind.', name: 'Mia' },
      true,
    ],
    ['a text', { ...mia, about: 'Kind' }, false],
    ['the order of a list', { ...mia, ids: [2, 1] }, false],
    ['a part within a part', { ...mia, user: { city: 'Oakland', state: 'OR' } }, false],
    ['an end that came', { ...mia, end: '2026-01-01' }, false],
  ])('says of %s whether it counts', (_, other, same) => {
    expect(versionOf(other) === versionOf(mia)).toBe(same)
  })

  it('of some parts is that of no other', () => {
    const elsewhere = { ...mia, about: 'Patient.', user: { city: 'Oakland', state: 'OR' } }
    const kind = (...parts: string[]): Editable<typeof mia> => ({
      shape: type({}) as never,
      parts: () => parts,
    })
    const isStaleIn = (seen: readonly string[], now = seen) =>
      isStale(kind(...now), { version: versionFor(kind(...seen), mia) }, elsewhere)
    expect(isStaleIn(['name', 'user.city'], ['user.city', 'name'])).toBe(false)
    expect(isStaleIn(['name', 'about'])).toBe(true)
    expect(isStaleIn(['user.state'])).toBe(true)
    expect(isStale(kind('user.state'), {}, elsewhere)).toBe(false)
  })

  it('is of what a change names, and of nothing that it leaves out', () => {
    expect(namedParts({ name: 'Mia', end: null, about: undefined, version: 'x' })).toEqual(['name', 'end'])
    expect(namedParts()).toEqual([])
  })

  it('never throws, is short, and outlives the way over the wire', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.string()), (value, parts) => {
        const version = versionOf(value, parts)
        expect(version.length).toBeLessThan(60)
        expect(versionOf(JSON.parse(JSON.stringify(value)), parts)).toBe(version)
      }),
    )
  })
})
