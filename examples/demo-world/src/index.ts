/**
 * The demo world: places, people and what happened between them, generated and always the same for the same
 * `seed`, counts and `today`. Nothing here knows a database; whoever seeds one reads rows and maps them.
 *
 *   const world = createWorld({ today: '2026-11-21', places: shippedPlaces() })
 *   for (const bundle of world.caregiverBundles()) …   // one caregiver at a time, all tables: best for seeding
 *   for (const bundle of world.familyBundles()) …
 *   world.users(), world.reviews(), …                  // or one table at a time
 *
 * Read on in this order: `rows/rows.ts` (what comes out), `people/persona.ts` (who somebody is),
 * `caregivers/caregivers.ts` and `families/families.ts` (how rows follow from that), `ground/allocation.ts` (who lives
 * where). Texts lie in files of their own. Bundles are made when asked for and not kept, so 100,000 caregivers need
 * no memory. No instant is later than the beginning of `today` (UTC), but those of shifts that are still to be worked.
 */
import { fileURLToPath } from 'node:url'
import { allocate } from './ground/allocation.ts'
import { articles } from './office/articles.ts'
import { badges } from './caregivers/badges.ts'
import { caregiverBundle, type CaregiverBundle } from './caregivers/caregivers.ts'
import { familyBundle, type FamilyBundle } from './families/families.ts'
import { heroines } from './caregivers/heroines.ts'
import { facilities, officeAvailability, officeUsers } from './office/office.ts'
import { orgsOf } from './caregivers/orgs.ts'
import { numberedPlaces } from './ground/places.ts'
import type * as rows from './rows/rows.ts'
import { writeShifts } from './office/shifts.ts'

export type * from './rows/rows.ts'
export type { CaregiverBundle } from './caregivers/caregivers.ts'
export type { FamilyBundle } from './families/families.ts'
export { DEMO_PASSWORD, demoAccounts } from './ground/accounts.ts'
export { placeNamed } from './ground/places.ts'

/** Where the world is written: whoever keeps what was made of it makes it anew when this changes. */
export const sourceFolder = fileURLToPath(new URL('.', import.meta.url))

interface WorldOptions {
  /** At least the hand-written ones and one for each city; 3,200 unless told. */
  caregivers?: number
  families?: number
  seed?: number
  /** 'YYYY-MM-DD', from which every other day is counted. */
  today: string
  /** The gazetteer: every city that its people live in. */
  places: readonly Omit<rows.PlaceRow, 'id'>[]
}

interface World {
  readonly seed: number
  places: readonly rows.PlaceRow[]
  badges: readonly rows.BadgeRow[]
  caregiverBundles(): Generator<CaregiverBundle>
  familyBundles(): Generator<FamilyBundle>
  officeUsers(): rows.UserRow[]
  orgs(): Generator<rows.OrgRow>
  facilities(): rows.FacilityRow[]
  shifts(): rows.ShiftRow[]
  articles(): rows.ArticleRow[]
  users(): Generator<rows.UserRow>
  caregivers(): Generator<rows.CaregiverRow>
  licenses(): Generator<rows.LicenseRow>
  education(): Generator<rows.EducationRow>
  experience(): Generator<rows.ExperienceRow>
  reviews(): Generator<rows.ReviewRow>
  caregiverBadges(): Generator<rows.CaregiverBadgeRow>
  availability(): Generator<rows.AvailabilityRow>
  references(): Generator<rows.ReferenceRow>
  families(): Generator<rows.FamilyRow>
  jobs(): Generator<rows.JobRow>
  applications(): Generator<rows.ApplicationRow>
  conversations(): Generator<rows.ConversationRow>
  messages(): Generator<rows.MessageRow>
  connections(): Generator<rows.ConnectionRow>
  favorites(): Generator<rows.FavoriteRow>
}

const FEWEST_CAREGIVERS = 100
const MOST_FAMILIES = 8_999

export function createWorld(options: WorldOptions): World {
  const { caregivers = 3200, families = 150, seed = 1, today } = options
  if (caregivers < FEWEST_CAREGIVERS)
    throw new Error(`The demo world needs ${FEWEST_CAREGIVERS} caregivers or more`)
  if (families > MOST_FAMILIES) throw new Error(`The demo world has numbers for ${MOST_FAMILIES} families`)
  const places = numberedPlaces(options.places)
  const allocation = allocate(places, caregivers, heroines.length)
  const setting = { allocation, seed, today }

  function* caregiverBundles() {
    for (let i = 0; i < caregivers; i++) yield caregiverBundle(i, allocation.placeOf(i), seed, today)
  }
  function* familyBundles() {
    for (let i = 0; i < families; i++) yield familyBundle(i, setting)
  }
  function* ofCaregivers<Row>(rowsOf: (bundle: CaregiverBundle) => readonly Row[]) {
    for (const bundle of caregiverBundles()) yield* rowsOf(bundle)
  }
  function* ofFamilies<Row>(rowsOf: (bundle: FamilyBundle) => readonly Row[]) {
    for (const bundle of familyBundles()) yield* rowsOf(bundle)
  }

  return {
    seed,
    places,
    badges,
    caregiverBundles,
    familyBundles,
    officeUsers: () => officeUsers(places, seed, today),
    *orgs() {
      for (const place of allocation.places) {
        const { schools, businesses } = orgsOf(place)
        yield* schools
        yield* businesses
      }
    },
    facilities: () => facilities(places, seed),
    shifts: () => writeShifts(facilities(places, seed), seed, today),
    articles: () => articles(today),
    *users() {
      yield* officeUsers(places, seed, today)
      yield* ofFamilies((bundle) => [bundle.user])
      yield* ofCaregivers((bundle) => [bundle.user])
    },
    caregivers: () => ofCaregivers((bundle) => [bundle.caregiver]),
    licenses: () => ofCaregivers((bundle) => bundle.licenses),
    education: () => ofCaregivers((bundle) => bundle.education),
    experience: () => ofCaregivers((bundle) => bundle.experience),
    reviews: () => ofCaregivers((bundle) => bundle.reviews),
    caregiverBadges: () => ofCaregivers((bundle) => bundle.badges),
    references: () => ofCaregivers((bundle) => bundle.references),
    *availability() {
      yield* officeAvailability(today)
      yield* ofCaregivers((bundle) => bundle.availability)
    },
    families: () => ofFamilies((bundle) => [bundle.family]),
    jobs: () => ofFamilies((bundle) => bundle.jobs),
    applications: () => ofFamilies((bundle) => bundle.applications),
    conversations: () => ofFamilies((bundle) => bundle.chats.map((chat) => chat.conversation)),
    messages: () => ofFamilies((bundle) => bundle.chats.flatMap((chat) => chat.messages)),
    connections: () => ofFamilies((bundle) => bundle.connections),
    favorites: () => ofFamilies((bundle) => bundle.favorites),
  }
}
