import type { Role } from '../../tables/account.ts'
import { careManagerWaiting } from './careManager.ts'
import { caregiverWaiting } from './caregiver.ts'
import { facilityWaiting } from './facility.ts'
import { familyWaiting } from './family.ts'
import { staffWaiting } from './staff.ts'
import type { WaitingTable } from './waiter.ts'

/**
 * What waits for people of each kind, by the place of the bar where it is answered. Each kind of thing is a row of one
 * of these files: whoever adds one to a home adds its count there, by the condition that its list has. An agency's are counted by
 * `agencyCounts`.
 */
export const waitingTable: Readonly<Record<Exclude<Role, 'agency'>, WaitingTable>> = {
  family: familyWaiting,
  caregiver: caregiverWaiting,
  agency_caregiver: caregiverWaiting,
  facility: facilityWaiting,
  staff: staffWaiting,
  care_manager: careManagerWaiting,
}
