import type { SpecialtyId } from '@homecare/sdk/caregivers'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { isLicensedAt } from '../caregivers/heldLicenses.ts'

/**
 * Which caregivers a specialty of the search paths means, by what their profiles say. `c` is the caregiver's row:
 * assistance ids are in `home_support`, condition ids in `conditions`, and housing 0 is live-in, 2 either.
 */
export const specialtyFilters: Readonly<Record<SpecialtyId, (now: number) => SQL>> = {
  // Companionship.
  'companion-care': () => sql`c.home_support @> '{14}'`,
  // Bathing, dressing, toileting: at least two of the three.
  'personal-care': () =>
    sql`(c.home_support @> '{1,2}' or c.home_support @> '{1,3}' or c.home_support @> '{2,3}')`,
  'live-in-care': () => sql`(c.housing in (0, 2) or c.schedule_wknd_livein)`,
  // Overnight services, or the night among the job preferences.
  'overnight-care': () => sql`(c.home_support @> '{13}' or c.schedule_overnight)`,
  // Taking over for a while.
  'respite-care': () => sql`c.schedule_short_term`,
  // What comes with age: Alzheimer's, Parkinson's, stroke, dementia, arthritis.
  'senior-care': () => sql`c.conditions && '{2,12,17,20,22}'`,
  // The skilled nursing professionals.
  'skilled-nursing': isLicensedAt,
}
