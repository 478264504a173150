import {
  applicationNote,
  canHire,
  getCaregiver,
  inviteCaregiver,
  latestApplication,
  listEducation,
  listExperience,
  listReviews,
  nearbyCaregivers,
  nearbyCaregiversLimit,
  notifyCaregiver,
  othersViewed,
  say,
  searchCaregivers,
} from '@homecare/sdk'
import type { Session } from '../account/session.ts'
import { cityCounts, nearbyCities } from '../places/cityCounts.ts'
import { whereaboutsOf } from '../places/whereabouts.ts'
import type { Routes } from '../server/on.ts'
import { anyone, only, signedIn } from '../server/policy.ts'
import { countHit, ofAddress, scaled, type Limit } from '../server/rateLimit.ts'
import { refuse } from '../server/refuse.ts'
import { applicationNoteTo, latestApplicationTo } from './applications.ts'
import { areaOf, placeOfArea } from './area.ts'
import { invite, remind, whyNotHire } from './invites.ts'
import { educationOf, experienceOf, publicCaregiver } from './profile.ts'
import { reviewsOf } from './reviews.ts'
import { findCaregivers } from './search.ts'
import { similarTo, wellReviewed } from './similar.ts'
import { caregiverServerTexts } from './texts.ts'

const searches: Limit = { name: 'search', hits: 300, seconds: 60 }
const invitations: readonly Limit[] = [
  { name: 'invite', hits: 60, seconds: 3600 },
  // Letters to one caregiver, from whichever families.
  { name: 'invited', hits: 30, seconds: 86_400, counts: ['named'], also: (_, { id }) => `caregiver ${id}` },
]
const family = only('family')

/** The search, public profiles, and what a family does from one. */
export function answerCaregivers(routes: Routes): void {
  routes.on(searchCaregivers, anyone, async ({ query, session, ip, db, now, deps }) => {
    const me = familyOf(session)
    if (query.favorites && me === null) throw favoritesRefused(session)
    // Favorites are kept wherever they are: where the family lives is no reason to leave one out.
    const whereabouts = () => (query.favorites ? nowhere : whereaboutsOf({ session, ip, deps }))
    const area = await areaOf(query, whereabouts, db, now)
    // Counted while it searches: waiting for the one before the other would slow every search for the few refused.
    const [found, counts] = await Promise.all([
      findCaregivers(db, query, area, me, now),
      cityCounts(db, now),
      countHit(db, scaled(searches, deps.config.rateLimitFactor), [ofAddress(ip)], now),
    ])
    const around = area.kind === 'around' ? nearbyCities(counts, area.point, area.place) : []
    const nearby = around.map(({ county: _, ...city }) => city)
    return { ...found, meta: { place: placeOfArea(area), nearby } }
  })

  routes.on(nearbyCaregivers, anyone, async ({ query, session, ip, db, now, deps }) => {
    const near = await whereaboutsOf({ session, ip, deps })
    return wellReviewed(db, near, query.limit ?? nearbyCaregiversLimit, familyOf(session), now)
  })

  routes.on(getCaregiver, anyone, ({ params, session, db, now }) =>
    publicCaregiver(db, params.id, session, now),
  )
  routes.on(listReviews, anyone, ({ params, query, db, locale }) => reviewsOf(db, params.id, query, locale))
  routes.on(listEducation, anyone, ({ params, db }) => educationOf(db, params.id))
  routes.on(listExperience, anyone, ({ params, db }) => experienceOf(db, params.id))
  routes.on(othersViewed, anyone, ({ params, session, db, now }) =>
    similarTo(db, params.id, familyOf(session), now),
  )

  routes.on(latestApplication, family, ({ params, session, db }) =>
    latestApplicationTo(db, session.user.id, params.id),
  )
  routes.on(applicationNote, family, ({ params, session, db }) =>
    applicationNoteTo(db, session.user.id, params.id),
  )

  routes.on(canHire, signedIn, async ({ params, session, db, locale }) => {
    const reason = await whyNotHire(db, session.user, params.id)
    return { allowed: reason === null, reason: reason && say(locale, reason) }
  })
  routes.on(
    inviteCaregiver,
    family,
    async ({ params, body, session, now, deps }) => {
      await invite(deps, session.user, params.id, body, now)
      return { invited: true }
    },
    { limit: invitations },
  )
  routes.on(notifyCaregiver, family, async ({ params, session, now, deps }) => {
    await remind(deps, session.user, params.id, now)
    return { notified: true }
  })
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
