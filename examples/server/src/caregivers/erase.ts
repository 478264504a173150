import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { applications } from '../tables/jobs.ts'
import { favoriteNotes } from '../tables/families.ts'
import { backgroundChecks, screenings } from '../tables/screening.ts'
import { clockRecords } from '../tables/shifts.ts'
import {
  availabilities,
  availabilityUpdates,
  caregiverBadges,
  caregivers,
  educations,
  experiences,
  licensePhotos,
  licenses,
  profilePhotos,
  references,
  reviewReports,
  reviews,
} from '../tables/caregivers.ts'

/**
 * Takes everything personal off a caregiver's profile; the row stays, without a name, for the reviews and hours of
 * others that point to it. Answers which files nothing names any more.
 */
export async function eraseCaregiver(tx: Tx, id: number, today: string): Promise<string[]> {
  const photos = await tx
    .select({ stored_as: licensePhotos.stored_as })
    .from(licensePhotos)
    .innerJoin(licenses, eq(licenses.id, licensePhotos.license_id))
    .where(eq(licenses.caregiver_id, id))
  const owned = [
    licenses,
    educations,
    experiences,
    references,
    caregiverBadges,
    backgroundChecks,
    screenings,
    favoriteNotes,
  ]
  for (const table of owned) await tx.delete(table).where(eq(table.caregiver_id, id))
  for (const table of [availabilities, availabilityUpdates, profilePhotos])
    await tx.delete(table).where(eq(table.user_id, id))
  const about = eq(reviews.caregiver_id, id)
  await tx
    .delete(reviewReports)
    .where(inArray(reviewReports.review_id, tx.select({ id: reviews.id }).from(reviews).where(about)))
  await tx.update(reviews).set({ answer: null, answer_state: null, answer_note: null }).where(about)
  await tx.update(clockRecords).set(withoutPositions).where(eq(clockRecords.user_id, id))
  const mine = eq(applications.caregiver_id, id)
  await tx
    .update(applications)
    .set({ proposal_state: 'withdrawn', withdrawn_date: today })
    .where(and(mine, eq(applications.proposal_state, 'applied')))
  await tx
    .update(applications)
    .set({ note: '', note_withdrawing: null, note_not_interested: null })
    .where(mine)
  await tx
    .update(caregivers)
    .set({
      about: '',
      birthday: null,
      gender: null,
      desired_wage: 0,
      profile_state_name: 'draft',
      active_since: null,
      conditions: [],
      home_support: [],
      spoken_languages: [],
      certifications_initials: [],
      background_checked: false,
      background_checked_on: null,
      vetted: false,
      invite_code: null,
    })
    .where(eq(caregivers.id, id))
  return photos.map(({ stored_as }) => stored_as)
}

/** Hours stay for those who pay for them; where somebody was does not. */
const withoutPositions = {
  ...{ in_latitude: null, in_longitude: null, in_accuracy_m: null },
  ...{ out_latitude: null, out_longitude: null, out_accuracy_m: null },
  note: '',
}
