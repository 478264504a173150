import { eq } from 'drizzle-orm'
import { caregivers, educations, experiences, licenses, profilePhotos } from '../caregivers/tables.ts'
import type { Db } from '../db/connect.ts'
import { families, favorites, onboardingDrafts } from '../families/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { endSessionsOf } from './session.ts'
import {
  passwordLinks,
  socialAccounts,
  socialOffers,
  userSecrets,
  users,
  verificationCodes,
} from './tables.ts'

/**
 * Removes an account: nobody can sign in with it, nobody finds it, and no personal datum stays. The row itself
 * stays under its number, because other people's conversations and records point to it.
 */
export async function eraseUser(db: Db, userId: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, userId)
    await tx.delete(userSecrets).where(eq(userSecrets.user_id, userId))
    await tx.delete(passwordLinks).where(eq(passwordLinks.user_id, userId))
    await tx.delete(socialAccounts).where(eq(socialAccounts.user_id, userId))
    await tx.delete(socialOffers).where(eq(socialOffers.user_id, userId))
    await tx.delete(verificationCodes).where(eq(verificationCodes.user_id, userId))
    await tx.delete(onboardingDrafts).where(eq(onboardingDrafts.user_id, userId))
    await tx.delete(favorites).where(eq(favorites.family_id, userId))
    await tx.delete(profilePhotos).where(eq(profilePhotos.user_id, userId))
    for (const table of [licenses, educations, experiences])
      await tx.delete(table).where(eq(table.caregiver_id, userId))
    await tx
      .update(caregivers)
      .set({
        about: '',
        birthday: null,
        profile_state_name: 'draft',
        conditions: [],
        home_support: [],
        spoken_languages: [],
      })
      .where(eq(caregivers.id, userId))
    await tx
      .update(jobs)
      .set({ status: 'closed', description: '', conditions: [], assistance: [] })
      .where(eq(jobs.family_id, userId))
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
      })
      .where(eq(families.id, userId))
    await tx
      .update(users)
      .set({
        // No address of the outside world, and free for whoever wants to begin again with the old one.
        email: `deleted-${userId}@invalid`,
        first_name: '',
        last_name: '',
        phone: '',
        address: '',
        address2: '',
        zip_code: '',
        latitude: null,
        longitude: null,
        portrait: null,
        marketing_preferences: null,
        tutorials: {},
        deleted_at: new Date(now),
      })
      .where(eq(users.id, userId))
  })
}
