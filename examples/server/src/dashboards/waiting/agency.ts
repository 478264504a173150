import { agencyAsks } from '@homecare/sdk/agency'
import { agencyDayOf } from '../../agency/desk.ts'
import type { Waiter } from './waiter.ts'

/**
 * What waits for an agency, by the place of its bar. How its caregivers' papers stand is a rule of the SDK and no condition of a
 * query: it is read as the agency's home reads it.
 */
export async function agencyCounts({ db, id, now }: Waiter): Promise<Record<string, number>> {
  const day = await agencyDayOf(db, id, now)
  const today = day ? agencyAsks(day) : 0
  return today > 0 ? { today } : {}
}
