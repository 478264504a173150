import { takesFacilityShifts } from '@homecare/sdk/shifts'
import type { Load } from '../frame/screen'

/** The loader of a page that is for nurses: null for a caregiver who is none, who is told so. */
export function forNurses<D>(load: Load<D>): Load<D | null> {
  return (context) => (takesFacilityShifts(context.identity) ? load(context) : Promise.resolve(null))
}
