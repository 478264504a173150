import { sql, type SQL } from 'drizzle-orm'
import { goesOn } from '../../hiring/goesOn.ts'

/**
 * Whether a caregiver whom a family has put on its plan is sent there by the agency that they work for. Whom the family has
 * employed itself is there by that contract alone, also once it has ended.
 */
export const isSentTo = (familyId: SQL | number, userId: SQL | number): SQL => sql`(
  exists (select 1 from agency_caregivers a where a.user_id = ${userId} and a.left_at is null)
  and not exists (select 1 from connections c where c.family_id = ${familyId} and c.caregiver_id = ${userId})
)`

/** Whether a caregiver who is on the plan of a family works there now: it employs them, or their agency sends them. */
export const worksFor = (familyId: SQL | number, userId: SQL | number, now: number): SQL => sql`(
  ${isSentTo(familyId, userId)} or exists (
    select 1 from connections k where k.family_id = ${familyId} and k.caregiver_id = ${userId}
      and k.hire_stage = 3 and ${goesOn(sql`k.end_date`, now)})
)`
