import { readFileSync } from 'node:fs'
import { isMilitaryZip, isZipCode, states } from '@homecare/sdk/places'
import { countyName } from '../../geo/names.ts'
import type { ZipPlace } from './packing.ts'

/** A file is none of GeoNames' postal codes: its message is the one sentence to print. */
export class BadZipFile extends Error {
  override readonly name = 'BadZipFile'
}

/**
 * The ZIP codes of GeoNames' postal files, by their numbers, each once: those of the states and of Puerto Rico. Post
 * offices of the armed forces and of other islands are left out, since nobody is cared for there.
 */
export function readGeonames(paths: readonly string[]): ZipPlace[] {
  const found = new Map<string, ZipPlace>()
  for (const path of paths)
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const [, zip, city, , state, county, , , , latitude, longitude] = line.split('\t')
      if (line.trim() === '') continue
      if (
        !isZipCode(zip) ||
        !city ||
        !Number.isFinite(Number(latitude)) ||
        !Number.isFinite(Number(longitude))
      )
        throw new BadZipFile(`${path} is not GeoNames’ file of postal codes: ‘${line.slice(0, 60)}’.`)
      // Wake Island is listed as Hawaii's, on the other side of the date line.
      const isOutside = !states.has(state) || isMilitaryZip(zip) || Number(longitude) > 0
      if (isOutside || found.has(zip)) continue
      found.set(zip, {
        ...{ zip, city, state: state!, county: plainCounty(county ?? '', city) },
        ...{ latitude: Number(latitude), longitude: Number(longitude) },
      })
    }
  return [...found.values()].toSorted((one, other) => (one.zip < other.zip ? -1 : 1))
}

/** 'Baltimore (city)' and 'City of Richmond' are cities that are their own county; '(CA)' is a census area. */
function plainCounty(listed: string, city: string): string {
  const bare = listed
    .replace(/ \(CA\)$/, '')
    .replace(/ \(city\)$/, ' city')
    .replace(/^City and (?:County|Borough) of /, '')
    .replace(/^City of (.*)$/, '$1 city')
  return countyName(bare) || city
}
