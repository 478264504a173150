import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { audit } from './audit.ts'

/**
 * Removes what a family that leaves has said of itself as an employer. Where it had enrolled, the records of its employment
 * have to be kept for at least four years (26 CFR 31.6001-1), so they stay.
 */
export async function eraseTaxProfile(tx: Tx, user: SessionUser, now: number): Promise<void> {
  const own = and(eq(taxProfiles.user_id, user.id), isNull(taxProfiles.enrolled_at))
  const gone = await tx.delete(taxProfiles).where(own).returning({ id: taxProfiles.user_id })
  if (gone.length > 0) await audit(tx, user.id, user, { action: 'erase', subject: 'tax_data' }, now)
}
