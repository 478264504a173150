import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { remembered } from '../db/remembered.ts'
import { boxAround, milesBetween, type Point } from '../geo/distance.ts'

/** A city with caregivers in it. */
interface CityCount extends Point {
  readonly city: string
  readonly state: string
  readonly county: string
  readonly caregivers: number
}

/** How far away a city may be to be called nearby, in miles, and how many of them are named. */
const nearbyMiles = 70
const nearbyLimit = 8

/** Caregivers who can be found, counted by city, most first; at most a minute old. */
export const cityCounts: (db: Db, now: number) => Promise<readonly CityCount[]> = remembered(
  60_000,
  async (db) => {
    const { rows } = await db.execute(sql`
    select n.city, n.state, coalesce(p.county, n.county) as county, n.caregivers,
      coalesce(p.latitude, n.latitude) as latitude, coalesce(p.longitude, n.longitude) as longitude
    from (
      select u.city, u.state, max(u.county) as county, count(*)::int as caregivers,
        avg(u.area_latitude) as latitude, avg(u.area_longitude) as longitude
      from users u join caregivers c on c.id = u.id
      where u.role in ('caregiver', 'agency_caregiver') and u.deleted_at is null and c.profile_state_name = 'active'
        and u.city <> '' and u.area_latitude is not null
      group by u.city, u.state
    ) n
    left join lateral (
      select county, latitude, longitude from places where places.state = n.state and places.city = n.city limit 1
    ) p on true
    order by n.caregivers desc, n.state, n.city`)
    return rows as unknown as CityCount[]
  },
)

/** Cities of `counts` within 70 miles, nearest first, without the one that `point` is. */
export function nearbyCities<C extends Point & { readonly city: string; readonly state: string }>(
  counts: readonly C[],
  point: Point,
  own: { city: string; state: string },
): (Omit<C, keyof Point> & { distance: number })[] {
  const { south, north, west, east } = boxAround(point, nearbyMiles)
  return counts
    .filter(
      ({ latitude, longitude, city, state }) =>
        latitude > south &&
        latitude < north &&
        longitude > west &&
        longitude < east &&
        !(city === own.city && state === own.state),
    )
    .map(({ latitude, longitude, ...one }) => ({
      ...one,
      distance: milesBetween(point, { latitude, longitude }),
    }))
    .filter(({ distance }) => distance <= nearbyMiles)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, nearbyLimit)
    .map((one) => ({ ...one, distance: Math.max(1, Math.round(one.distance)) }))
}
