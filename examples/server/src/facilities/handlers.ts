import type { Routes } from '../calls/on.ts'
import { answerFacilityHours } from './hours.ts'
import { answerShiftInvites } from './invites.ts'
import { answerFacilityPeople } from './people.ts'
import { answerPosting } from './posting.ts'
import { answerFacilityShift } from './shift.ts'
import { answerFacilityWeek } from './week.ts'

/** What facilities do: the board of a week, posting, the hours that are handed in to them, and their people. */
export function answerFacilities(routes: Routes): void {
  answerFacilityWeek(routes)
  answerFacilityShift(routes)
  answerFacilityHours(routes)
  answerFacilityPeople(routes)
  answerShiftInvites(routes)
  answerPosting(routes)
}
