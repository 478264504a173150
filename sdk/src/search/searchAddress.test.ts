import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { states } from '../vocabulary/places/states.js'
import { searchSorts } from '../vocabulary/caregivers/constants.js'
import {
  assistance,
  conditions,
  distanceChoices,
  languages,
  scheduleFlags,
} from '../vocabulary/caregivers/catalogue.js'
import { CaregiverQuery } from './calls.js'
import { caregiverFilters } from './filters.js'
import {
  caregiverQuery,
  chosenFilters,
  emptySearch,
  filterCount,
  parseSearch,
  searchHref,
  withoutFilters,
  type SearchAddress,
} from './searchAddress.js'
import { profileHref } from '../profile/profileAddress.js'

describe('the address of a search', () => {
  it.each([
    ['/caregivers-search', {}],
    ['/caregivers-search/', {}],
    ['/caregivers-search/favorites', { favorites: true }],
    ['/caregivers-search/california', { place: { state: 'CA' } }],
    ['/caregivers-search/ca/oakland', { place: { state: 'CA', city: 'oakland' } }],
    ['/caregivers-search/grid/california/oakland', { view: 'grid', place: { state: 'CA', city: 'oakland' } }],
    [
      '/caregivers-search/dementia/new-york/new-york',
      { specialty: 'dementia', place: { state: 'NY', city: 'new-york' } },
    ],
    [
      '/caregivers-search/dementia/ca/oakland/stroke',
      { specialty: 'dementia', subSpecialty: 'stroke', place: { state: 'CA', city: 'oakland' } },
    ],
    ['/caregivers-search/ca/alameda/cities', { place: { state: 'CA', county: 'alameda' } }],
    ['/caregivers/puerto-rico', { base: '/caregivers', place: { state: 'PR' } }],
    ['/caregivers/puerto-rico/mayaguez', { base: '/caregivers', place: { state: 'PR', city: 'mayaguez' } }],
    ['/caregivers/dementia', { base: '/caregivers', specialty: 'dementia' }],
    ['/caregivers/companion-care', { base: '/caregivers', specialty: 'companion-care' }],
    [
      '/caregivers/alzheimers-disease/california',
      { base: '/caregivers', specialty: 'alzheimers-disease', place: { state: 'CA' } },
    ],
    ['/caregivers/ca/alameda/cities', { base: '/caregivers', place: { state: 'CA', county: 'alameda' } }],
  ])('reads %s', (path, expected) => {
    expect(parseSearch(path)).toEqual({ ...emptySearch, ...expected })
  })

  it('reads what a map has shown, the area that was pressed, and the map itself', () => {
    const box = { south: 37.7, west: -122.4, north: 37.9, east: -122.1 }
    const search: SearchAddress = { ...emptySearch, place: { box }, area: '1,472,-1223', view: 'map' }
    const address = searchHref(search)
    expect(address).toBe('/caregivers-search?box=37.7%2C-122.4%2C37.9%2C-122.1&area=1%2C472%2C-1223&view=map')
    const [path, query] = address.split('?')
    expect(parseSearch(path!, query)).toEqual(search)
    expect(caregiverQuery(search)).toMatchObject({ box: '37.7,-122.4,37.9,-122.1', area: '1,472,-1223' })
    // A place that is named says more than a map.
    expect(parseSearch('/caregivers-search/ca/oakland', 'box=37.7,-122.4,37.9,-122.1')?.place).toEqual({
      state: 'CA',
      city: 'oakland',
    })
    expect(parseSearch('/caregivers-search', 'box=37.7,-122.4&area=1&view=globe')).toEqual(emptySearch)
  })

  it.each([
    '/',
    '/caregiver/dashboard',
    '/caregivers/nowhere',
    '/caregivers/favorites',
    '/caregivers-search/favorites/more',
    '/caregivers-search/grid/nowhere/oakland',
    '/caregivers-search/grid/ca',
    '/caregivers/ca/oakland/towns',
    '/caregivers/dementia/nowhere/oakland',
    '/caregivers/dementia/ca/oakland/nothing',
    '/caregivers/dementia/ca/oakland/stroke/more',
  ])('is not %s', (path) => {
    expect(parseSearch(path)).toBeNull()
  })

  it.each<[string, Partial<SearchAddress>]>([
    ['/caregivers-search', {}],
    ['/caregivers-search/favorites', { favorites: true, base: '/caregivers', place: { state: 'CA' } }],
    ['/caregivers/california', { base: '/caregivers', view: 'grid', place: { state: 'CA' } }],
    [
      '/caregivers-search/grid/california/oakland',
      { base: '/caregivers', view: 'grid', place: { state: 'CA', city: 'oakland' } },
    ],
    [
      '/caregivers/dementia/california/oakland',
      {
        base: '/caregivers',
        view: 'grid',
        specialty: 'dementia',
        place: { state: 'CA', city: 'oakland' },
      },
    ],
    ['/caregivers-search/california/alameda/cities', { place: { state: 'CA', county: 'alameda' } }],
    [
      '/caregivers-search/dementia/california/oakland/stroke',
      { specialty: 'dementia', subSpecialty: 'stroke', place: { state: 'CA', city: 'oakland' } },
    ],
    [
      '/caregivers-search/dementia/california',
      { specialty: 'dementia', subSpecialty: 'stroke', place: { state: 'CA' } },
    ],
    ['/caregivers-search?place=Oakland&rate_min=20', { place: { typed: 'Oakland' }, rateMin: 20 }],
    ['/caregivers-search', { distance: undefined, sort: undefined, rateMin: undefined }],
  ])('writes %s', (href, search) => expect(searchHref(search)).toBe(href))

  it('reads no other path that begins like it', () => {
    expect(parseSearch('/caregivers/grid/california/oakland')).toBeNull()
    expect(parseSearch('/caregivers-search/grid/california/oakland/more')).toBeNull()
    expect(parseSearch(7 as never)).toBeNull()
  })

  it('leaves out filters that make no sense', () => {
    const query =
      'conditions=1,19,999,x&services=0,5&languages=-1&rate_min=4&rate_max=1e3&type=1&within=15&availability=never&gender=other&vetted=yes&sort=luck&page=-3'
    expect(parseSearch('/caregivers-search', query)).toEqual({
      ...emptySearch,
      conditions: [1],
      services: [5],
    })
  })

  const place = fc.oneof(
    fc.constant({}),
    fc.record({ state: fc.constantFrom(...states.ids) }),
    fc.record({
      state: fc.constantFrom(...states.ids),
      city: fc.constantFrom('oakland', 'new-york', 'st-louis'),
    }),
  )
  const search: fc.Arbitrary<SearchAddress> = fc.record({
    base: fc.constantFrom('/caregivers-search' as const, '/caregivers' as const),
    place,
    specialty: fc.constantFrom(null, 'dementia', 'companion-care'),
    subSpecialty: fc.constant(null),
    when: fc.constantFrom(null, { days: [2, 4], times: ['afternoon'] }, { days: [0], times: [] }),
    view: fc.constant('list' as const),
    favorites: fc.constant(false),
    conditions: fc.uniqueArray(fc.constantFrom(...conditions.ids)),
    services: fc.uniqueArray(fc.constantFrom(...assistance.ids)),
    languages: fc.uniqueArray(fc.constantFrom(...languages.ids)),
    rateMin: fc.option(fc.integer({ min: 5, max: 100 })),
    rateMax: fc.option(fc.integer({ min: 5, max: 100 })),
    providerType: fc.constantFrom(null, 0, 2),
    distance: fc.constantFrom(...distanceChoices),
    availability: fc.uniqueArray(
      fc.constantFrom(...scheduleFlags.ids.map((flag) => flag.slice('schedule_'.length))),
    ),
    gender: fc.constantFrom(null, 'female' as const, 'male' as const),
    vetted: fc.boolean(),
    area: fc.constantFrom(null, '0,945,-2446', '3,118,-306'),
    sort: fc.constantFrom(...searchSorts),
    page: fc.integer({ min: 1, max: 999 }),
  })

  it('reads back every search it writes', () => {
    fc.assert(
      fc.property(search, (one) => {
        const url = new URL(searchHref(one), 'https://homecare.test')
        expect(parseSearch(url.pathname, url.searchParams)).toEqual(one)
      }),
    )
  })

  it('never throws, whatever the path and the query', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12 }), { maxLength: 6 }),
        fc.string(),
        (segments, query) => {
          const path = `/${segments.join('/')}`
          parseSearch(`/caregivers-search${path}`, query)
          parseSearch(path, query)
        },
      ),
    )
  })

  it('keeps the place and the specialty when filters are cleared, and counts what was set', () => {
    const filtered = parseSearch(
      '/caregivers-search/dementia/ca/oakland',
      'languages=20,1&vetted=1&rate_max=30&within=10&page=4&sort=rating',
    )
    expect(filtered && filterCount(filtered)).toBe(5)
    expect(filtered && withoutFilters(filtered)).toMatchObject({
      specialty: 'dementia',
      place: { state: 'CA' },
      languages: [],
      page: 1,
      sort: 'rating',
    })
    expect(filterCount(emptySearch)).toBe(0)
  })
})

