import { catalogue, type IdOf } from '../kit/catalogue.js'

/**
 * For whom it is asked whether an area is served, and of what there have to be how many within how many miles: caregivers
 * for a family, open jobs for a caregiver.
 */
export const areaAudiences = catalogue([
  { id: 'family', label: ['Families', 'Familias'], least: 3, miles: 25 },
  { id: 'caregiver', label: ['Caregivers', 'Cuidadores'], least: 1, miles: 50 },
])
export type AreaAudience = IdOf<typeof areaAudiences>

/** Days for which an address waits for an area; then it is forgotten without a letter. */
export const areaWaitDays = 365

/** Whether an area with so many of what somebody looks for is served; false for what is no audience or no count. */
export function isAreaServed(who: AreaAudience, nearby: number): boolean {
  const least = areaAudiences.find(who)?.least
  return least !== undefined && typeof nearby === 'number' && nearby >= least
}
