import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { Person } from '../account/person.js'
import { call } from '../client/call.js'
import { dayField, noteField, OptionalNote, pageFields } from '../client/fields.js'
import { Facility, Shift } from './entities.js'

/** A part of the caller's shifts, by days and status. */
export const ShiftQuery = object({
  ...pageFields,
  start_date: optional(dayField),
  end_date: optional(dayField),
  status: optional(string()),
})
export type ShiftQuery = Infer<typeof ShiftQuery>

/** The caller's nursing shifts, in order of their start (D2 §7; D3 §7). */
export const listShifts = call('GET /v1/medstaff/hcp/shifts/', { query: ShiftQuery, out: array(Shift) })
/** One of the caller's shifts (D2 §7; D3 §7). */
export const getShift = call('GET /v1/medstaff/hcp/shifts/:id/view/', { out: Shift })
/** Gives a shift back, with a reason (D2 §7). A `conflict` once it has begun. */
export const cancelShift = call('POST /v1/medstaff/hcp/shifts/:id/cancel/', {
  in: OptionalNote,
  out: Shift,
  repeatable: true,
})
/** Confirms that one will come (D2 §7; D3 §7). */
export const confirmShift = call('POST /v1/medstaff/hcp/shifts/:id/confirm/', {
  out: Shift,
  repeatable: true,
})

/** A shift at the caller's facility with who works it and the minutes worked, for approval. */
export const FacilityShift = type({
  ...Shift.schema,
  provider: nullable(Person),
  minutes: integer(),
  timesheet_status: integer(),
})
export type FacilityShift = Infer<typeof FacilityShift>
/** The shifts of a facility: `totalResults` is the whole count (D2 §3, §7). */
export const listFacilityShifts = call('GET /v1/medstaff/hcp/facility-shifts/', {
  query: object({ ...ShiftQuery.schema, facility_id: optional(number()) }),
  out: type({ totalResults: integer(), timesheets: array(FacilityShift) }),
})
/** Approves or rejects the time worked in a shift, or cancels it (D2 §7). */
export const changeFacilityShift = call('PATCH /v1/medstaff/hcp/facility-shifts/', {
  in: object({ id: number(), action: enums(['approve', 'reject', 'cancel']), note: optional(noteField) }),
  out: FacilityShift,
  repeatable: true,
})
/** A facility with its open shifts (D2 §7; D3 §7). */
export const getFacility = call('GET /v1/medstaff/hcp/facility/:id/', { out: Facility })

/** The caregiver's shifts among her own events; `nod` are the nursing ones (D2 §7). */
export const listCaregiverShifts = call('GET /v1/user_events/caregiver-shifts/', {
  query: object({ type: enums(['nod']) }),
  out: array(Shift),
})
