import type { Routes } from '../server/on.ts'
import { answerAvailability } from './availability.ts'
import { answerOpenShifts } from './openShifts.ts'
import { answerOwnShifts } from './ownShifts.ts'

/** When caregivers can work, the shifts they have, and those that wait for somebody. */
export function answerShifts(routes: Routes): void {
  answerAvailability(routes)
  answerOwnShifts(routes)
  answerOpenShifts(routes)
}
