import { slug } from '@homecare/sdk/kit'
import { isZipCode, states } from '@homecare/sdk/places'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { places } from '../tables/places.ts'

export type PlaceRow = typeof places.$inferSelect

/** The place of a city's name or slug and its state's code, or null when the gazetteer has none. */
export async function findPlace(db: Db | Tx, city: string, state: string): Promise<PlaceRow | null> {
  const code = state.trim().toUpperCase()
  if (!states.has(code)) return null
  const inState = await db.select().from(places).where(eq(places.state, code))
  return inState.find((place) => slug(place.city) === slug(city)) ?? null
}

/** The place that has a ZIP code, or null. */
export async function findPlaceByZip(db: Db | Tx, zip: string): Promise<PlaceRow | null> {
  if (!isZipCode(zip)) return null
  const [place] = await db
    .select()
    .from(places)
    .where(and(sql`${places.zip_codes} @> array[${zip}]::text[]`))
  return place ?? null
}
