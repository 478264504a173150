import {
  getApplicationNote,
  getCaregiver,
  getLatestApplication,
  listEducation,
  listExperience,
  listReviews,
  listNearbyCaregivers,
  nearbyCaregiversLimit,
  listOthersViewed,
} from '@homecare/sdk/caregivers'
import { countAreas, searchCaregivers } from '@homecare/sdk/search'
import type { Session } from '../people/session.ts'
import { cityCounts, nearbyCities } from '../places/cityCounts.ts'
import { gazetteer } from '../places/gazetteer.ts'
import { mapCredit, tilesAddress } from '../places/mapTiles.ts'
import { whereaboutsOf } from '../places/whereabouts.ts'
import type { Routes } from '../calls/on.ts'
import { anyone, only } from '../calls/policy.ts'
import { countSoon } from '../limits/countSoon.ts'
import { ofAddress, scaled, type Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { applicationNoteTo, latestApplicationTo } from './applications.ts'
import { areaOf, placeOfArea } from './area.ts'
import { foundAreas } from './areas.ts'
import { educationOf, experienceOf, publicCaregiver } from '../profile/profile.ts'
import { reviewsOf } from '../profile/reviews.ts'
import { findCaregivers } from './search.ts'
import { similarTo, wellReviewed } from './similar.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'

const searches: Limit = { name: 'search', hits: 300, seconds: 60 }
const family = only('family')

/** The search, public profiles, and what a family has told of a caregiver's application. */
export function answerCaregivers(routes: Routes): void {
  routes.on(searchCaregivers, anyone, async ({ query, session, ip, db, now, deps }) => {
    const me = familyOf(session)
    if (query.favorites && me === null) throw favoritesRefused(session)
    // Favorites are kept wherever they are: where the family lives is no reason to leave one out.
    const whereabouts = () => (query.favorites ? nowhere : whereaboutsOf({ session, ip, deps }))
    const area = await areaOf(query, whereabouts, db, now)
    // Counted while it searches: waiting for the one before the other would slow a search for the few refused.
    const [found, counts] = await Promise.all([
      findCaregivers(db, query, area, me, now),
      cityCounts(db, now),
      countSoon(db, scaled(searches, deps.config.rateLimitFactor), [ofAddress(ip)], now),
    ])
    const around = 'point' in area ? nearbyCities(counts, area.point, area.place) : []
    const nearby = around.map(({ county: _, ...city }) => city)
    return { ...found, meta: { place: placeOfArea(area), nearby } }
  })

  routes.on(countAreas, anyone, async ({ query, session, ip, db, now, deps }) => {
    const me = familyOf(session)
    if (query.favorites && me === null) throw favoritesRefused(session)
    const whereabouts = () => (query.favorites ? nowhere : whereaboutsOf({ session, ip, deps }))
    const [area, known] = await Promise.all([areaOf(query, whereabouts, db, now), gazetteer(db, now)])
    const [found] = await Promise.all([
      foundAreas(db, query, area, me, now, known),
      countSoon(db, scaled(searches, deps.config.rateLimitFactor), [ofAddress(ip)], now),
    ])
    return { ...found, tiles: tilesAddress(), credit: mapCredit }
  })

  routes.on(listNearbyCaregivers, anyone, async ({ query, session, ip, db, now, deps }) => {
    const near = await whereaboutsOf({ session, ip, deps })
    return wellReviewed(db, near, query.limit ?? nearbyCaregiversLimit, familyOf(session), now)
  })

  routes.on(getCaregiver, anyone, ({ params, session, db, now }) =>
    publicCaregiver(db, params.id, session, now),
  )
  routes.on(listReviews, anyone, ({ params, query, db, locale }) => reviewsOf(db, params.id, query, locale))
  routes.on(listEducation, anyone, ({ params, db }) => educationOf(db, params.id))
  routes.on(listExperience, anyone, ({ params, db }) => experienceOf(db, params.id))
  routes.on(listOthersViewed, anyone, ({ params, session, db, now }) =>
    similarTo(db, params.id, familyOf(session), now),
  )

  routes.on(getLatestApplication, family, ({ params, session, db }) =>
    latestApplicationTo(db, session.user.id, params.id),
  )
  routes.on(getApplicationNote, family, ({ params, session, db }) =>
    applicationNoteTo(db, session.user.id, params.id),
  )
}

const nowhere = Promise.resolve(null)

/** Whose hearts are shown. */
function familyOf(session: Session | null): number | null {
  return session?.user.role === 'family' ? session.user.id : null
}

function favoritesRefused(session: Session | null) {
  return session
    ? refuse.forbidden(caregiverServerTexts.favoritesNeedFamily)
    : refuse.unauthenticated(caregiverServerTexts.favoritesNeedFamily)
}
