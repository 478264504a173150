import type { Application, Applicant } from '../vocabulary/jobs/applicationEntities.js'
import type { JobDetail, JobSummary } from '../jobs/searchCalls.js'
import type { Availability } from '../availability/availabilityCalls.js'
import type { FacilityShift } from '../shifts/calls.js'
import type { ClockRecord } from '../clock/clockCalls.js'
import type { Facility, FacilitySummary, OpenShift, OwnShift, Shift } from '../vocabulary/shifts/entities.js'
import { aCaregiver } from './builders.js'

/* Valid jobs, applications, shifts and hours; see builders.ts. */

/** A valid job as a search shows it; say only what matters to the test. */
export function aJobSummary(given: Partial<JobSummary> = {}): JobSummary {
  return {
    id: 71,
    title: 'Care for my father',
    description: 'He is eighty-one, funny, and forgets his pills.',
    help: ['personal', 'household'],
    city: 'Oakland',
    state: 'CA',
    distance: 3.4,
    start_date: '2026-12-01',
    hours_week: 4,
    schedule_type: 2,
    housing: 1,
    provider_type: 0,
    conditions: [20],
    assistance: [1, 5],
    wage_min: 2000,
    wage_max: 2600,
    created_at: '2026-11-18T17:00:00.000Z',
    has_applied: false,
    may_be_indexed: false,
    why: null,
    ...given,
  }
}

/** A valid job as its own page shows it; say only what matters to the test. */
export function aJobDetail(given: Partial<JobDetail> = {}): JobDetail {
  return {
    ...aJobSummary(),
    care_for: 2,
    care_recipient_desc: '',
    preferred_gender: 0,
    preferred_languages: [1],
    schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
    end_date: null,
    status: 'open',
    family: { first_name: 'Carol', last_initial: 'I' },
    applicants_count: 1,
    application_sections: [{ family_note: 'Tell us about your experience with dementia.' }],
    ...given,
  }
}

/** A valid application; say only what matters to the test. */
export function anApplication(given: Partial<Application> = {}): Application {
  return {
    id: 131,
    job_id: 71,
    proposal_state: 'applied',
    note: 'I live ten minutes away.',
    applied_date: '2026-11-19',
    note_withdrawing: null,
    withdrawn_date: null,
    provider_not_interested_date: null,
    note_not_interested: null,
    ...given,
  }
}

/** A valid applicant; say only what matters to the test. */
export function anApplicant(given: Partial<Applicant> = {}): Applicant {
  return {
    id: 131,
    provider: aCaregiver(),
    has_favorited: false,
    proposal_state: 'applied',
    applied_date: '2026-11-19',
    declined: false,
    declined_date: null,
    accepted: false,
    undo_until: null,
    family_note: null,
    caregiver_note: 'I live ten minutes away.',
    ...given,
  }
}

/** A valid facility as a list shows it; say only what matters to the test. */
export function aFacilitySummary(given: Partial<FacilitySummary> = {}): FacilitySummary {
  return {
    id: 141,
    name: 'Lake Merritt Skilled Nursing',
    city: 'Oakland',
    state: 'CA',
    distance: 1.8,
    time_zone: 'America/Los_Angeles',
    ...given,
  }
}

/** A valid shift; say only what matters to the test. */
export function aShift(given: Partial<Shift> = {}): Shift {
  return {
    id: 142,
    facility: aFacilitySummary(),
    start: '2026-11-23T15:00:00.000Z',
    end: '2026-11-23T23:00:00.000Z',
    shift_block_type: 1,
    iso_type: 3,
    license_types: [2],
    rate: 3100,
    premium: false,
    status: 'assigned',
    note: '',
    clock_in_at: null,
    clock_out_at: null,
    clock_breaks: [],
    clock_closed_at: null,
    ...given,
  }
}

/** A valid shift of the caregiver's own; say only what matters to the test. */
export function anOwnShift(given: Partial<OwnShift> = {}): OwnShift {
  return { ...aShift(), timesheet: null, ...given }
}

/** A valid open shift; say only what matters to the test. */
export function anOpenShift(given: Partial<OpenShift> = {}): OpenShift {
  return {
    ...aShift({ status: 'open' }),
    busy: null,
    has_applied: false,
    invited: false,
    qualified: true,
    license_gap: null,
    outside: [],
    within: [],
    ...given,
  }
}

/** A valid shift as its facility sees it; say only what matters to the test. */
export function aFacilityShift(given: Partial<FacilityShift> = {}): FacilityShift {
  return { ...aShift({ status: 'open' }), provider: null, applicants: [], timesheet: null, ...given }
}

/** A valid facility; say only what matters to the test. */
export function aFacility(given: Partial<Facility> = {}): Facility {
  return {
    ...aFacilitySummary(),
    address: '309 MacArthur Blvd',
    zip_code: '94610',
    latitude: 37.810_1,
    longitude: -122.249_6,
    phone: '5105550160',
    beds: 84,
    about: 'Short stays after an operation.',
    shifts: [anOpenShift()],
    ...given,
  }
}

/** A valid availability; say only what matters to the test. */
export function anAvailability(given: Partial<Availability> = {}): Availability {
  return {
    id: 151,
    start_date: '2026-11-23',
    end_date: null,
    start_time: '08:00',
    end_time: '16:00',
    repeats_weekly: true,
    ...given,
  }
}

/** A caregiver who is at work on a care plan. */
export function aClockRecord(given: Partial<ClockRecord> = {}): ClockRecord {
  return {
    id: 161,
    plan_id: 191,
    shift_id: null,
    connection_id: null,
    clocked_in: true,
    clock_in_at: '2026-11-20T17:02:00.000Z',
    clock_out_at: null,
    clock_breaks: [],
    clock_closed_at: null,
    clock_in_position: { latitude: 37.804_37, longitude: -122.270_8 },
    clock_out_position: null,
    clock_in_place: 'there',
    clock_out_place: null,
    reported_late: false,
    note: '',
    ...given,
  }
}
