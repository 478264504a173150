import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import { dayIn } from '../kit/dates/dates.js'
import { conditions, languages } from '../vocabulary/caregivers/catalogue.js'
import {
  inFoundPlace,
  nextSavedSearchLetter,
  savableSearch,
  savedPlaceWords,
  savedSearchWords,
} from './savedSearch.js'
import { caregiverQuery, emptySearch, parseSearch, searchHref } from './searchAddress.js'

const oakland = { city: 'Oakland', state: 'CA', county: 'Alameda' }
const california = { city: '', state: 'CA', county: '' }
const kept = (address: string) => {
  const search = savableSearch(address)
  return search && searchHref(search)
}

describe('the search of an address as it is kept', () => {
  it.each([
    ['/caregivers-search/california/oakland?page=3&sort=rating', '/caregivers-search/california/oakland'],
    ['/caregivers-search/grid/california/oakland', '/caregivers-search/california/oakland'],
    ['/caregivers/california/oakland?vetted=1#top', '/caregivers-search/california/oakland?vetted=1'],
    [
      '/caregivers/dementia/california/oakland',
      '/caregivers-search/california/oakland?conditions=' + String(idOf('Dementia')),
    ],
    [
      '/caregivers-search/california/oakland?languages=20,1',
      '/caregivers-search/california/oakland?languages=1%2C20',
    ],
    ['/caregivers/respite-care/california', '/caregivers/respite-care/california'],
    ['/caregivers-search/respite-care/california/oakland', '/caregivers/respite-care/california/oakland'],
    ['/caregivers-search?place=94601', '/caregivers-search?place=94601'],
  ])('of %s is %s', (address, expected) => expect(kept(address)).toBe(expected))

  it.each([
    '/caregivers-search/favorites',
    '/caregivers-search/california/alameda/cities',
    '/caregivers-search/saved',
    '/jobposts',
    'https://example.com/caregivers-search',
    '',
  ])('is none of %s', (address) => expect(kept(address)).toBe(null))

  it('asks for the same as the address, and is its own', () => {
    const address = fc.record({
      conditions: fc.subarray([...conditions.ids]),
      languages: fc.subarray([...languages.ids]),
      vetted: fc.boolean(),
      page: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(address, fc.boolean(), (filters, byPath) => {
        const place = { state: 'CA', city: 'oakland' } as const
        const search = { ...emptySearch, ...filters, place, ...(byPath && { specialty: 'dementia' }) }
        const saved = savableSearch(searchHref(search))!
        const sorted = (ids: readonly number[] = []) => [...ids].sort((a, b) => a - b)
        const [one, other] = [caregiverQuery(search), caregiverQuery(saved)]
        expect(sorted(other.conditions)).toEqual(sorted(one.conditions))
        expect(sorted(other.spoken_languages)).toEqual(sorted(one.spoken_languages))
        expect([other.vetted, other.city, other.state, other.offset]).toEqual([
          one.vetted,
          'oakland',
          'CA',
          0,
        ])
        expect(kept(searchHref(saved))).toBe(searchHref(saved))
      }),
    )
  })

  it('looks where it was understood to look, wherever it is opened', () => {
    const at = (address: string, place: typeof oakland | null) =>
      searchHref(inFoundPlace(savableSearch(address)!, place))
    expect([
      at('/caregivers-search?vetted=1', oakland),
      at('/caregivers-search?place=94601', oakland),
      at('/caregivers-search?place=california&vetted=1', california),
      at('/caregivers/respite-care/california', california),
      at('/caregivers-search?vetted=1', null),
    ]).toEqual([
      '/caregivers-search/california/oakland?vetted=1',
      '/caregivers-search/california/oakland',
      '/caregivers-search?place=CA&vetted=1',
      '/caregivers/respite-care/california',
      '/caregivers-search?vetted=1',
    ])
    // The two letters of a state mean the state, also where its name is that of a city.
    const newYork = inFoundPlace(savableSearch('/caregivers-search?vetted=1')!, {
      ...california,
      state: 'NY',
    })
    expect(caregiverQuery(newYork)).toMatchObject({ state: 'NY' })
    expect(caregiverQuery(newYork).city).toBe(undefined)
    expect(parseSearch('/caregivers-search', searchHref(newYork).split('?')[1])).toEqual(newYork)
  })
})

describe('the words of a search that is kept', () => {
  const address = `/caregivers-search/california/oakland?within=10&conditions=${idOf('Dementia')}&when=tue,thu,afternoon`
  it('say where, whom and when', () => {
    expect(savedSearchWords({ address, place: oakland }, 'en')).toBe(
      'Oakland, CA · 10 miles · Dementia · Tue & Thu, afternoon',
    )
    expect(savedSearchWords({ address, place: oakland }, 'es')).toMatch(
      /^Oakland, CA · 10 millas · Demencia · /,
    )
    expect(
      savedSearchWords({ address: '/caregivers/respite-care/california', place: california }, 'en'),
    ).toBe('California · Respite Care')
  })
  it('say the place alone where that is all', () => {
    expect(savedSearchWords({ address: '/caregivers-search', place: null }, 'en')).toBe('Anywhere')
    expect(savedPlaceWords({ ...california, state: 'PR' }, 'es')).toBe('Puerto Rico')
    expect(savedPlaceWords({ ...california, state: 'XX' }, 'en')).toBe('XX')
  })
})

describe('the next letter', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-24T16:59:00Z', '2026-11-25T17:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-25T07:59:00Z', '2026-11-25T17:00:00.000Z'],
    // One that was late, after midnight: not twice on that day.
    ['America/Los_Angeles', '2026-11-25T08:01:00Z', '2026-11-26T17:00:00.000Z'],
    ['America/New_York', '2026-10-31T16:00:00Z', '2026-11-01T14:00:00.000Z'],
  ])('in %s after %s comes at %s', (zone, now, expected) =>
    expect(nextSavedSearchLetter(zone, new Date(now)).toISOString()).toBe(expected),
  )
  it('is at nine of another day, always', () => {
    const zones = fc.constantFrom('America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu')
    fc.assert(
      fc.property(zones, fc.integer({ min: 29_000_000, max: 30_000_000 }), (zone, minute) => {
        const now = new Date(minute * 60_000)
        const next = nextSavedSearchLetter(zone, now)
        expect(timeIn(zone, next)).toBe('09:00')
        expect(dayIn(zone, next) > dayIn(zone, now)).toBe(true)
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(3, (a: never) => [savableSearch(a), savedPlaceWords(null, 'en')])
})

function idOf(name: string): number {
  return conditions.entries.find(({ label }) => label[0] === name)!.id
}
