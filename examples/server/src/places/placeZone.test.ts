import { slug } from '@homecare/sdk/kit'
import { states, timeZoneOfState } from '@homecare/sdk/places'
import { describe, expect, it } from 'vitest'
import { countiesApart, placeZone } from './placeZone.ts'
import { zipsNamed } from './zips/zipTable.ts'

const counties = new Set(zipsNamed('', 100_000).map(({ state, county }) => `${state} ${slug(county)}`))

describe('the zone of a place', () => {
  it.each([
    ['El Paso', { state: 'TX', zip_code: '79901' }, 'America/Denver'],
    ['Houston', { state: 'TX', zip_code: '77002' }, 'America/Chicago'],
    ['Pensacola', { state: 'FL', county: 'Escambia' }, 'America/Chicago'],
    ['Miami', { state: 'FL', county: 'Miami-Dade' }, 'America/New_York'],
    ['Bowling Green', { state: 'KY', zip_code: '42101' }, 'America/Chicago'],
    ['Louisville', { state: 'KY', zip_code: '40202' }, 'America/New_York'],
    ['Knoxville', { state: 'TN', zip_code: '37902' }, 'America/New_York'],
    ['Nashville', { state: 'TN', zip_code: '37203' }, 'America/Chicago'],
    ['Gary', { state: 'IN', zip_code: '46402' }, 'America/Chicago'],
    ['Indianapolis', { state: 'IN', zip_code: '46204' }, 'America/New_York'],
    ['Rapid City', { state: 'SD', zip_code: '57701' }, 'America/Denver'],
    ['Scottsbluff', { state: 'NE', zip_code: '69361-1234' }, 'America/Denver'],
    ['Goodland', { state: 'KS', zip_code: '67735' }, 'America/Denver'],
    ['Dickinson', { state: 'ND', zip_code: '58601' }, 'America/Denver'],
    ['Coeur d’Alene', { state: 'ID', zip_code: '83814' }, 'America/Los_Angeles'],
    ['Boise', { state: 'ID', zip_code: '83702' }, 'America/Denver'],
    ['Ontario', { state: 'OR', zip_code: '97914' }, 'America/Denver'],
    ['Iron Mountain', { state: 'MI', zip_code: '49801' }, 'America/Chicago'],
    ['Oakland', { state: 'CA', zip_code: '94612' }, 'America/Los_Angeles'],
    ['Phoenix', { state: 'AZ', zip_code: '85004' }, 'America/Phoenix'],
  ])('%s', (_, place, zone) => expect(placeZone(place)).toBe(zone))

  it('is that of the state where neither county nor ZIP code says more, or the code is another state’s', () => {
    for (const zip_code of ['', 'none', '00000', '77002', null])
      expect(placeZone({ state: 'FL', county: '', zip_code })).toBe('America/New_York')
    expect(states.ids.filter((state) => placeZone({ state }) !== timeZoneOfState(state))).toEqual([])
    expect(placeZone({ state: '??' })).toBe('America/Los_Angeles')
  })

  it('names counties as the ZIP codes do', () =>
    expect(countiesApart.filter(({ state, county }) => !counties.has(`${state} ${slug(county)}`))).toEqual(
      [],
    ))
})
