import { eq } from 'drizzle-orm'
import { eraseCaregiver } from '../caregivers/erase.ts'
import type { Db } from '../db/connect.ts'
import { eraseDocuments } from '../documents/erase.ts'
import { eraseFamily } from '../families/erase.ts'
import { inviteCodes, invites } from '../invites/tables.ts'
import { endSignIns } from './endSignIns.ts'
import { socialAccounts, userSecrets, users, verificationCodes } from './tables.ts'

/**
 * Removes an account: nobody can sign in with it, nobody finds it, and no personal datum stays. The row itself
 * stays under its number, because other people's conversations and records point to it. Answers which files in the
 * store nothing names any more.
 */
export async function eraseUser(db: Db, userId: number, now: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await endSignIns(tx, userId)
    await tx.delete(userSecrets).where(eq(userSecrets.user_id, userId))
    await tx.delete(inviteCodes).where(eq(inviteCodes.user_id, userId))
    await tx.delete(invites).where(eq(invites.user_id, userId))
    await tx.delete(socialAccounts).where(eq(socialAccounts.user_id, userId))
    await tx.delete(verificationCodes).where(eq(verificationCodes.user_id, userId))
    const today = new Date(now).toISOString().slice(0, 10)
    const files = [...(await eraseCaregiver(tx, userId, today)), ...(await eraseDocuments(tx, userId))]
    await eraseFamily(tx, userId)
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
        city: '',
        county: '',
        state: '',
        zip_code: '',
        latitude: null,
        longitude: null,
        portrait: null,
        marketing_preferences: null,
        tutorials: {},
        deleted_at: new Date(now),
      })
      .where(eq(users.id, userId))
    return files
  })
}
