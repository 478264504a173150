import type { BoardShift, FacilityWeek } from '../facilities/boardCalls.js'
import type { FacilitySheet } from '../facilities/hoursCalls.js'
import { aNursingTimesheet } from './hiringBuilders.js'
import { aFacilitySummary } from './workBuilders.js'

/** A valid shift of a board; say only what matters to the test. */
export function aBoardShift(given: Partial<BoardShift> = {}): BoardShift {
  return {
    id: 142,
    day: '2026-11-25',
    start_time: '07:00',
    end_time: '15:00',
    start: '2026-11-25T15:00:00.000Z',
    end: '2026-11-25T23:00:00.000Z',
    license_types: [6],
    iso_type: null,
    rate: 4200,
    status: 'open',
    provider: null,
    applicants: 0,
    invited: 0,
    ...given,
  }
}

/** A valid week of a facility; say only what matters to the test. */
export function aFacilityWeek(given: Partial<FacilityWeek> = {}): FacilityWeek {
  return {
    ...{
      facility: aFacilitySummary(),
      week: '2026-11-22',
      shifts: [aBoardShift()],
      before: [],
      applied_weeks: [],
    },
    ...given,
  }
}

/** A valid sheet that waits for its facility; say only what matters to the test. */
export function aFacilitySheet(given: Partial<FacilitySheet> = {}): FacilitySheet {
  return {
    shift_id: 142,
    facility: 'Harborlight Skilled Nursing',
    time_zone: 'America/Los_Angeles',
    start: '2026-11-20T15:00:00.000Z',
    end: '2026-11-20T23:00:00.000Z',
    license_types: [6],
    rate: 4200,
    amount: 31_500,
    provider: { id: 9, first_name: 'Denise', last_initial: 'A', photo: null },
    clock_in_at: null,
    clock_out_at: null,
    clock_breaks: [],
    clock_closed_at: null,
    timesheet: aNursingTimesheet({
      status: 1,
      start: '2026-11-20T15:00:00.000Z',
      end: '2026-11-20T23:00:00.000Z',
      break_minutes: 30,
      minutes: 450,
    }),
    decided: null,
    ...given,
  }
}
