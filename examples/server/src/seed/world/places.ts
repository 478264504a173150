import { readFileSync } from 'node:fs'
import type { PlaceRow } from './rows.ts'

/**
 * The gazetteer: about 400 cities of the United States and Puerto Rico, sorted by state and name.
 * Coordinates are GeoNames' (CC BY 4.0); ZIP codes are such as have homes in them; a county is the legal
 * one, or its equivalent: a parish, borough, independent city or municipio. Population is the census of
 * 2020 for the biggest and GeoNames' figure for the others.
 */
export function loadPlaces(file = new URL('../../../data/places.json', import.meta.url)): PlaceRow[] {
  const lines = JSON.parse(readFileSync(file, 'utf8')) as PlaceLine[]
  return lines.map(([city, county, state, zips, latitude, longitude, population], index) => ({
    id: index + 1,
    city,
    county,
    state,
    zip_codes: zips.split(' '),
    latitude,
    longitude,
    population,
  }))
}

/** Finds one place by name; throws where it is missing, since only our own lists ask. */
export function placeNamed(places: readonly PlaceRow[], city: string, state: string): PlaceRow {
  const found = places.find((place) => place.city === city && place.state === state)
  if (!found) throw new Error(`No place ${city}, ${state} in the gazetteer`)
  return found
}

type PlaceLine = [
  city: string,
  county: string,
  state: string,
  zips: string,
  latitude: number,
  longitude: number,
  population: number,
]
