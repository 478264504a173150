import { conditionSlug, conditions } from '@homecare/sdk/caregivers'
import { slug } from '@homecare/sdk/kit'
import { locationSource } from '@homecare/sdk/native'
import {
  addressCountries,
  findLocation,
  findLocations,
  locateByIp,
  locationSearchLimit,
  listTopCities,
  listTopSpecialties,
  type LocationSourceId,
  type Place,
  findAddresses,
  findPlaceNear,
} from '@homecare/sdk/places'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { always, anyone, signedIn } from '../calls/policy.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { cityCounts } from './cityCounts.ts'
import { milesBetween, type Point } from '../geo/distance.ts'
import { gazetteer, type FoundPlace, type Gazetteer, type KnownPlace } from './gazetteer.ts'
import { knownStreets } from './streets.ts'
import { locateIp } from './whereabouts.ts'

const lookups: Limit = { name: 'lookup', hits: 600, seconds: 60 }

/** Places: suggestions, one place, where the caller is, and which cities and conditions have caregivers. */
export function answerPlaces(routes: Routes): void {
  routes.on(
    findLocations,
    anyone,
    async ({ body, db, now, deps }) => {
      const limit = body.limit ?? locationSearchLimit
      const wanted: readonly string[] = body.countries ?? addressCountries.ids
      const isWanted = ({ state }: { readonly state: string }) =>
        wanted.includes(state === 'PR' ? 'PR' : 'US')
      const suggested = (await askProvider(deps, body.location_str, limit)).filter(isWanted)
      if (suggested.length > 0) return suggested
      const known = await gazetteer(db, now)
      return known
        .matching(body.location_str, wanted.length === addressCountries.ids.length ? limit : Infinity)
        .filter(({ place }) => isWanted(place))
        .slice(0, limit)
        .map(placeOf)
    },
    { limit: lookups, guests: true },
  )

  routes.on(
    findAddresses,
    always(signedIn),
    async ({ body, deps }) => {
      const addresses = await knownStreets(deps, body.address_str)
      return { provided: addresses !== null, addresses: addresses ?? [] }
    },
    { limit: lookups },
  )

  routes.on(
    findLocation,
    anyone,
    async ({ query, db, now }) => {
      const known = await gazetteer(db, now)
      const { zip_code, city, state } = query
      const point = pointOf(query)
      const place =
        point !== null
          ? near(known, point)
          : zip_code !== undefined
            ? known.zip(zip_code)
            : city !== undefined
              ? known.city(slug(city), state?.toUpperCase())
              : undefined
      if (!place) throw refuse.notFound()
      return placeOf({ place, zip: zip_code ?? place.zip_codes[0] ?? '' })
    },
    { limit: lookups, guests: true },
  )

  routes.on(
    findPlaceNear,
    anyone,
    async ({ body, db, now }) => {
      const known = await gazetteer(db, now)
      const place = near(known, body, body.location_source)
      if (!place) throw refuse.notFound()
      return placeOf({ place, zip: place.zip_codes[0] ?? '' })
    },
    { limit: lookups, guests: true },
  )

  routes.on(listTopCities, anyone, async ({ body, db, now }) => {
    const counts = await cityCounts(db, now)
    return counts
      .filter(({ state }) => body.state === undefined || state === body.state)
      .filter(({ county }) => body.county === undefined || slug(county) === slug(body.county))
      .slice(0, body.limit ?? 20)
      .map(({ city, state, county, caregivers }) => ({ city, state, county, caregivers }))
  })

  routes.on(listTopSpecialties, anyone, ({ body, db }) => specialtyCounts(db, body))

  routes.on(
    locateByIp,
    anyone,
    async ({ query, session, ip, deps }) => {
      // Where another person is, is nobody's business but the staff's.
      if (query.ip_address !== undefined && session?.user.role !== 'staff') throw refuse.forbidden()
      return (await locateIp(query.ip_address ?? ip, deps)) ?? { latitude: null, longitude: null }
    },
    // Each question is one to the service that knows addresses.
    { limit: lookups },
  )
}

/** The point that is asked for; null where none is. Half of one is refused. */
function pointOf(query: { readonly latitude?: number; readonly longitude?: number }): Point | null {
  const { latitude, longitude } = query
  if (latitude === undefined && longitude === undefined) return null
  if (latitude === undefined || longitude === undefined)
    throw refuse.invalid({ [latitude === undefined ? 'latitude' : 'longitude']: [serverTexts.badValue] })
  return { latitude, longitude }
}

/** Miles from a position to a place that is still near it; a connection's position is its whole region's. */
const reach = { device: 40, connection: 100 } as const

function near(known: Gazetteer, point: Point, source?: LocationSourceId): KnownPlace | undefined {
  const place = known.nearest(point)
  const most = source === locationSource(null, true) ? reach.connection : reach.device
  return place && milesBetween(point, place) <= most ? place : undefined
}

/** What the provider suggests; nothing where there is none, or it fails: the table of places is always there. */
async function askProvider({ addresses, log }: Deps, typed: string, limit: number): Promise<Place[]> {
  if (!addresses) return []
  return addresses.suggest(typed, limit).catch((error: unknown) => {
    log.warn('Addresses are suggested from the table of places alone', { error })
    return []
  })
}

/** How many of those who can be found have experience with each condition, most first. */
export async function specialtyCounts(
  db: Db,
  within: { city?: string | undefined; state?: string | undefined } = {},
) {
  const { rows } = await db.execute(sql`
    select condition as id, count(*)::int as caregivers
    from users u join caregivers c on c.id = u.id, unnest(c.conditions) as condition
    where u.role in ('caregiver', 'agency_caregiver') and u.deleted_at is null and c.profile_state_name = 'active'
      ${within.state === undefined ? sql`` : sql`and u.state = ${within.state}`}
      ${within.city === undefined ? sql`` : sql`and u.city = ${within.city}`}
    group by condition order by caregivers desc, id`)
  return (rows as { id: number; caregivers: number }[]).flatMap(({ id, caregivers }) =>
    conditions.has(id) ? [{ id, slug: conditionSlug(id), caregivers }] : [],
  )
}

function placeOf({ place, zip }: FoundPlace) {
  const { city, state, county, latitude, longitude } = place
  return { city, state, county, zip_code: zip, latitude, longitude }
}
