import type { Routes } from '../calls/on.ts'
import { answerCalendarFeeds } from './feed/handlers.ts'
import { answerFacilityShifts } from './facilityShifts.ts'
import { answerOpenShifts } from './openShifts.ts'
import { answerOwnShifts } from './ownShifts.ts'

/** The shifts that caregivers have, those that wait for somebody, and what facilities do with them. */
export function answerShifts(routes: Routes): void {
  answerOwnShifts(routes)
  answerOpenShifts(routes)
  answerFacilityShifts(routes)
  answerCalendarFeeds(routes)
}
