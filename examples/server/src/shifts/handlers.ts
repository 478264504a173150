import type { Routes } from '../calls/on.ts'
import { answerAvailability } from './availability.ts'
import { answerClock } from './clock.ts'
import { answerFacilityShifts } from './facilityShifts.ts'
import { answerOpenShifts } from './openShifts.ts'
import { answerOwnShifts } from './ownShifts.ts'

/** When caregivers can work, the shifts they have, those that wait for somebody, and what facilities do with them. */
export function answerShifts(routes: Routes): void {
  answerAvailability(routes)
  answerOwnShifts(routes)
  answerOpenShifts(routes)
  answerFacilityShifts(routes)
  answerClock(routes)
}
