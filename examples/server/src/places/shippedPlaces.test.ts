import { describe, expect, it } from 'vitest'
import { placeNamed } from '@homecare/demo-world'
import { shippedPlaces } from './shippedPlaces.ts'

const places = shippedPlaces().map((place, id) => ({ id, ...place }))

describe('the gazetteer', () => {
  it('has about 400 places: two or more of every state and of the District, fifteen or more of Puerto Rico', () => {
    expect(places.length).toBeGreaterThanOrEqual(400)
    const perState = new Map<string, number>()
    for (const { state } of places) perState.set(state, (perState.get(state) ?? 0) + 1)
    expect(perState.size).toBe(52)
    for (const count of perState.values()) expect(count).toBeGreaterThanOrEqual(2)
    expect(perState.get('PR')).toBeGreaterThanOrEqual(15)
  })

  it('names each place once, with one to six ZIP codes and a point in the United States', () => {
    expect(new Set(places.map((place) => `${place.city}|${place.state}`)).size).toBe(places.length)
    for (const place of places) {
      expect(place.zip_codes.length).toBeGreaterThanOrEqual(1)
      expect(place.zip_codes.length).toBeLessThanOrEqual(6)
      for (const zip of place.zip_codes) expect(zip).toMatch(/^\d{5}$/)
      expect(place.latitude).toBeGreaterThan(17.8)
      expect(place.latitude).toBeLessThan(71.5)
      expect(place.longitude).toBeGreaterThan(-180)
      expect(place.longitude).toBeLessThan(-65)
      expect(place.population).toBeGreaterThan(1000)
      expect(place.county).not.toBe('')
    }
  })

  const known = [
    ['Oakland', 'CA', 'Alameda', '94601', 37.8, -122.27],
    ['New York', 'NY', 'New York', '10025', 40.71, -74.01],
    ['Brooklyn', 'NY', 'Kings', '11210', 40.65, -73.95],
    ['Chicago', 'IL', 'Cook', null, 41.85, -87.65],
    ['Houston', 'TX', 'Harris', '77002', 29.76, -95.36],
    ['St. Paul', 'MN', 'Ramsey', '55101', 44.94, -93.09],
    ["Coeur d'Alene", 'ID', 'Kootenai', '83814', 47.68, -116.78],
    ["O'Fallon", 'MO', 'St. Charles', '63366', 38.81, -90.7],
    ['Truth or Consequences', 'NM', 'Sierra', '87901', 33.13, -107.25],
    ['Baton Rouge', 'LA', 'East Baton Rouge', '70801', 30.45, -91.15],
    ['Miami', 'FL', 'Miami-Dade', null, 25.77, -80.19],
    ['Honolulu', 'HI', 'Honolulu', '96813', 21.31, -157.86],
    ['Anchorage', 'AK', 'Anchorage', '99501', 61.22, -149.9],
    ['Mayagüez', 'PR', 'Mayagüez', '00680', 18.2, -67.14],
    ['Bayamón', 'PR', 'Bayamón', '00961', 18.4, -66.16],
  ] as const
  it.each(known)('knows %s, %s', (city, state, county, zip, latitude, longitude) => {
    const place = placeNamed(places, city, state)
    expect(place.county).toBe(county)
    if (zip) expect(place.zip_codes).toContain(zip)
    expect(place.latitude).toBeCloseTo(latitude, 1)
    expect(place.longitude).toBeCloseTo(longitude, 1)
  })
})
