import { describe, expect, test } from 'vitest'
import { anonymous } from '../vocabulary/account/identity.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { userTypes, type UserType } from '../vocabulary/account/catalogue.js'
import { addresses } from '../vocabulary/addresses/addresses.js'
import { barPlaces } from '../vocabulary/addresses/bar.js'
import type { AddressRow, AddressTable } from '../vocabulary/addresses/row.js'
import { barOf, placeOf, upOf } from './bar.js'
import { barPages } from './barPages.js'
import { admits } from './guard.js'
import { homePath } from './home.js'

const someone = (user_type: UserType, rest: Partial<Identity> = {}): Identity => ({
  ...{ ...anonymous, id: 7, user_id: 7, user_type },
  ...rest,
})
const people = userTypes.ids.filter((type) => type !== 'anonymous')
const table: AddressTable = addresses
const rows: readonly (readonly [string, AddressRow])[] = Object.entries(table)

describe('a bar', () => {
  test.each(people)('of %s has at most five places, Me the last, with one word each', (type) => {
    const bar = barOf(someone(type))
    expect(bar.length).toBeGreaterThan(1)
    expect(bar.length).toBeLessThanOrEqual(5)
    expect(bar.at(-1)?.place).toBe('me')
    expect(new Set(bar.map(({ label }) => label[0])).size).toBe(bar.length)
    for (const { place, href, pages } of bar) {
      expect(barPlaces.ids).toContain(place)
      expect(pages[0]?.href).toBe(href)
    }
  })

  test.each(people)(
    'of %s begins at their home, and its pages are theirs and in the place that their rows name',
    (type) => {
      const identity = someone(type)
      const [home] = barOf(identity)
      expect([homePath(identity), `${homePath(identity)}/7`]).toContain(home?.href)
      for (const { place, pages } of barPages[type])
        for (const { path } of pages) {
          const row = table[path]!
          expect([path, admits(row.who, identity), placeOf(row, identity)]).toEqual([path, true, place])
        }
    },
  )

  test('is nobody’s, and without the places that a plan does not open', () => {
    expect(barOf(anonymous)).toEqual([])
    const restricted = { is_b2b: true, partner_referral_code: 'acme', allowed_views: ['messages'] }
    expect(barOf(someone('family', restricted)).map(({ place }) => place)).toEqual(['home', 'messages', 'me'])
    const opened = { ...restricted, allowed_views: ['messages', 'careteam'] }
    expect(barOf(someone('family', opened)).map(({ place }) => place)).toEqual([
      ...['home', 'care', 'messages', 'me'],
    ])
  })
})

describe('the place of an address', () => {
  test.each(rows)('%s is in the bar of everybody who may see it, or in none on purpose', (path, row) => {
    for (const type of people.filter((one) => admits(row.who, someone(one)))) {
      const { place } = row
      if (place !== null && typeof place === 'object')
        expect(Object.hasOwn(place, type) || Object.hasOwn(place, 'others'), `${path}: ${type}`).toBe(true)
      const own = placeOf(row, someone(type))
      if (own !== null)
        expect(
          barPages[type].map((one) => one.place),
          `${path}: ${type}`,
        ).toContain(own)
    }
  })
})

describe('up', () => {
  test.each<
    [path: keyof typeof addresses, params: Record<string, string>, type: UserType, up: string | null]
  >([
    ['/schedule', {}, 'caregiver', null],
    ['/openshifts', {}, 'caregiver', null],
    ['/nursingshifts/shift/:id', { id: '4' }, 'caregiver', '/openshifts'],
    ['/next-shift/:connectionId/:shiftId', { connectionId: '1', shiftId: '2' }, 'caregiver', '/schedule'],
    [
      '/next-shift/:connectionId/:shiftId/edit',
      { connectionId: '1', shiftId: '2' },
      'family',
      '/next-shift/1/2',
    ],
    ['/caregivers-search/:state/:city', { state: 'ca', city: 'oakland' }, 'family', '/caregivers-search'],
    ['/caregivers-search/:state/:city', { state: 'ca', city: 'oakland' }, 'anonymous', null],
    ['/job/:job_id', { job_id: '5201' }, 'anonymous', '/caregiver-jobs'],
    ['/documents/upload', {}, 'care_manager', '/documents'],
    ['/settings', {}, 'staff', '/me'],
    ['/me', {}, 'staff', null],
    ['/terms', {}, 'caregiver', '/caregiver/dashboard'],
    ['/facilities/:id', { id: '7' }, 'facility', null],
    ['/facilities/:id', { id: '7' }, 'caregiver', '/facilities'],
    ['/payments/report', {}, 'family', '/payments'],
    // What is above it for others is nothing that staff may see.
    ['/payments/report', {}, 'staff', '/me'],
    ['/accounts/password/forgot', {}, 'family', '/family/dashboard'],
    ['/accounts/password/forgot', {}, 'anonymous', '/accounts/login'],
  ])('%s of %o leads %s to %s', (pattern, params, type, up) => {
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => params[name]!)
    expect(upOf(table[pattern]!, path, params, someone(type))).toBe(up)
  })

  test('what is above a page has a row, and leads nobody to an address that is not theirs', () => {
    const shape = (pattern: string) => pattern.replace(/:\w+/g, ':')
    const above = new Map(rows.map(([path, row]) => [shape(path), row]))
    for (const [path, row] of rows) {
      if (row.up) expect([path, above.has(shape(row.up))]).toEqual([path, true])
      for (const type of people.filter((one) => admits(row.who, someone(one)))) {
        const up = upOf(row, path, {}, someone(type))
        if (up && up === row.up)
          expect([path, type, admits(above.get(up)!.who, someone(type))]).toEqual([path, type, true])
      }
    }
  })

  test('everybody who is signed in is led up from each page that is not of their bar', () => {
    for (const [path, row] of rows)
      for (const type of people.filter((one) => admits(row.who, someone(one)))) {
        const identity = someone(type)
        const isOfBar = barOf(identity).some(({ pages }) => pages.some(({ href }) => href === path))
        if (!isOfBar) expect(upOf(row, path, {}, identity), `${path}: ${type}`).not.toBeNull()
      }
  })

  test('an address that a plan does not open is not up', () => {
    const restricted = { is_b2b: true, partner_referral_code: 'acme', allowed_views: ['messages'] }
    const path = '/caregivers/profile/marisol/1'
    expect(
      upOf(table['/caregivers/profile/:firstName/:profileId']!, path, {}, someone('family', restricted)),
    ).toBe('/family/dashboard')
  })

  test('an address that no table has leads home', () => {
    expect(upOf(null, '/nowhere', {}, someone('family'))).toBe('/family/dashboard')
    expect(upOf(null, '/nowhere', {}, anonymous)).toBeNull()
  })
})
