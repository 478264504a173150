import { slug } from '@homecare/sdk/kit'
import { states } from '@homecare/sdk/places'
import { milesBetween, type Point } from '../../geo/distance.ts'
import { shippedPlaces, type NewPlace } from '../shippedPlaces.ts'
import { countyName, placeName } from '../../geo/names.ts'
import { nearbyAreas, radiusOf, type Area } from './nearby.ts'
import { numberIn, readRows } from './readRows.ts'

/** Paths of the Census Bureau's national files, unpacked. */
export interface CensusFiles {
  readonly places: string
  readonly counties: string
  /** ZIP code tabulation areas. */
  readonly zips: string
  /** Which county each place lies in, from its list of codes (`national_place_by_county2020.txt`). */
  readonly placeCounties?: string | undefined
}

interface NamedArea extends Area {
  readonly geoid: string
  readonly name: string
  readonly state: string
}
/** A place with its area as the files have it: what people take for its middle is another point. */
interface Place {
  readonly place: NewPlace
  readonly area: Area
}

/** Of places that the files do not have: a town's. */
const usualRadius = 3
/** Within so many miles of a city whose county is known, a place most likely lies in the same one. */
const sameCounty = 10

/**
 * Every place of the files, the largest first, with what the gazetteer does not say: ZIP codes, and without a list the
 * county too, by what lies nearest. A place that also comes along keeps the name, county, ZIP codes and population
 * that it has there, and one that only comes along stays: of the same files the same places come, whatever there was
 * before.
 */
export async function gatherPlaces(files: CensusFiles, known = shippedPlaces()): Promise<NewPlace[]> {
  const countyOf = await countiesBy(files, known)
  const found = new Map<string, Place>()
  for (const area of await readAreas(files.places, placeName)) {
    const key = keyOf(area.state, area.name)
    const { name: city, state, latitude, longitude } = area
    const place = { city, state, county: countyOf(area), latitude, longitude, zip_codes: [], population: 0 }
    if ((found.get(key)?.area.radius ?? -1) < area.radius) found.set(key, { place, area })
  }
  for (const place of known) {
    const key = keyOf(place.state, place.city)
    found.set(key, { place, area: found.get(key)?.area ?? { ...pointOf(place), radius: usualRadius } })
  }
  const all = [...found.values()].toSorted(
    (one, other) => other.place.population - one.place.population || other.area.radius - one.area.radius,
  )
  const zips = await readZips(files.zips)
  return withZips(all, zips)
}

/** Says the county of a place: of the list where there is one, of a known city near by, or the nearest one. */
async function countiesBy(
  { counties, placeCounties }: CensusFiles,
  known: readonly NewPlace[],
): Promise<(place: NamedArea) => string> {
  const listed = placeCounties ? await readPlaceCounties(placeCounties) : new Map<string, string>()
  const nearestCounty = nearbyAreas(await readAreas(counties, countyName))
  const nearestKnown = nearbyAreas(known.map((place) => ({ ...place, radius: 0 })))
  return (place) => {
    const fits = ({ state }: { readonly state: string }) => state === place.state
    const city = nearestKnown(place, fits)
    const near = city && milesBetween(city, place) <= sameCounty ? city.county : undefined
    return listed.get(place.geoid) ?? near ?? nearestCounty(place, fits)?.name ?? ''
  }
}

/** By the place's number; of a place in several counties the one that is listed first. */
async function readPlaceCounties(path: string): Promise<ReadonlyMap<string, string>> {
  const counties = new Map<string, string>()
  for await (const { STATEFP, PLACEFP, COUNTYNAME } of readRows(path, ['STATEFP', 'PLACEFP', 'COUNTYNAME'])) {
    const geoid = STATEFP + PLACEFP
    if (!counties.has(geoid)) counties.set(geoid, countyName(COUNTYNAME))
  }
  return counties
}

/** A ZIP code belongs to the place that it most likely lies in; a place without one is reached by the nearest. */
function withZips(all: readonly Place[], zips: readonly (Area & { readonly code: string })[]): NewPlace[] {
  const taken = new Set(all.flatMap(({ place }) => place.zip_codes))
  const inPlace = nearbyAreas(all.map(({ place, area }) => ({ ...area, place })))
  const codes = new Map(all.map(({ place }) => [place, [...place.zip_codes]]))
  for (const zip of zips) {
    const place = taken.has(zip.code) ? undefined : inPlace(zip)?.place
    if (place) codes.get(place)!.push(zip.code)
  }
  const nearestZip = nearbyAreas(zips)
  return all.map(({ place, area }) => {
    const own = codes.get(place)!
    const nearest = own.length === 0 ? nearestZip(area) : undefined
    return { ...place, zip_codes: nearest ? [nearest.code] : own }
  })
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

async function readAreas(path: string, nameOf: (listed: string) => string): Promise<NamedArea[]> {
  const areas: NamedArea[] = []
  for await (const row of readRows(path, ['USPS', 'GEOID', 'NAME', ...areaColumns]))
    if (states.has(row.USPS))
      areas.push({ ...areaOf(path, row), geoid: row.GEOID, name: nameOf(row.NAME), state: row.USPS })
  return areas
}

async function readZips(path: string): Promise<(Area & { readonly code: string })[]> {
  const zips: (Area & { readonly code: string })[] = []
  for await (const row of readRows(path, ['GEOID', ...areaColumns]))
    zips.push({ ...areaOf(path, row), code: row.GEOID })
  return zips
}

const areaColumns = ['ALAND_SQMI', 'INTPTLAT', 'INTPTLONG'] as const

function areaOf(path: string, row: Readonly<Record<(typeof areaColumns)[number], string>>): Area {
  return {
    radius: radiusOf(numberIn(path, 'ALAND_SQMI', row.ALAND_SQMI)),
    latitude: numberIn(path, 'INTPTLAT', row.INTPTLAT),
    longitude: numberIn(path, 'INTPTLONG', row.INTPTLONG),
  }
}

const keyOf = (state: string, city: string) => `${state} ${slug(city)}`
