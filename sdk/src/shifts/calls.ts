import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { Person } from '../vocabulary/account/person.js'
import { LicenseVerified } from '../vocabulary/caregivers/licenseEntities.js'
import { call } from '../client/call.js'
import { centsField, dayField, noteField, OptionalNote, pageFields, timeField } from '../kit/fields/fields.js'
import { NursingTimesheet } from '../timesheets/nursingCalls.js'
import { shiftBlockTypes, shiftZones } from '../vocabulary/shifts/catalogue.js'
import { Facility, OwnShift, Shift } from '../vocabulary/shifts/entities.js'
import { facilityShiftActionIds } from './facilityShifts.js'

/** A part of the caller's shifts, by days and status. */
export const ShiftQuery = object({
  ...pageFields,
  start_date: optional(dayField),
  end_date: optional(dayField),
  status: optional(string()),
})
export type ShiftQuery = Infer<typeof ShiftQuery>

/** The caller's nursing shifts, in order of their start. */
export const listShifts = call(
  'GET /v1/medstaff/hcp/shifts/',
  { query: ShiftQuery, out: array(OwnShift) },
  { query: { start_date: '2026-11-01', end_date: '2026-11-30' } },
)
/** One of the caller's shifts. */
export const getShift = call('GET /v1/medstaff/hcp/shifts/:id/view/', { out: OwnShift }, { id: 142 })
/** Gives a shift back, with a reason, which is required. A `conflict` once it has begun. */
export const cancelShift = call(
  'POST /v1/medstaff/hcp/shifts/:id/cancel/',
  {
    in: OptionalNote,
    out: OwnShift,
    repeatable: true,
  },
  { id: 142, body: { note: 'I am ill.' } },
)
/** Confirms that one will come. */
export const confirmShift = call(
  'POST /v1/medstaff/hcp/shifts/:id/confirm/',
  {
    out: OwnShift,
    repeatable: true,
  },
  { id: 142 },
)

/** Takes the confirmation back: the shift waits for an answer again. A `conflict` once it has begun. */
export const unconfirmShift = call(
  'DELETE /v1/medstaff/hcp/shifts/:id/confirm/',
  {
    out: OwnShift,
    extension: true,
    repeatable: true,
  },
  { id: 142 },
)

/** Who would like to work a shift, with the licenses of theirs that it asks for; `busy` where they work elsewhere then. */
export const ShiftApplicant = type({
  ...Person.schema,
  busy: boolean(),
  note: string(),
  licenses: array(
    type({ map_id: number(), expires: nullable(string()), verified: nullable(LicenseVerified) }),
  ),
})
export type ShiftApplicant = Infer<typeof ShiftApplicant>

/** A shift at the caller's facility: who works it, who would like to, and the timesheet that was handed in for it. */
export const FacilityShift = type({
  ...Shift.schema,
  provider: nullable(Person),
  applicants: array(ShiftApplicant),
  timesheet: nullable(NursingTimesheet),
})
export type FacilityShift = Infer<typeof FacilityShift>
/** The shifts of the caller's facilities, or of one, latest first: `totalResults` is the whole count. */
export const listFacilityShifts = call(
  'GET /v1/medstaff/hcp/facility-shifts/',
  {
    query: object({ ...ShiftQuery.schema, facility_id: optional(number()) }),
    out: type({ totalResults: integer(), timesheets: array(FacilityShift) }),
  },
  { query: { facility_id: 141, limit: 10 } },
)
/**
 * Approves or rejects the time worked in a shift, gives the shift to one who applied (`provider_id`), or cancels it.
 */
export const updateFacilityShift = call(
  'PATCH /v1/medstaff/hcp/facility-shifts/',
  {
    in: object({
      id: number(),
      action: enums(facilityShiftActionIds),
      provider_id: optional(number()),
      note: optional(noteField),
    }),
    out: FacilityShift,
    repeatable: true,
  },
  { body: { id: 142, action: 'approve' } },
)

/** A shift that a facility offers: a day, HH:MM to HH:MM there, an end at or before the start the next morning. */
export const FacilityShiftDraft = object({
  facility_id: number(),
  day: dayField,
  start_time: timeField,
  end_time: timeField,
  /** Not looked at: the part of the day follows from the hours (`partOfDay`). */
  shift_block_type: optional(enums(shiftBlockTypes.ids)),
  iso_type: nullable(enums(shiftZones.ids)),
  license_types: array(integer()),
  /** Cents an hour. */
  rate: centsField,
  note: optional(noteField),
})
export type FacilityShiftDraft = Infer<typeof FacilityShiftDraft>
/** Offers a shift to nurses. */
export const postFacilityShift = call(
  'POST /v1/medstaff/hcp/facility-shifts/',
  {
    in: FacilityShiftDraft,
    out: FacilityShift,
    extension: true,
    repeatable: true,
  },
  {
    body: {
      facility_id: 141,
      day: '2026-11-30',
      start_time: '07:00',
      end_time: '15:00',
      iso_type: null,
      license_types: [2],
      rate: 3100,
    },
  },
)

/** A facility with its open shifts, in the order of `listOpenShifts`: those that are all that was asked for first. */
export const getFacility = call('GET /v1/medstaff/hcp/facility/:id/', { out: Facility }, { id: 141 })

/** The caregiver's shifts among their own events; `nod` are the nursing ones. */
export const listCaregiverShifts = call(
  'GET /v1/user_events/caregiver-shifts/',
  {
    query: object({ type: enums(['nod']) }),
    out: array(OwnShift),
  },
  { query: { type: 'nod' } },
)
