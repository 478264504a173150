import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLocations } from '@homecare/sdk/places'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyWorld } from '../../testing/world.ts'
import { fillPlaces, replacePlaces } from '../fillPlaces.ts'
import { shippedPlaces } from '../shippedPlaces.ts'
import { places } from '../../tables/places.ts'
import { gatherPlaces, type CensusFiles } from './gatherPlaces.ts'
import { countyName, placeName } from '../../geo/names.ts'
import { BadGazetteerFile } from './readRows.ts'

// As the Census Bureau publishes them: between tabs, the last column padded with spaces to the end of the line.
const pad = ' '.repeat(60)
const text = (...lines: string[][]) => lines.map((cells) => `${cells.join('\t')}${pad}\n`).join('')
const areaHead = ['ALAND', 'AWATER', 'ALAND_SQMI', 'AWATER_SQMI', 'INTPTLAT', 'INTPTLONG']
const area = (squareMiles: number, latitude: number, longitude: number) => [
  ...['100', '0', String(squareMiles), '0'],
  ...[latitude.toFixed(6), longitude.toFixed(6)],
]
const placeFile = text(
  ['USPS', 'GEOID', 'ANSICODE', 'NAME', 'LSAD', 'FUNCSTAT', ...areaHead],
  ['CA', '0600562', '02409669', 'Alameda city', '25', 'A', ...area(10.4, 37.7675, -122.2577)],
  ['CA', '0651840', '02411286', 'Oakland city', '25', 'A', ...area(55.9, 37.7698, -122.2257)],
  ['CA', '0651841', '02411287', 'Oakland CDP', '57', 'S', ...area(0.4, 38.5, -120.9)],
  ['CA', '0641992', '02410846', 'Livermore city', '25', 'A', ...area(26.4, 37.6862, -121.7607)],
  ['CA', '0656938', '02411461', 'Piedmont city', '25', 'A', ...area(1.7, 37.8224, -122.2301)],
  ['PR', '7200745', '02414800', 'Adjuntas zona urbana', '62', 'S', ...area(1.3, 18.1629, -66.7231)],
  ['GU', '6601', '02414801', 'Agana Heights CDP', '57', 'S', ...area(1, 13.46, 144.74)],
)
const countyFile = text(
  ['USPS', 'GEOID', 'ANSICODE', 'NAME', ...areaHead],
  ['CA', '06001', '01675839', 'Alameda County', ...area(737.5, 37.6471, -121.9124)],
  ['CA', '06013', '01675903', 'Contra Costa County', ...area(716.9, 37.9194, -121.9515)],
  ['PR', '72001', '01804480', 'Adjuntas Municipio', ...area(66.7, 18.1817, -66.7589)],
)
const zipFile = text(
  ['GEOID', ...areaHead],
  ['94501', ...area(7.9, 37.7717, -122.2827)],
  ['94550', ...area(300, 37.5734, -121.65)],
  ['94612', ...area(1.2, 37.8085, -122.2668)],
  ['94621', ...area(5.2, 37.7509, -122.1962)],
  ['00601', ...area(64.3, 18.1805, -66.7499)],
  ['99999', ...area(1, 60, -160)],
)
const known = [
  {
    ...{ city: 'Oakland', county: 'Alameda', state: 'CA', zip_codes: ['94601', '94621'] },
    ...{ latitude: 37.80437, longitude: -122.2708, population: 440646 },
  },
  {
    ...{ city: 'Adjuntas Pueblo', county: 'Adjuntas', state: 'PR', zip_codes: ['00631'] },
    ...{ latitude: 18.2, longitude: -66.75, population: 4000 },
  },
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-census-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function files(contents: Partial<CensusFiles> = {}): Promise<CensusFiles> {
  const all = { places: placeFile, counties: countyFile, zips: zipFile, ...contents }
  const paths = Object.entries(all).map(
    ([name, content]) => [name, join(folder, `${name}.txt`), content] as const,
  )
  for (const [, path, content] of paths) await writeFile(path, content)
  return Object.fromEntries(paths.map(([name, path]) => [name, path])) as unknown as CensusFiles
}

describe('places gathered from the files', () => {
  test('have their county and ZIP codes by what lies nearest, the populous and the large first', async () => {
    const found = await gatherPlaces(await files(), known)
    expect(found.map(({ city, county, state, zip_codes }) => [city, county, state, ...zip_codes])).toEqual([
      // What comes along keeps its own name, county and ZIP codes, and is given what else lies in it.
      ['Oakland', 'Alameda', 'CA', '94601', '94621', '94612'],
      ['Adjuntas Pueblo', 'Adjuntas', 'PR', '00631', '00601'],
      ['Livermore', 'Alameda', 'CA', '94550'],
      ['Alameda', 'Alameda', 'CA', '94501'],
      // Nothing lies in it: it is reached by the nearest.
      ['Piedmont', 'Alameda', 'CA', '94612'],
      ['Adjuntas', 'Adjuntas', 'PR', '00601'],
    ])
    expect(found[3]).toEqual({
      ...{ city: 'Alameda', county: 'Alameda', state: 'CA', zip_codes: ['94501'] },
      ...{ latitude: 37.7675, longitude: -122.2577, population: 0 },
    })
  })

  test('come from the newest files too, where bars stand between the columns', async () => {
    const bars = (file: string) => `\uFEFF${file.replaceAll('\t', '|').replaceAll('\n', '\r\n')}`
    const newest = await files({ places: bars(placeFile), counties: bars(countyFile), zips: bars(zipFile) })
    const found = await gatherPlaces(newest, known)
    expect(found).toEqual(await gatherPlaces(await files(), known))
  })

  test('have the county that the list of codes says, the first of several', async () => {
    const placeCounties = [
      'STATE|STATEFP|COUNTYFP|COUNTYNAME|PLACEFP|PLACENS|PLACENAME|TYPE|CLASSFP|FUNCSTAT',
      'CA|06|013|Contra Costa County|56938|02411461|Piedmont city|INCORPORATED PLACE|C1|A',
      'CA|06|001|Alameda County|56938|02411461|Piedmont city|INCORPORATED PLACE|C1|A',
      'CA|06|013|Contra Costa County|51840|02411286|Oakland city|INCORPORATED PLACE|C1|A',
    ].join('\n')
    const found = await gatherPlaces(await files({ placeCounties }), known)
    const countyOf = (name: string) => found.find(({ city }) => city === name)?.county
    expect([countyOf('Piedmont'), countyOf('Oakland'), countyOf('Alameda')]).toEqual([
      'Contra Costa',
      // What comes along is right already.
      'Alameda',
      'Alameda',
    ])
  })

  test.each<[what: string, wrong: Partial<CensusFiles>, says: RegExp]>([
    ['another file', { counties: zipFile }, /counties\.txt is not .* lacks USPS, NAME/],
    ['an empty file', { places: '' }, /places\.txt is empty/],
    ['half a line', { zips: `${zipFile}94602\t1` }, /zips\.txt has no ALAND_SQMI in line 8/],
    ['no number', { zips: zipFile.replace('37.771700', 'north') }, /‘north’ where INTPTLAT is a number/],
  ])('are refused with a sentence for %s', async (_, wrong, says) => {
    const failure = gatherPlaces(await files(wrong), known)
    await expect(failure).rejects.toThrow(BadGazetteerFile)
    await expect(failure).rejects.toThrow(says)
  })

  test('are refused for a file that is not there', async () => {
    const missing = { ...(await files()), zips: join(folder, 'none.txt') }
    await expect(gatherPlaces(missing, known)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

test.each([
  ['Oakland city', 'Oakland'],
  ['Boise City city', 'Boise City'],
  ['Mayagüez zona urbana', 'Mayagüez'],
  ['Winston-Salem city', 'Winston-Salem'],
  ['Urban Honolulu CDP', 'Honolulu'],
  ['San Buenaventura (Ventura) city', 'Ventura'],
  ['Indianapolis city (balance)', 'Indianapolis'],
  ['Nashville-Davidson metropolitan government (balance)', 'Nashville'],
  ['Louisville/Jefferson County metro government (balance)', 'Louisville'],
  ['Lexington-Fayette urban county', 'Lexington'],
  ['Macon-Bibb County', 'Macon'],
  ['Juneau city and borough', 'Juneau'],
])('%s is called %s', (listed, name) => expect(placeName(listed)).toBe(name))

test.each([
  ['Alameda County', 'Alameda'],
  ['Orleans Parish', 'Orleans'],
  ['Adjuntas Municipio', 'Adjuntas'],
  ['Juneau City and Borough', 'Juneau'],
  ['Baltimore city', 'Baltimore City'],
  ['Carson City', 'Carson City'],
])('the county of %s is %s', (listed, name) => expect(countyName(listed)).toBe(name))

describe('the table of places', () => {
  const server = emptyWorld()
  const cities = async () =>
    (await server.db.select().from(places).orderBy(asc(places.id))).map(({ city }) => city)

  test('is filled with what comes along where it is empty, and only there', async () => {
    await server.change().delete(places)
    await Promise.all([fillPlaces(server.db), fillPlaces(server.db)])
    expect(await cities()).toEqual(shippedPlaces().map(({ city }) => city))
    await replacePlaces(server.db, known)
    await fillPlaces(server.db)
    expect(await cities()).toEqual(['Oakland', 'Adjuntas Pueblo'])
  })

  test('holds the places of the files, however often they are put there, and suggests them', async () => {
    server.change()
    for (let time = 0; time < 2; time++)
      await replacePlaces(server.db, await gatherPlaces(await files(), known))
    expect(await cities()).toEqual([
      ...['Oakland', 'Adjuntas Pueblo', 'Livermore', 'Alameda', 'Piedmont', 'Adjuntas'],
    ])
    // What is suggested is looked up anew after a while.
    server.clock.advance(3_600_000)
    const suggest = () => server.visitor().care.call(findLocations, { body: { location_str: 'piedm' } })
    await suggest()
    await expect
      .poll(async () => (await suggest())[0])
      .toEqual({
        ...{ city: 'Piedmont', county: 'Alameda', state: 'CA', zip_code: '94612' },
        ...{ latitude: 37.8224, longitude: -122.2301 },
      })
  })
})
