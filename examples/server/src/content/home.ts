import { getHomePage, type HomePage, type Quote } from '@homecare/sdk/content'
import { sql } from 'drizzle-orm'
import { wellReviewed } from '../search/similar.ts'
import { canBeFound } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'
import type { Portrait } from '../tables/portrait.ts'
import { cityCounts } from '../places/cityCounts.ts'
import { gazetteer } from '../places/gazetteer.ts'
import { specialtyCounts } from '../places/handlers.ts'
import { whereaboutsOf } from '../places/whereabouts.ts'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { remembered } from '../db/remembered.ts'
import { photoAddress } from '../people/photoAddress.ts'

const featuredShown = 3
const quotesShown = 2
const citiesShown = 12
const specialtiesShown = 8

/** The front page's figures, faces and words, all from the data. */
export function answerHome(routes: Routes): void {
  routes.on(getHomePage, anyone, async ({ session, ip, db, now, deps }) => {
    const point = await whereaboutsOf({ session, ip, deps })
    const familyId = session?.user.role === 'family' ? session.user.id : null
    const [shared, featured, place] = await Promise.all([
      sharedPart(db, now),
      point || familyId !== null
        ? wellReviewed(db, point, featuredShown, familyId, now)
        : favouritesOfAll(db, now),
      point && gazetteer(db, now).then((known) => known.at(point)),
    ])
    return { ...shared, featured, near: place ? { city: place.city, state: place.state } : null }
  })
}

/** The same for everybody, and at most a minute old. */
const sharedPart = remembered(
  60_000,
  async (db: Db, now: number): Promise<Omit<HomePage, 'featured' | 'near'>> => {
    const [counts, specialties, reviews, quotes] = await Promise.all([
      cityCounts(db, now),
      specialtyCounts(db),
      db.execute(sql`select count(*)::int as reviews, round(avg(rating), 2)::float8 as avg_rating
      from reviews r join caregivers c on c.id = r.caregiver_id join users u on u.id = c.id
      where r.approved and ${canBeFound}`),
      quotesOf(db),
    ])
    return {
      caregivers: counts.reduce((sum, { caregivers }) => sum + caregivers, 0),
      cities: counts.length,
      ...(reviews.rows[0] as { reviews: number; avg_rating: number | null }),
      quotes,
      top_cities: counts
        .slice(0, citiesShown)
        .map(({ city, state, county, caregivers }) => ({ city, state, county, caregivers })),
      top_specialties: specialties.slice(0, specialtiesShown),
    }
  },
)

const favouritesOfAll = remembered(60_000, (db: Db, now) => wellReviewed(db, null, featuredShown, null, now))

/** The latest of the best reviews that say something, each of another caregiver. */
async function quotesOf(db: Db): Promise<Quote[]> {
  const { rows } = await db.execute(sql`
    select * from (
      select distinct on (c.id) r.review_text, r.reviewer, r.rating, r.created, c.id, u.first_name,
        left(u.last_name, 1) as last_initial, u.portrait, u.city, u.state
      from reviews r join caregivers c on c.id = r.caregiver_id join users u on u.id = c.id
      where r.approved and r.rating = 5 and r.reviewer <> '' and length(r.review_text) between 80 and 260 and ${canBeFound}
        and u.portrait is not null
      order by c.id, r.created desc
    ) best order by created desc, id limit ${quotesShown}`)
  return (rows as unknown as QuoteRow[]).map(({ review_text, reviewer, rating, id, portrait, ...who }) => ({
    review_text,
    reviewer,
    rating,
    caregiver: {
      id,
      first_name: who.first_name,
      last_initial: who.last_initial,
      photo: photoAddress(id, portrait, 96),
      city: who.city,
      state: who.state,
    },
  }))
}

interface QuoteRow extends Omit<Quote, 'caregiver'> {
  readonly id: number
  readonly first_name: string
  readonly last_initial: string
  readonly portrait: Portrait | null
  readonly city: string
  readonly state: string
}