describe('the filters that are set', () => {
  const chosen = (query: string) => chosenFilters(parseSearch('/caregivers-search', query) ?? emptySearch)

  it('are said, how far away first, and each leads to the search without it', () => {
    const query =
      'conditions=20,17&rate_min=20&rate_max=30&type=2&within=10&availability=overnight&gender=female&vetted=1&page=4'
    expect(chosen(query).map(({ say, without }) => [say('en'), searchHref(without)])).toEqual(
      [
        ['10 miles', 'within=10'],
        ['Dementia', 'conditions=20,17', 'conditions=17'],
        ['Stroke', 'conditions=20,17', 'conditions=20'],
        ['From $20', 'rate_min=20'],
        ['Up to $30', 'rate_max=30'],
        ['Skilled Nursing Professional', 'type=2'],
        ['Overnight', 'availability=overnight'],
        ['Women', 'gender=female'],
        ['Vetted only', 'vetted=1'],
      ].map(([words, given = '', left = '']) => [
        words,
        searchHref(parseSearch('/caregivers-search', query.replace(given, left).replace('page=4', ''))!),
      ]),
    )
  })

  it('are said in either language', () => {
    expect(chosen('gender=male&services=1').map(({ say }) => say('es'))).toEqual([
      assistance.get(1).label[1],
      'Hombres',
    ])
  })

  it('are all of the table, each with a name of its own', () => {
    const rows = Object.values(caregiverFilters)
    expect(new Set(rows.map(({ address }) => address)).size).toBe(rows.length)
    expect(new Set(rows.map(({ wire }) => wire)).size).toBe(rows.length)
    expect(Object.keys(CaregiverQuery.schema)).toEqual(expect.arrayContaining(rows.map(({ wire }) => wire)))
  })
})

