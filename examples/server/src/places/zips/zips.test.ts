import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { states } from '@homecare/sdk/places'
import { describe, expect, it } from 'vitest'
import { shippedPlaces } from '../shippedPlaces.ts'
import { packZips, unpackZips } from './packing.ts'
import { readGeonames } from './readGeonames.ts'
import { zipPlace, zipsNamed, zipTown, zipTownsNamed } from './zipTable.ts'

describe('the table of ZIP codes', () => {
  it.each([
    ['94601', 'Oakland', 'Alameda', 'CA'],
    ['94563', 'Orinda', 'Contra Costa', 'CA'],
    ['10001', 'New York', 'New York', 'NY'],
    ['02108', 'Boston', 'Suffolk', 'MA'],
    ['21201', 'Baltimore', 'Baltimore City', 'MD'],
    ['94103', 'San Francisco', 'San Francisco', 'CA'],
    ['70801', 'Baton Rouge', 'East Baton Rouge', 'LA'],
    ['99501', 'Anchorage', 'Anchorage', 'AK'],
    ['96813', 'Honolulu', 'Honolulu', 'HI'],
    ['00680', 'Mayagüez', 'Mayagüez', 'PR'],
    // A post-office box lies in its town.
    ['94604', 'Oakland', 'Alameda', 'CA'],
  ])('%s is %s, %s, %s', (zip, city, county, state) =>
    expect(zipPlace(zip)).toMatchObject({ zip, city, county, state }),
  )
  it.each(['99999', '00000', '09001', '96201', '96910', '', 'x'])('%j is none of ours', (zip) =>
    expect(zipPlace(zip)).toBeUndefined(),
  )
  it('has every code of the country in every state and of Puerto Rico, and those of nine digits', () => {
    const all = zipsNamed('', Number.POSITIVE_INFINITY)
    expect(all.length).toBeGreaterThan(41_000)
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(states.ids))
    for (const { zip, city, county, latitude, longitude } of all) {
      expect([zip.length, city !== '', county !== '']).toEqual([5, true, true])
      expect(latitude > 17.8 && latitude < 71.5 && longitude < -65 && longitude > -180).toBe(true)
    }
    expect(zipPlace('94612-1801')?.city).toBe('Oakland')
  })
  it('has nearly every code of the cities that come along, near them', () => {
    const codes = shippedPlaces().flatMap((place) => place.zip_codes.map((zip) => [zip, place] as const))
    const missing = codes.filter(([zip]) => !zipPlace(zip)).map(([zip]) => zip)
    expect(missing).toEqual([])
    const far = codes.filter(([zip, { latitude }]) => Math.abs(zipPlace(zip)!.latitude - latitude) > 1)
    expect(far.map(([zip]) => zip)).toEqual([])
  })
  it('knows towns by their names', () => {
    expect(zipTown('orinda', 'CA')).toMatchObject({ city: 'Orinda', zip_codes: ['94563'] })
    expect(zipTown('springfield')?.zip_codes.length).toBeGreaterThan(10)
    expect(zipTown('nowhere-at-all', 'CA')).toBeUndefined()
    expect(zipTownsNamed('orind', () => true).map(({ city }) => city)).toContain('Orinda')
  })
})

describe('packing', () => {
  it('loses nothing', () => {
    const many = zipsNamed('', 2000)
    const odd = [
      { zip: '00001', city: 'Año Nuevo', county: '', state: 'PR', latitude: -0.01, longitude: 0 },
      { zip: '99999', city: '’s', county: 'A b', state: 'AK', latitude: 90, longitude: -179.99 },
    ]
    for (const rows of [many, odd, odd.slice(1)]) expect(unpackZips(packZips(rows))).toEqual(rows)
  })
})

describe('reading GeoNames’ files', () => {
  const file = (text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'zips-')), 'US.txt')
    writeFileSync(path, text)
    return path
  }
  const line = (zip: string, city: string, state: string, county: string) =>
    ['US', zip, city, '', state, county, '', '', '', '37.1', '-76.2', '4'].join('\t')
  it('takes the codes of the states, sorted, each once, and plain names of counties', () => {
    const path = file(
      [
        line('23220', 'Richmond', 'VA', 'City of Richmond'),
        line('09001', 'APO AA', '', ''),
        line('96960', 'Majuro', 'MH', ''),
        line('21201', 'Baltimore', 'MD', 'Baltimore (city)'),
        line('21201', 'Twice', 'MD', 'Other'),
        line('99686', 'Valdez', 'AK', 'Chugach Census Area'),
        '',
      ].join('\n'),
    )
    expect(readGeonames([path]).map(({ zip, county }) => `${zip} ${county}`)).toEqual([
      '21201 Baltimore City',
      '23220 Richmond City',
      '99686 Chugach',
    ])
  })
  it('says which file is none', () => {
    expect(() => readGeonames([file('{"zip": 1}')])).toThrow(/is not GeoNames/)
  })
})
