import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import {
  addressBody,
  checkAddress,
  isComplete,
  isInCountries,
  isSameAddress,
  locationChange,
  roundCoordinate,
} from './address.js'
import { addressTexts } from './texts.js'

const home = {
  street_number: '12',
  street_name: 'Oak Street',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  country: 'US',
  latitude: 37.8043514,
  longitude: -122.2711639,
}
const saved = { address: '12 Oak Street', city: 'Oakland', state: 'CA', zip_code: '94601' }
const field = (picked: object | null, typed = '12 Oak Street') => ({ typed, picked })

describe('an address', () => {
  it.each([
    ['is right', field(home), 'full', null],
    ['was not picked', field(null), 'full', addressTexts.nothingPicked],
    ['was never typed', field(null, ''), 'full', addressTexts.nothingPicked],
    ['has no street number', field({ ...home, street_number: '' }), 'full', addressTexts.streetNumberMissing],
    [
      'has no street',
      field({ ...home, street_name: null, street_number: null }),
      'full',
      addressTexts.nothingPicked,
    ],
    ['has no street name', field({ ...home, street_name: ' ' }), 'full', addressTexts.nothingPicked],
    ['has no city', field({ ...home, city: '' }), 'full', addressTexts.nothingPicked],
    ['has no state', field({ ...home, state: '', country: 'US' }), 'full', addressTexts.nothingPicked],
    ['has no ZIP code', field({ ...home, zip_code: '' }), 'full', addressTexts.nothingPicked],
    ['had its street cleared', field(home, ' '), 'full', addressTexts.streetMissing],
    ['lies elsewhere', field({ ...home, country: 'MX' }), 'full', addressTexts.nothingPicked],
    ['lies in Puerto Rico', field({ ...home, country: 'PR', state: 'PR' }), 'full', null],
    ['is a city', field({ city: 'Oakland', state: 'CA' }), 'city', null],
    ['is a cleared city', field({ city: 'Oakland', state: 'CA' }, ''), 'city', null],
    [
      'is a city without a state',
      field({ city: 'Oakland', country: 'US' }),
      'city',
      addressTexts.nothingPicked,
    ],
    ['is a state', field({ state: 'CA' }), 'city', addressTexts.nothingPicked],
    [
      'is a city without a number',
      field({ ...home, city: '', street_number: '' }),
      'city',
      addressTexts.nothingPicked,
    ],
    ['is a point', field({ latitude: 0, longitude: 0 }), 'coordinates', null],
    ['is half a point', field({ country: 'US', latitude: 1 }), 'coordinates', addressTexts.nothingPicked],
    ['is no point', field({ ...home, latitude: 91 }), 'coordinates', addressTexts.nothingPicked],
  ] as const)('that %s', (_, value, mode, error) => expect(checkAddress(value, mode)).toBe(error))

  it('is asked for in full unless said otherwise', () => {
    expect(checkAddress(field({ city: 'Oakland', state: 'CA' }))).toBe(addressTexts.nothingPicked)
    expect(checkAddress(field(home))).toBeNull()
  })
  it('that is none is neither complete nor anywhere', () => {
    expect([isComplete(null as never, 'city'), isComplete(home, 'planet' as never)]).toEqual([false, false])
    expect(isInCountries(null as never)).toBe(false)
  })

  it.each([
    [{ latitude: 90, longitude: 180 }, true],
    [{ latitude: -90, longitude: -180 }, true],
    [{ latitude: 90.1, longitude: 0 }, false],
    [{ latitude: -90.1, longitude: 0 }, false],
    [{ latitude: 0, longitude: 180.1 }, false],
    [{ latitude: 0, longitude: -180.1 }, false],
    [{ latitude: '1', longitude: 2 }, false],
  ])('%j is on the globe: %s', (point, on) => expect(isComplete(point as never, 'coordinates')).toBe(on))

  it.each([
    [{ country: 'us' }, true],
    [{ country: 'CA', state: 'CA' }, false],
    [{ state: 'ny' }, true],
    [{ state: 'ON' }, false],
    [{}, false],
    [{ latitude: 1, longitude: 1 }, true],
  ])('%j lies in the United States or Puerto Rico: %s', (address, inside) =>
    expect(isInCountries(address)).toBe(inside),
  )
})

describe('coordinates', () => {
  it.each([
    [37.80435149, 37.804351],
    [-0.0000001, 0],
    [180, 180],
    [-180, -180],
    [180.5, null],
    [Number.NaN, null],
    ['1', null],
  ])('%j is kept as %j', (value, kept) => expect(roundCoordinate(value)).toBe(kept))
  it('keep six decimals, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (value) => {
        const once = roundCoordinate(value) as number
        expect(Math.abs(once - value)).toBeLessThanOrEqual(0.000_000_51)
        expect(roundCoordinate(once)).toBe(once)
      }),
    )
  })
})

describe('saving the location', () => {
  const settings = { max_job_distance_preference: 40 }
  it.each([
    ['nothing picked', saved, null, { user: { settings } }],
    ['the same picked again', saved, home, { user: { settings } }],
    ['the same in other letters', saved, { ...home, city: 'OAKLAND' }, { user: { settings } }],
    [
      'another street',
      saved,
      { ...home, street_name: 'Elm' },
      { user: { ...addressBody({ ...home, street_name: 'Elm' }), settings } },
    ],
    ['the first address', {}, home, { user: { ...addressBody(home), settings } }],
    ['no address at all', {}, null, { error: addressTexts.invalid }],
    ['a saved city alone', { ...saved, address: '' }, null, { error: addressTexts.invalid }],
    ['a street without number', saved, { ...home, street_number: '' }, { error: addressTexts.invalid }],
    ['an address abroad', saved, { ...home, country: 'CA' }, { error: addressTexts.invalid }],
  ])('with %s', (_, before, picked, change) => expect(locationChange(before, picked, 40)).toEqual(change))

  it('sends the street in one line and six decimals', () => {
    expect(addressBody(home)).toEqual({ ...saved, latitude: 37.804351, longitude: -122.271164 })
    expect(addressBody({ ...home, latitude: null })).toEqual(saved)
    expect(addressBody({ street_name: 'Oak Street' }).address).toBe('Oak Street')
    expect(addressBody({ street_number: '12' }).address).toBe('12')
    expect(addressBody({ ...home, longitude: null })).toEqual(saved)
    expect(isSameAddress(saved, { ...home, zip_code: '94602' })).toBe(false)
  })
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    checkAddress(a, b),
    isComplete(a, b),
    isInCountries(a),
    addressBody(a),
    isSameAddress(a, b),
    locationChange(a, b, c),
    roundCoordinate(a),
  ])
})
