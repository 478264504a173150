import { describe, expect, it } from 'vitest'
import { placeQuery, splitTypedPlace, typedPlace } from './typedPlace.js'

describe('what was typed for a place', () => {
  it.each([
    ['Oakland, CA', { city: 'oakland', state: 'CA' }],
    ['oakland,ca', { city: 'oakland', state: 'CA' }],
    ['New York, New York', { city: 'new-york', state: 'NY' }],
    ['Mayagüez, Puerto Rico', { city: 'mayaguez', state: 'PR' }],
    ['Oakland', { city: 'oakland' }],
    ['oakland ca', { city: 'oakland', state: 'CA' }],
    ['Oakland California', { city: 'oakland', state: 'CA' }],
    ['charleston west virginia', { city: 'charleston', state: 'WV' }],
    ['new york ny', { city: 'new-york', state: 'NY' }],
    ['California', { city: '', state: 'CA' }],
    ['puerto rico', { city: '', state: 'PR' }],
    ['tx', { city: '', state: 'TX' }],
    ['New York', { city: 'new-york' }],
    ['Washington', { city: 'washington' }],
    ['Kansas City', { city: 'kansas-city' }],
    [', CA', { city: '', state: 'CA' }],
    ['Oakland, cal', { city: 'oakland' }],
    ['Oakland,', { city: 'oakland' }],
    ['Fruitvale, Oakland', { city: 'fruitvale-oakland' }],
    ['LA', { city: 'la' }],
    ['L.A.', { city: 'l-a' }],
    ['New Orleans, LA', { city: 'new-orleans', state: 'LA' }],
    ['new orleans la', { city: 'new-orleans', state: 'LA' }],
    ['Louisiana', { city: '', state: 'LA' }],
    ['', { city: '' }],
    [null as unknown as string, { city: '' }],
  ])('%j', (typed, parts) => expect(splitTypedPlace(typed)).toEqual(parts))
})

describe('what the server is asked for a place', () => {
  it.each([
    [{ typed: '94612' }, { zip_code: '94612' }],
    [{ typed: '946121' }, { city: '946121' }],
    [{ typed: 'Oakland, CA' }, { city: 'oakland', state: 'CA' }],
    [{ typed: 'Oakland', state: 'NV' as const }, { city: 'oakland' }],
    [
      { city: 'oakland', state: 'CA' as const },
      { city: 'oakland', state: 'CA' },
    ],
    [{ state: 'CA' as const }, { state: 'CA' }],
    [{}, {}],
    [null as unknown as object, {}],
  ])('%j', (place, query) => expect(placeQuery(place)).toEqual(query))
})

it.each([
  ['place=+Oakland+', 'Oakland'],
  ['place=', undefined],
  ['place=+', undefined],
  ['page=2', undefined],
  [`place=${'x'.repeat(200)}`, 'x'.repeat(100)],
])('the query %j has typed %j', (query, typed) => expect(typedPlace(new URLSearchParams(query))).toBe(typed))
