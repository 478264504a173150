import { isVetted, licenseTypes, numberlessLicenseType } from '@homecare/sdk/caregivers'
import { countsOn, isLicensed } from '@homecare/sdk/credentials'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { shiftAvailabilities } from '@homecare/sdk/shifts'
import type { Education, Experience, PublicCaregiver } from '@homecare/sdk/caregivers'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Session } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { cellOf } from '../geo/coarse.ts'
import { milesBetween } from '../geo/distance.ts'
import { refuse } from '../refusals/refuse.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { backgroundPhotoAddress } from '../caregivers/backgroundPhotos.ts'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import { initialsOf, scheduleOf, wholeMiles } from '../caregivers/summary.ts'
import { freeHours } from '../availability/freeHours.ts'
import { placeZone } from '../places/placeZone.ts'
import { badgesOf } from '../badges/badges.ts'
import { caregivers, educations, experiences } from '../tables/caregivers.ts'
import { favorites } from '../tables/families.ts'
import { familiesBackTo } from './signals.ts'

type CaregiverRow = typeof caregivers.$inferSelect
type UserRow = typeof users.$inferSelect

/** A caregiver whom anybody may see, or 404: one who is not active, or gone, is not there. */
export async function activeCaregiver(
  db: Db,
  id: number,
): Promise<{ caregiver: CaregiverRow; user: UserRow }> {
  const [found] = await db
    .select({ caregiver: caregivers, user: users })
    .from(caregivers)
    .innerJoin(users, eq(users.id, caregivers.id))
    .where(and(eq(caregivers.id, id), eq(caregivers.profile_state_name, 'active'), isNull(users.deleted_at)))
  if (!found) throw refuse.notFound()
  return found
}

/** The public profile. Each field is named: what is not named here does not leave. */
export async function publicCaregiver(
  db: Db,
  id: number,
  session: Session | null,
  now: number,
): Promise<PublicCaregiver> {
  const { caregiver, user } = await activeCaregiver(db, id)
  const zone = placeZone(user)
  const week = { today: dayIn(zone, new Date(now)), zone }
  const [ownLicenses, ownBadges, favorite, free, families_returned] = await Promise.all([
    heldLicenses(db, [id]),
    badgesOf(db, id),
    isFavorite(db, id, session),
    db.execute<{ free: number[] | null }>(sql`select ${freeHours(sql`${id}::int`, week)} as free`),
    familiesBackTo(db, id, now),
  ])
  const today = dayIn(pacificTimeZone, new Date(now))
  const { provider_types } = caregiver
  return {
    id,
    first_name: user.first_name,
    last_initial: user.last_name.slice(0, 1),
    photo: photoAddress(id, user.portrait, 384),
    gender: caregiver.gender ?? 'female',
    provider_types,
    licensed: isLicensed({ provider_types, licenses: ownLicenses }, today),
    about: caregiver.about,
    city: user.city,
    state: user.state,
    county: user.county,
    distance: distanceFrom(session, user),
    desired_wage: caregiver.desired_wage,
    avg_rating: caregiver.avg_rating,
    reviews_count: caregiver.reviews_count,
    years_experience: caregiver.years_experience,
    housing: caregiver.housing,
    spoken_languages: caregiver.spoken_languages,
    conditions: caregiver.conditions,
    home_support: caregiver.home_support,
    certifications_initials: initialsOf(
      ownLicenses
        .filter((license) => countsOn(license, today))
        .toSorted((one, other) => one.id - other.id)
        .map(({ map_id }) => map_id),
    ),
    schedule: scheduleOf(caregiver),
    availability: shiftAvailabilities.ids.filter((flag) => caregiver[flag]),
    free: free.rows[0]?.free ?? null,
    vetted: isVetted({ badges: ownBadges, licenses: ownLicenses }, new Date(now)),
    background_checked: caregiver.background_checked,
    covid_vaccinated_tag: caregiver.covid_vaccinated_tag,
    has_favorited: favorite,
    badges: ownBadges,
    // What our staff sent back is nobody else's to see.
    licenses: ownLicenses
      .filter(({ refused }) => refused === null)
      .map((license) => ({
        map_id: license.map_id,
        license_name: license.license_name || (licenseTypes.find(license.map_id)?.label[0] ?? ''),
        pending: !license.license_number && license.map_id !== numberlessLicenseType,
        expires: license.expires,
        verified: license.verified,
      })),
    reply_hours: caregiver.reply_hours,
    families_returned,
    member_since: dayOf(caregiver.created_at),
    last_active: dayOf(caregiver.last_active_at),
    background_photo_url: backgroundPhotoAddress(caregiver.background_photo_id),
  }
}

export async function educationOf(db: Db, id: number): Promise<Education[]> {
  await activeCaregiver(db, id)
  return educationRows(db, id)
}

/** The same for the caregivers themselves, whose profile need not be shown yet. */
export async function educationRows(db: Db | Tx, id: number): Promise<Education[]> {
  return db
    .select({
      id: educations.id,
      school_id: educations.school_id,
      college: educations.college,
      city: educations.city,
      state: educations.state,
      location: educations.location,
      country: educations.country,
      major: educations.major,
      start_date: educations.start_date,
      end_date: educations.end_date,
    })
    .from(educations)
    .where(eq(educations.caregiver_id, id))
    .orderBy(desc(educations.start_date), asc(educations.id))
}

export async function experienceOf(db: Db, id: number): Promise<Experience[]> {
  await activeCaregiver(db, id)
  return experienceRows(db, id)
}

/** Present work first, then the latest. */
export async function experienceRows(db: Db | Tx, id: number): Promise<Experience[]> {
  return db
    .select({
      id: experiences.id,
      business_id: experiences.business_id,
      company_name: experiences.company_name,
      position: experiences.position,
      description: experiences.description,
      city: experiences.city,
      state: experiences.state,
      location: experiences.location,
      country: experiences.country,
      start_date: experiences.start_date,
      end_date: experiences.end_date,
    })
    .from(experiences)
    .where(eq(experiences.caregiver_id, id))
    .orderBy(
      sql`${experiences.end_date} desc nulls first`,
      sql`${experiences.start_date} desc nulls last`,
      asc(experiences.id),
    )
}

async function isFavorite(db: Db, id: number, session: Session | null): Promise<boolean> {
  if (session?.user.role !== 'family') return false
  const found = await db
    .select({ id: favorites.caregiver_id })
    .from(favorites)
    .where(and(eq(favorites.family_id, session.user.id), eq(favorites.caregiver_id, id)))
  return found.length > 0
}

/** From the family's own address, cell to cell; nobody else is told a distance. */
function distanceFrom(session: Session | null, to: UserRow): number | null {
  if (session?.user.role !== 'family') return null
  const [home, theirs] = [cellOf(session.user), cellOf(to)]
  return home && theirs && wholeMiles(milesBetween(home, theirs))
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
