import { and, eq, inArray } from 'drizzle-orm'
import { reviews } from '../tables/caregivers.ts'
import type { Tx } from '../db/connect.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { partnerSignups } from '../tables/partners.ts'
import {
  benefits,
  caregiverInvites,
  compareLinks,
  families,
  favoriteNotes,
  favorites,
  firstWords,
  onboardingDrafts,
  savedSearches,
} from '../tables/families.ts'

/**
 * Takes everything personal off a family: who needs care and where, what was answered at the sign-up, what was written
 * to caregivers. Its jobs close and stay, empty, for the records of those who applied; its reviews stay without a name.
 */
export async function eraseFamily(tx: Tx, id: number): Promise<void> {
  await tx.delete(favorites).where(eq(favorites.family_id, id))
  await tx.delete(favoriteNotes).where(eq(favoriteNotes.family_id, id))
  await tx.delete(compareLinks).where(eq(compareLinks.family_id, id))
  await tx.delete(firstWords).where(eq(firstWords.family_id, id))
  await tx.delete(savedSearches).where(eq(savedSearches.family_id, id))
  await tx.delete(benefits).where(eq(benefits.family_id, id))
  await tx.delete(caregiverInvites).where(eq(caregiverInvites.family_id, id))
  await tx.delete(onboardingDrafts).where(eq(onboardingDrafts.user_id, id))
  await tx.delete(partnerSignups).where(eq(partnerSignups.user_id, id))
  const written = eq(reviews.reviewer_id, id)
  await tx.delete(reviews).where(and(written, eq(reviews.approved, false)))
  await tx.update(reviews).set({ reviewer: '' }).where(written)
  const own = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.family_id, id))
  await tx
    .update(applications)
    .set({ family_note: null, decline_reason: null, decline_feedback: null })
    .where(inArray(applications.job_id, own))
  await tx
    .update(jobs)
    .set({
      status: 'closed',
      title: '',
      description: '',
      care_for: null,
      conditions: [],
      assistance: [],
      city: '',
      county: '',
      zip_code: '',
      latitude: null,
      longitude: null,
    })
    .where(eq(jobs.family_id, id))
  await tx
    .update(families)
    .set({
      email: '',
      first_name: '',
      last_name: '',
      care_for: null,
      care_recipient_desc: '',
      how_soon: '',
      member_id: null,
      recipient_dob: null,
      recipient_gender: null,
      signup_answers: {},
    })
    .where(eq(families.id, id))
}
