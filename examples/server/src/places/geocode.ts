import { slug } from '@homecare/sdk/kit'
import { roundCoordinate } from '@homecare/sdk/places'
import type { Db } from '../db/connect.ts'
import { milesBetween } from '../geo/distance.ts'
import { gazetteer, type KnownPlace } from './gazetteer.ts'

/** An address as a caller gives it. Coordinates come from whoever suggested it, and are not believed by themselves. */
interface GivenAddress {
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

/** How far from its city's centre an address may lie, in miles. */
const farthest = 40

/**
 * The county and the coordinates of an address, by the table of places: of its ZIP code, of its city, or else of the
 * place nearest to its coordinates. Coordinates that were given are kept where they lie near that place; otherwise the
 * place's own are taken. Null where nothing fits together.
 */
export async function geocode(
  db: Db,
  { city, state, zip_code, latitude, longitude }: GivenAddress,
  now: number,
): Promise<{ county: string; latitude: number; longitude: number } | null> {
  const known = await gazetteer(db, now)
  const [north, east] = [roundCoordinate(latitude), roundCoordinate(longitude)]
  const point = north === null || east === null ? null : { latitude: north, longitude: east }
  const isNear = (place: KnownPlace) => point !== null && milesBetween(point, place) <= farthest
  const named = known.zip(zip_code.slice(0, 5)) ?? known.city(slug(city), state)
  if (named) {
    if (named.state !== state) return null
    const { latitude: theirs, longitude: too } = point && isNear(named) ? point : named
    return { county: named.county, latitude: theirs, longitude: too }
  }
  // A town that the table does not have: what its neighbour says of the county will do.
  const nearest = point && known.nearest(point)
  return point && nearest && nearest.state === state && isNear(nearest)
    ? { county: nearest.county, ...point }
    : null
}
