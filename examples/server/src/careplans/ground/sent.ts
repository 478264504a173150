import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether a caregiver whom a family has put on its plan is sent there by the agency that they work for. Whom the family has
 * employed itself is there by that contract alone, also once it has ended.
 */
export const isSentTo = (familyId: SQL | number, userId: SQL | number): SQL => sql`(
  exists (select 1 from agency_caregivers a where a.user_id = ${userId} and a.left_at is null)
  and not exists (select 1 from connections c where c.family_id = ${familyId} and c.caregiver_id = ${userId})
)`
