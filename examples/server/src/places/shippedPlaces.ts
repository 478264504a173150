import { readFileSync } from 'node:fs'
import type { places } from '../tables/places.ts'

export type NewPlace = Omit<Required<typeof places.$inferInsert>, 'id'>

/**
 * The gazetteer that comes along: about 400 cities of the United States and Puerto Rico, sorted by state and name.
 * Coordinates are GeoNames' (CC BY 4.0); ZIP codes are such as have homes in them; a county is the legal
 * one, or its equivalent: a parish, borough, independent city or municipio. Population is the census of
 * 2020 for the biggest and GeoNames' figure for the others.
 */
export function shippedPlaces(file = new URL('../../data/places.json', import.meta.url)): NewPlace[] {
  const lines = JSON.parse(readFileSync(file, 'utf8')) as PlaceLine[]
  return lines.map(([city, county, state, zips, latitude, longitude, population]) => ({
    city,
    county,
    state,
    zip_codes: zips.split(' '),
    latitude,
    longitude,
    population,
  }))
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
