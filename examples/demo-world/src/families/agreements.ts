import { FIRST_CAREGIVER_ID } from '../ground/accounts.ts'
import { minutesBefore } from '../ground/days.ts'
import { stillHired, type FamilyBundle } from './families.ts'
import { heroines } from '../caregivers/heroines.ts'
import type { AgreementAnswerRow } from '../rows/rows.ts'

const dayMinutes = 1440

/**
 * What was said to the agreements, in the version that is in force, of those whom a family has hired: the family has
 * signed each, and of the caregivers who are written by hand the first one has too. The others have yet to read
 * theirs.
 */
export function writeAgreements(bundle: FamilyBundle, today: string, version: string): AgreementAnswerRow[] {
  const { user } = bundle
  return stillHired(bundle).flatMap(({ id, caregiver_id }, nth) => {
    const persona = heroines[caregiver_id - FIRST_CAREGIVER_ID]?.persona
    const shared = {
      agreement: 'connection',
      connection_id: id,
      version,
      consented: true,
    } as const
    const family = {
      ...shared,
      id: 2 * id,
      user_id: user.id,
      full_name: `${user.first_name} ${user.last_name}`,
      answered_at: minutesBefore(today, 13 * dayMinutes),
    }
    if (nth > 0 || !persona) return [family]
    const caregiver = {
      ...shared,
      id: 2 * id + 1,
      user_id: caregiver_id,
      full_name: `${persona.first} ${persona.last}`,
      answered_at: minutesBefore(today, 12 * dayMinutes),
    }
    return [family, caregiver]
  })
}
