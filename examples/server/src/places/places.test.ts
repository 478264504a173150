import {
  findLocation,
  findLocations,
  locateByIp,
  locationSources,
  listTopCities,
  listTopSpecialties,
  type LocationSourceId,
  findPlaceNear,
} from '@homecare/sdk/places'
import { describe, expect, it } from 'vitest'
import { smallWorld } from '../testing/world.ts'
import { milesBetween } from '../geo/distance.ts'

const server = smallWorld()

const care = () => server.visitor().care
const named = async (location_str: string, more: { limit?: number; countries?: string[] } = {}) =>
  (await care().call(findLocations, { body: { location_str, ...more } })).map(
    ({ city, state }) => `${city}, ${state}`,
  )

describe('suggestions', () => {
  it.each([
    ['oakl', 'Oakland, CA'],
    ['OAKLAND, ca', 'Oakland, CA'],
    ['Oakland California', 'Oakland, CA'],
    ['francisco', 'San Francisco, CA'],
    ['mayaguez', 'Mayagüez, PR'],
    ['Mayagüez', 'Mayagüez, PR'],
    ['94601', 'Oakland, CA'],
    ['portland or', 'Portland, OR'],
    ['portland, me', 'Portland, ME'],
    ['Alameda County', 'Oakland, CA'],
    ['Oaklnd', 'Oakland, CA'],
    ['sacremento ca', 'Sacramento, CA'],
    ['pasadina ca', 'Pasadena, CA'],
  ])('for %s begin with %s', async (typed, first) => {
    expect((await named(typed))[0]).toBe(first)
  })

  it('put the bigger city first among those that begin alike', async () => {
    expect((await named('san ')).slice(0, 2)).toEqual(['San Antonio, TX', 'San Diego, CA'])
  })

  it('give 15 unless told, at most as many as told, and none for nonsense', async () => {
    expect(await named('s')).toHaveLength(15)
    expect(await named('s', { limit: 3 })).toHaveLength(3)
    expect(await named('xyzzy')).toEqual([])
    expect(await named('%')).toEqual([])
  })

  it('are of the countries asked for', async () => {
    expect(await named('san juan', { countries: ['US'] })).not.toContain('San Juan, PR')
    expect((await named('san', { countries: ['PR'] })).every((place) => place.endsWith('PR'))).toBe(true)
  })

  it('by ZIP code carry that code', async () => {
    const [place] = await care().call(findLocations, { body: { location_str: '946' } })
    expect(place?.zip_code).toMatch(/^946/)
  })
})

describe('one place', () => {
  it('is found by names, ZIP code and coordinates', async () => {
    const oakland = { city: 'Oakland', state: 'CA', county: 'Alameda' }
    for (const query of [
      { city: 'Oakland', state: 'CA' },
      { zip_code: '94601' },
      { latitude: 37.8, longitude: -122.27 },
    ]) {
      expect(await care().call(findLocation, { query })).toMatchObject(oakland)
    }
    await expect(care().call(findLocation, { query: { city: 'Atlantis' } })).rejects.toMatchObject({
      kind: 'notFound',
    })
    await expect(care().call(findLocation, {})).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('the place of a position', () => {
  const at = (latitude: number, longitude: number, location_source: LocationSourceId) =>
    care()
      .call(findPlaceNear, { body: { latitude, longitude, location_source } })
      .then(({ city, state }) => `${city}, ${state}`)
  // In the Pacific, some 70 miles off San Francisco.
  const atSea = [37.6, -123.8] as const

  it('is the nearest that is known, for each way of finding out the same', async () => {
    for (const source of locationSources.ids) expect(await at(37.8, -122.27, source)).toBe('Oakland, CA')
  })

  it('is none far from every place, but for a connection’s, which is a region', async () => {
    for (const source of locationSources.ids.filter((id) => id !== 5))
      await expect(at(...atSea, source)).rejects.toMatchObject({ kind: 'notFound' })
    const [latitude, longitude] = atSea
    await expect(care().call(findLocation, { query: { latitude, longitude } })).rejects.toMatchObject({
      kind: 'notFound',
    })
    await expect(at(...atSea, 99 as never)).rejects.toMatchObject({ kind: 'invalid' })
    expect(await at(...atSea, 5)).toMatch(/, CA$/)
    await expect(at(0, -160, 5)).rejects.toMatchObject({ kind: 'notFound' })
  })

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
    { latitude: 37.8 },
    { longitude: 1 },
  ])('is no question for %j', async (query) => {
    await expect(care().call(findLocation, { query })).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('where caregivers are', () => {
  it('counts cities, most first, of a state or county too', async () => {
    const all = await care().call(listTopCities, { body: { limit: 100 } })
    const counts = all.map(({ caregivers }) => caregivers)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const inCounty = await care().call(listTopCities, { body: { state: 'CA', county: 'alameda' } })
    expect(inCounty.every(({ state, county }) => state === 'CA' && county === 'Alameda')).toBe(true)
  })

  it('counts what they know', async () => {
    const [most, ...rest] = await care().call(listTopSpecialties, { body: {} })
    expect(rest.every(({ caregivers }) => caregivers <= most!.caregivers)).toBe(true)
    const here = await care().call(listTopSpecialties, { body: { city: 'Oakland', state: 'CA' } })
    expect(here[0]!.caregivers).toBeLessThan(most!.caregivers)
  })
})

describe('the place of a network address', () => {
  it('is unknown without a service, and another’s is told to staff only', async () => {
    const nowhere = { latitude: null, longitude: null }
    expect(await care().call(locateByIp)).toEqual(nowhere)
    const query = { ip_address: '203.0.113.9' }
    await expect((await server.as('family')).call(locateByIp, { query })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await (await server.as('staff')).call(locateByIp, { query })).toEqual(nowhere)
  })
})

describe('a distance', () => {
  it('is the great circle’s', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 }
    const newYork = { latitude: 40.7128, longitude: -74.006 }
    expect(milesBetween(paris, newYork)).toBeCloseTo(3627, -1)
    expect(milesBetween(paris, paris)).toBe(0)
  })
})
