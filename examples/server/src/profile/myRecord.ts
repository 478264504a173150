import { scheduleFlags, type OwnCaregiver } from '@homecare/sdk/caregivers'
import { isHcp } from '@homecare/sdk/credentials'
import { profileScore } from '@homecare/sdk/ownProfile'
import { shiftAvailabilities, shiftDurations, shiftZones } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { backgroundPhotoAddress } from '../caregivers/backgroundPhotos.ts'
import { heldLicenses } from '../caregivers/heldLicenses.ts'
import { ownPortrait, photoOf, photoState } from '../people/photoState.ts'
import { educationRows, experienceRows } from './profile.ts'
import { caregivers } from '../tables/caregivers.ts'

const flags = [
  ...scheduleFlags.ids,
  ...shiftAvailabilities.ids,
  ...shiftDurations.ids,
  ...shiftZones.entries.map(({ flag }) => flag),
]

/** A caregiver's own record, private fields and all; null for a user who has none. */
export async function myRecord(db: Db | Tx, user: SessionUser): Promise<OwnCaregiver | null> {
  const [caregiver] = await db.select().from(caregivers).where(eq(caregivers.id, user.id))
  if (!caregiver) return null
  // One after the other: `db` may be a transaction, which has one connection.
  const own = await heldLicenses(db, [user.id])
  const photo = await photoOf(db, user.id)
  const education = await educationRows(db, user.id)
  const experience = await experienceRows(db, user.id)
  const { first_name, last_name, address, address2, city, state, zip_code, latitude, longitude, email } = user
  const { address_verified } = user
  const record = {
    id: caregiver.id,
    user: {
      ...{ first_name, last_name, address, address2, city, state, zip_code, latitude, longitude, email },
      address_verified,
      phone: user.phone || null,
      settings: { max_job_distance_preference: caregiver.max_job_distance_preference },
    },
    birthday: caregiver.birthday,
    gender: caregiver.gender,
    about: caregiver.about,
    photo: photoAddress(user.id, ownPortrait(user.portrait, photo)),
    photo_state: photoState(photo),
    is_hcp: isHcp(caregiver.provider_types),
    housing: caregiver.housing,
    licenses: own.map(({ caregiver_id: _, changed_at: __, ...license }) => license),
    education,
    experience,
    conditions: caregiver.conditions,
    home_support: caregiver.home_support,
    desired_wage: caregiver.desired_wage,
    avg_rating: caregiver.avg_rating,
    reviews_count: caregiver.reviews_count,
    phone_verified: user.phone_verified,
    spoken_languages: caregiver.spoken_languages.map((id) => ({ id })),
    background_checked: caregiver.background_checked,
    background_photo_url: backgroundPhotoAddress(caregiver.background_photo_id),
    certifications_initials: caregiver.certifications_initials,
    covid_vaccinated_tag: caregiver.covid_vaccinated_tag,
    provider_types: caregiver.provider_types,
    state_of_caregiver: caregiver.state_of_caregiver,
    profile_state_name: caregiver.profile_state_name,
    cg_profile_state: caregiver.cg_profile_state,
    ...Object.fromEntries(flags.map((flag) => [flag, caregiver[flag]])),
  }
  return { ...record, cg_profile_score: profileScore(record) }
}