describe('what the server is asked', () => {
  const asked = (path: string, query = '') => caregiverQuery(parseSearch(path, query) ?? emptySearch)

  it('is cents and rows, fifteen a page', () => {
    expect(asked('/caregivers-search/ca/oakland', 'rate_min=20&rate_max=30&page=3')).toMatchObject({
      rate_min: 2000,
      rate_max: 3000,
      limit: 15,
      offset: 30,
    })
  })

  it('is the filters by the names of the call, and dollars that are whole', () => {
    const query = 'services=5&languages=20,1&availability=overnight,never&rate_min=20.5&rate_max='
    const { home_support, spoken_languages, schedule, rate_min, rate_max } = asked(
      '/caregivers-search',
      query,
    )
    expect({ home_support, spoken_languages, schedule, rate_min, rate_max }).toEqual({
      home_support: [5],
      spoken_languages: [20, 1],
      schedule: ['schedule_overnight'],
    })
  })

  it('joins the conditions of the path and of the filters, each once', () => {
    expect(asked('/caregivers-search/dementia/ca/oakland/stroke', 'conditions=20,6').conditions).toEqual([
      20, 17, 6,
    ])
    expect(asked('/caregivers/companion-care').specialty).toBe('companion-care')
  })

  it.each([
    ['94601', { zip_code: '94601' }],
    ['Oakland, CA', { city: 'oakland', state: 'CA' }],
    ['St. Louis, missouri', { city: 'st-louis', state: 'MO' }],
    ['Mayagüez', { city: 'mayaguez' }],
  ])('understands a typed place: %s', (typed, expected) => {
    expect(asked('/caregivers-search', new URLSearchParams({ place: typed }).toString())).toMatchObject(
      expected,
    )
  })

  it('leaves out what was not chosen', () => {
    expect(Object.keys(asked('/caregivers-search')).sort()).toEqual(['distance', 'limit', 'offset', 'sort'])
  })
})

describe('the address of a profile', () => {
  it('carries the first name', () => {
    expect(profileHref({ id: 7, first_name: 'María José' })).toBe('/caregivers/profile/maria-jose/7')
    expect(profileHref({ id: 7, first_name: '李' })).toBe('/caregivers/profile/caregiver/7')
  })
})
