import { checkNewPassword } from '@homecare/sdk/account'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { passwordMatches } from './password.ts'
import { userSecrets } from '../tables/account.ts'
import { accountServerTexts } from './texts.ts'

/** Of whoever is signed in and gives their password once more: of all calls that ask for it together. */
export const passwordTries: Limit = { name: 'password', hits: 10, seconds: 600 }

/** Refuses with an error of the field when it is not the user's password. */
export async function requirePassword(
  db: Db,
  userId: number,
  field: string,
  password: string,
): Promise<void> {
  const [row] = await db.select().from(userSecrets).where(eq(userSecrets.user_id, userId))
  if (await passwordMatches(row?.password_hash, password)) return
  throw refuse.invalid({ [field]: [accountServerTexts.wrongPassword] })
}

/** Whether this hash is the user's still; waits for a change that is under way, and holds up the next. */
export async function isStillPassword(db: Db, userId: number, hash: string | null): Promise<boolean> {
  const [row] = await db
    .select({ hash: userSecrets.password_hash })
    .from(userSecrets)
    .where(eq(userSecrets.user_id, userId))
    .for('share')
  return row !== undefined && row.hash === hash
}

/** Refuses a password that the product's rule does not take. */
export function refuseWeak(field: string, password: string): void {
  const verdict = checkNewPassword(password, {})
  if (verdict) throw refuse.invalid({ [field]: [verdict] })
}
