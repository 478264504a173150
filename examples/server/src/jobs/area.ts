import type { JobQuery } from '@homecare/sdk/jobs'
import { slug } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Session } from '../people/session.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db } from '../db/connect.ts'
import { cellOf } from '../geo/coarse.ts'
import { gazetteer, type KnownPlace } from '../places/gazetteer.ts'
import { refuse } from '../refusals/refuse.ts'
import type { JobArea } from './search.ts'

/** Miles around a place when a search says nothing else. */
const usualMiles = 30

/** Where a search of jobs looks, and what that is called. */
interface NamedArea {
  readonly area: JobArea
  readonly place: KnownPlace | null
}

/**
 * The area that a query names; where it names none, what a caregiver can reach from home, and for others everywhere.
 * Refuses a place that nobody knows with 404.
 */
export async function jobAreaOf(
  db: Db,
  query: JobQuery,
  session: Session | null,
  now: number,
): Promise<NamedArea> {
  const known = await gazetteer(db, now)
  const named = query.zip_code !== undefined || query.city !== undefined
  if (named) {
    const place =
      query.zip_code !== undefined
        ? known.zip(query.zip_code)
        : known.city(slug(query.city!), query.state?.toUpperCase())
    if (!place) throw refuse.notFound(caregiverServerTexts.unknownPlace)
    return { area: { point: place, miles: query.distance ?? usualMiles }, place }
  }
  // Jobs have no page of a whole state: it is not taken for the whole country.
  if (query.state !== undefined) throw refuse.notFound(caregiverServerTexts.unknownPlace)
  const home = session && (await reachOf(db, session))
  if (!home) return { area: null, place: null }
  const place = known.at(home) ?? null
  return { area: { point: home, miles: query.distance ?? home.miles }, place }
}

async function reachOf(db: Db, { user }: Session) {
  const { id, city, state } = user
  const home = cellOf(user)
  if (!home) return null
  const [caregiver] = await db
    .select({ miles: caregivers.max_job_distance_preference })
    .from(caregivers)
    .where(eq(caregivers.id, id))
  return caregiver ? { ...home, city, state, miles: caregiver.miles } : null
}
