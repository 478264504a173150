import { slug } from '@homecare/sdk/kit'
import { isLongZipCode, noSuchZip, states } from '@homecare/sdk/places'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { milesBetween } from '../geo/distance.ts'
import { refuse } from '../refusals/refuse.ts'
import { places } from '../tables/places.ts'
import { townOf, zipPlace, zipTown } from './zips/zipTable.ts'

export type PlaceRow = typeof places.$inferSelect

/** The place of a city's name or slug and its state's code, or null where there is none: also a town that only has ZIP codes. */
async function findPlace(db: Db | Tx, city: string, state: string): Promise<PlaceRow | null> {
  const code = state.trim().toUpperCase()
  if (!states.has(code)) return null
  const inState = await db.select().from(places).where(eq(places.state, code))
  return inState.find((place) => slug(place.city) === slug(city)) ?? zipTown(slug(city), code) ?? null
}

/** The place of a ZIP code, where that code is; null where there is no such code. */
export async function findPlaceByZip(db: Db | Tx, zip: string): Promise<PlaceRow | null> {
  if (!isLongZipCode(zip)) return null
  const [place] = await db
    .select()
    .from(places)
    .where(and(sql`${places.zip_codes} @> array[${zip.slice(0, 5)}]::text[]`))
  const own = zipPlace(zip)
  if (!place) return own ? townOf(own) : null
  return own ? { ...place, latitude: own.latitude, longitude: own.longitude } : place
}

/** Miles from the middle of a city to a ZIP code that may still be its own. */
const farthest = 40

/** A place, with the ZIP code of whoever is there. */
export interface PlaceAt {
  readonly place: PlaceRow
  readonly zip: string
}

/**
 * Where somebody says that they are: the place of their city, at their ZIP code where that lies near it, else with the
 * first one of the city. Null where the city is not known; refuses, at `field`, a ZIP code that does not exist.
 */
export async function placeAt(
  db: Db | Tx,
  { city, state, zip_code }: { readonly city: string; readonly state: string; readonly zip_code: string },
  field = 'zip_code',
): Promise<PlaceAt | null> {
  const typed = zip_code.trim()
  const own = typed === '' ? null : await findPlaceByZip(db, typed)
  if (typed !== '' && !own) throw refuse.invalid({ [field]: [noSuchZip(typed)] })
  const named = await findPlace(db, city, state)
  if (!named) return null
  if (!own || own.state !== named.state || milesBetween(own, named) > farthest)
    return { place: named, zip: named.zip_codes[0] ?? '' }
  const { latitude, longitude } = own
  return { place: { ...named, latitude, longitude }, zip: typed }
}
