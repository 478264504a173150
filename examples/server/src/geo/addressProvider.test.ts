import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findLocations } from '@homecare/sdk/places'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smallWorld } from '../testing/world.ts'
import { webAddresses } from './addressProvider.ts'

const asked: URL[] = []
let answer: { readonly status: number; readonly body: unknown } | 'silence'
let provider: Server
let origin: string
beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', origin))
    if (answer === 'silence') return
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise<void>((closed) => {
      provider.close(() => closed())
      provider.closeAllConnections()
    }),
)
beforeEach(() => {
  asked.length = 0
})

const feature = (properties: Record<string, unknown>, coordinates: unknown[] = [-122.2227, 37.7809]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
})
const answerWith = (...features: unknown[]) =>
  (answer = { status: 200, body: { type: 'FeatureCollection', features } })
const geoapify = {
  ...{ country_code: 'us', state: 'California', state_code: 'CA', county: 'Alameda County', city: 'Oakland' },
  ...{ postcode: '94601', street: 'Foothill Boulevard', housenumber: '2851' },
}
const pelias = {
  ...{ country_a: 'USA', region_a: 'NY', county: 'Kings County', localadmin: 'Brooklyn' },
  postalcode: '11201-4201',
}
const oakland = {
  ...{ city: 'Oakland', state: 'CA', county: 'Alameda', zip_code: '94601' },
  ...{ latitude: 37.7809, longitude: -122.2227 },
}

describe('a provider', () => {
  let instant = 0
  const now = () => instant
  // However busy the machine is, an answer comes in this time.
  const open = (answerMs = 60_000) =>
    webAddresses({ url: `${origin}/suggest?text={text}&limit={limit}&key={key}`, key: 'a&b' }, now, {
      answerMs,
    })
  beforeEach(() => void (instant = 1_000_000))

  test('is asked with what was typed, how many are wanted, and its key', async () => {
    answerWith()
    await open().suggest('2851 Foothill & 5th?', 7)
    expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
      ['/suggest', { text: '2851 Foothill & 5th?', limit: '7', key: 'a&b' }],
    ])
  })

  test.each([
    ['as Geoapify says it', geoapify, oakland],
    [
      'as Pelias says it',
      pelias,
      { ...oakland, city: 'Brooklyn', state: 'NY', county: 'Kings', zip_code: '11201' },
    ],
    [
      'in Puerto Rico, whose states have no code',
      { country_code: 'pr', city: 'Ponce', county: 'Ponce Municipio', postcode: '00716' },
      { ...oakland, city: 'Ponce', state: 'PR', county: 'Ponce', zip_code: '00716' },
    ],
  ])('gives a place %s', async (_, properties, place) => {
    answerWith(feature(properties))
    expect(await open().suggest('2851', 5)).toEqual([place])
  })

  test('gives each place once, no more than are wanted, and none of elsewhere or without a point', async () => {
    answerWith(
      feature({ ...geoapify, country_code: 'ca', state_code: 'ON' }),
      feature({ ...geoapify, city: undefined }),
      feature(geoapify, []),
      { type: 'Feature', properties: null, geometry: null },
      'nonsense',
      feature({ ...geoapify, housenumber: '1' }),
      feature({ ...geoapify, housenumber: '2' }),
      feature({ ...geoapify, postcode: '94602' }),
      feature({ ...geoapify, postcode: '94603' }),
    )
    const zips = (await open().suggest('Foothill', 2)).map(({ zip_code }) => zip_code)
    expect(zips).toEqual(['94601', '94602'])
  })

  test.each([
    ['refuses', { status: 403, body: {} }],
    ['fails', { status: 500, body: {} }],
    ['answers with something else', { status: 200, body: { error: 'quota' } }],
  ])('that %s is left in peace for a while', async (_, given) => {
    answer = given
    const addresses = open()
    await expect(addresses.suggest('Oak', 5)).rejects.toThrow()
    await expect(addresses.suggest('Oakl', 5)).rejects.toThrow('a moment ago')
    expect(asked).toHaveLength(1)
    answerWith(feature(geoapify))
    instant += 30_000
    expect(await addresses.suggest('Oakla', 5)).toEqual([oakland])
  })

  test('that says nothing has failed, and is left in peace too', async () => {
    answer = 'silence'
    const addresses = open(50)
    await expect(addresses.suggest('Oak', 5)).rejects.toThrow('timeout')
    await expect(addresses.suggest('Oakl', 5)).rejects.toThrow('a moment ago')
  })

  test('that can make nothing of one text is asked for the next', async () => {
    answer = { status: 400, body: {} }
    const addresses = open()
    await expect(addresses.suggest('?', 5)).rejects.toThrow('400')
    answerWith(feature(geoapify))
    expect(await addresses.suggest('Oakla', 5)).toEqual([oakland])
  })
})

describe('suggestions', () => {
  const server = smallWorld(() => ({
    ADDRESS_URL: `${origin}/?text={text}`,
    ADDRESS_KEY: 'key',
    LOOKUP_PATIENCE_MS: '60000',
  }))
  const suggested = async (location_str: string, countries?: string[]) =>
    (
      await server
        .visitor()
        .care.call(findLocations, { body: { location_str, ...(countries && { countries }) } })
    ).map(({ city, zip_code }) => `${city} ${zip_code}`)
  beforeEach(() => server.clock.advance(60_000))

  test('come from the provider, of the countries that are asked for', async () => {
    answerWith(feature(geoapify), feature({ country_code: 'pr', city: 'Ponce', postcode: '00716' }))
    expect(await suggested('2851 Foothill')).toEqual(['Oakland 94601', 'Ponce 00716'])
    expect(await suggested('2851 Foothill', ['PR'])).toEqual(['Ponce 00716'])
  })

  test.each([
    ['fails', { status: 500, body: {} }],
    ['knows nothing', { status: 200, body: { features: [] } }],
  ])('come from the gazetteer where the provider %s', async (_, given) => {
    answer = given
    expect((await suggested('oakl'))[0]).toMatch(/^Oakland 946/)
  })
})
