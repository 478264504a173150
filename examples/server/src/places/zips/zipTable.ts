import { readFileSync } from 'node:fs'
import { slug } from '@homecare/sdk/kit'
import type { places } from '../../tables/places.ts'
import { milesBetween, type Point } from '../../geo/distance.ts'
import { zipFile } from './files.ts'
import { unpackZips, type ZipPlace } from './packing.ts'

/*
 * The ZIP codes of the whole country and Puerto Rico come along, also where the table of places knows only its cities:
 * GeoNames' postal codes (CC BY 4.0, https://www.geonames.org), made by `npm run zips`. They are read at the first
 * question.
 */

/** A town as the table of places would have it; population is not known. */
type Town = typeof places.$inferSelect

let table: ReadonlyMap<string, ZipPlace> | undefined
let cells: ReadonlyMap<string, readonly ZipPlace[]> | undefined
let towns: ReadonlyMap<string, Town> | undefined

const all = (): ReadonlyMap<string, ZipPlace> =>
  (table ??= new Map(unpackZips(readFileSync(zipFile)).map((row) => [row.zip, row])))

/** The ZIP code's own place; undefined where there is no such code. Of one with nine digits the first five count. */
export const zipPlace = (zip: string): ZipPlace | undefined => all().get(zip.slice(0, 5))

/** A town by the path segment of its name: with all of its codes, in the middle of them. Without a state the largest. */
export function zipTown(citySlug: string, state?: string): Town | undefined {
  if (state !== undefined) return allTowns().get(keyOf(state, citySlug))
  let best: Town | undefined
  for (const [key, town] of allTowns())
    if (key.slice(3) === citySlug && town.zip_codes.length > (best?.zip_codes.length ?? 0)) best = town
  return best
}

/** Towns whose names begin so, those with most codes first. */
export function zipTownsNamed(name: string, isIn: (state: string) => boolean): Town[] {
  return [...allTowns()]
    .filter(([key, { state }]) => key.startsWith(name, 3) && isIn(state))
    .map(([, town]) => town)
    .toSorted((one, other) => other.zip_codes.length - one.zip_codes.length)
}

/** Codes that begin so, in their order. */
export function zipsNamed(digits: string, limit: number): ZipPlace[] {
  const found: ZipPlace[] = []
  for (const [zip, place] of all()) {
    if (found.length === limit) break
    if (zip.startsWith(digits)) found.push(place)
  }
  return found
}

/** The code whose point is nearest to this one, of those within a degree of latitude; undefined where there is none. */
export function zipNear(point: Point): ZipPlace | undefined {
  for (const reach of [1, 4]) {
    let best: { readonly place: ZipPlace; readonly miles: number } | undefined
    const [row, column] = cellOf(point)
    for (let up = -reach; up <= reach; up++)
      for (let aside = -reach; aside <= reach; aside++)
        for (const place of allCells().get(`${row + up} ${column + aside}`) ?? []) {
          const miles = milesBetween(point, place)
          if (!best || miles < best.miles) best = { place, miles }
        }
    if (best) return best.place
  }
  return undefined
}

/** Quarters of a degree, within which codes are looked for. */
const cellOf = ({ latitude, longitude }: Point) =>
  [Math.floor(latitude * 4), Math.floor(longitude * 4)] as const

function allCells(): ReadonlyMap<string, readonly ZipPlace[]> {
  if (cells) return cells
  const grouped = new Map<string, ZipPlace[]>()
  for (const place of all().values()) {
    const key = cellOf(place).join(' ')
    const near = grouped.get(key)
    if (near) near.push(place)
    else grouped.set(key, [place])
  }
  return (cells = grouped)
}

/** A code's place as a town of that one code. */
export const townOf = ({ zip, ...place }: ZipPlace): Town => ({
  ...place,
  id: 0,
  zip_codes: [zip],
  population: 0,
})

function allTowns(): ReadonlyMap<string, Town> {
  if (towns) return towns
  const grouped = new Map<string, ZipPlace[]>()
  for (const row of all().values()) {
    const key = keyOf(row.state, slug(row.city))
    const rows = grouped.get(key)
    if (rows) rows.push(row)
    else grouped.set(key, [row])
  }
  towns = new Map([...grouped].map(([key, rows]) => [key, townOfRows(rows)]))
  return towns
}

function townOfRows(rows: readonly ZipPlace[]): Town {
  const mean = (of: (row: ZipPlace) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  return {
    ...townOf(rows[0]!),
    zip_codes: rows.map(({ zip }) => zip),
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  }
}

const keyOf = (state: string, city: string) => `${state} ${city}`
