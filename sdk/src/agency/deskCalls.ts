import { call } from '../client/call.js'
import { array, enums, nullable, number, string, type, type Infer } from '../kit/structs/struct.js'
import { Person } from '../vocabulary/account/person.js'
import { agencySteps } from './onboarding.js'

/**
 * How a paper of a caregiver stands: asked for and not there, past its last day, sent back by our staff, lacking what they could
 * look at, waiting for their look, seen, or excused from it.
 */
export const paperStates = [
  'requested',
  'expired',
  'refused',
  'incomplete',
  'waiting',
  'verified',
  'skipped',
] as const
export type PaperState = (typeof paperStates)[number]

/** A document or a license of a caregiver, as their agency sees it: never what it holds. `expires` is a day. */
export const AgencyPaper = type({
  kind: enums(['document', 'license']),
  id: number(),
  caregiver_id: number(),
  name: string(),
  expires: nullable(string()),
  state: enums(paperStates),
})
export type AgencyPaper = Infer<typeof AgencyPaper>

/**
 * A shift at a facility, or a visit with a family, that one of the agency's caregivers has. Instants, with the zone of the place;
 * of a family the city alone.
 */
export const AgencyShift = type({
  kind: enums(['shift', 'visit']),
  id: number(),
  caregiver_id: number(),
  start: string(),
  end: string(),
  time_zone: string(),
  place: string(),
  /** Whether the caregiver has still to confirm it. */
  status: enums(['assigned', 'confirmed']),
  clock_in_at: nullable(string()),
  clock_out_at: nullable(string()),
})
export type AgencyShift = Infer<typeof AgencyShift>

/** A caregiver of the agency: how to reach them, since which day, and what of their beginning is done. */
export const AgencyCaregiver = type({
  ...Person.schema,
  last_name: string(),
  email: string(),
  phone: nullable(string()),
  joined_on: string(),
  steps_done: array(enums(agencySteps.ids)),
})
export type AgencyCaregiver = Infer<typeof AgencyCaregiver>

/**
 * What an agency's desk shows: its caregivers by name, their papers, and their shifts by their start, those that touch the time
 * from a day back to two weeks ahead.
 */
export const AgencyDesk = type({
  agency: type({ id: number(), name: string() }),
  /** The day it is where the agency is. */
  today: string(),
  caregivers: array(AgencyCaregiver),
  papers: array(AgencyPaper),
  shifts: array(AgencyShift),
})
export type AgencyDesk = Infer<typeof AgencyDesk>
/** The desk of the agency whose account asks. */
export const getAgencyDesk = call('GET /v1/agency/desk/', { out: AgencyDesk, extension: true })

/** One caregiver of the agency, with papers, and with shifts by their start, from two weeks back to four ahead. */
export const AgencyCaregiverDetail = type({
  today: string(),
  caregiver: AgencyCaregiver,
  papers: array(AgencyPaper),
  shifts: array(AgencyShift),
})
export type AgencyCaregiverDetail = Infer<typeof AgencyCaregiverDetail>
/** A caregiver who works for the caller's agency; `notFound` for anybody else, and for whoever has left. */
export const getAgencyCaregiver = call(
  'GET /v1/agency/caregivers/:id/',
  { out: AgencyCaregiverDetail, extension: true },
  { id: 1 },
)

/**
 * Says that a caregiver no longer works for the caller's agency: from then on it sees nothing of theirs. Their account and the
 * shifts that they have stay; they are written to.
 */
export const removeAgencyCaregiver = call(
  'DELETE /v1/agency/caregivers/:id/',
  { out: type({ left_on: string() }), extension: true, repeatable: true },
  { id: 1 },
)
