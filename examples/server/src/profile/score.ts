import {
  isProfileReady,
  profileScore,
  profileStateAfter,
  profileStates,
  type ProfileScore,
} from '@homecare/sdk/ownProfile'
import { eq, sql } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { updateBadges } from '../badges/badges.ts'
import { myRecord } from './myRecord.ts'
import { caregivers } from '../tables/caregivers.ts'

/**
 * Works out which badges are earned and how complete a profile is, and keeps it: whatever changes a profile, or its
 * person, ends with this. Null for who has no profile.
 */
export async function updateScore(db: Db | Tx, user: SessionUser): Promise<ProfileScore | null> {
  const record = await myRecord(db, user)
  if (!record) return null
  await updateBadges(db, user.id)
  const profile_state_name = profileStateAfter(record)
  const score: ProfileScore = {
    state_of_caregiver: profileStates.entries.find(({ name }) => name === profile_state_name)!.id,
    profile_state_name,
    cg_profile_score: profileScore(record),
    cg_profile_state: isProfileReady(record) ? 'complete' : 'incomplete',
  }
  await db
    .update(caregivers)
    .set({
      ...{ ...score, profile_state_name },
      // What is given back and handed in again waits anew.
      ...(profile_state_name === 'pending' && {
        submitted_at: sql`case when ${caregivers.profile_state_name} = 'pending' then ${caregivers.submitted_at} else now() end`,
      }),
    })
    .where(eq(caregivers.id, user.id))
  return score
}
