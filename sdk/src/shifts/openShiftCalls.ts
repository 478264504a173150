import {
  array,
  boolean,
  integer,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { latitudeField, longitudeField } from '../kit/fields/coordinateFields.js'
import { noteField, OptionalNote, pageFields } from '../kit/fields/fields.js'
import { filterFields } from '../kit/filters/filterTable.js'
import { facilityFilters, shiftFilters } from './filters.js'
import { FacilitySummary, OpenShift } from '../vocabulary/shifts/entities.js'

/** The filters of open shifts and the page. */
export const OpenShiftQuery = object({ ...filterFields(shiftFilters), ...pageFields })
export type OpenShiftQuery = Infer<typeof OpenShiftQuery>

/**
 * A page of the shifts that wait for somebody, by day, kind of shift, pay and distance: first those that are all that
 * their preferences ask for, then those that are so in part, then those at whose hours they work elsewhere, last those that they lack a license for; each in order of
 * their start. `records` is the whole count, `fitting` how many are all that was asked for, `in_part` how many are so in
 * part. `located` is false where nobody knows where the caller is, so that nothing is near.
 */
export const listOpenShifts = call(
  'GET /v1/medstaff/hcp/openshifts/',
  {
    query: OpenShiftQuery,
    out: type({
      data: array(OpenShift),
      records: integer(),
      fitting: integer(),
      in_part: integer(),
      located: boolean(),
    }),
    envelope: 'whole',
  },
  { query: { shift_block_type: 3, distance: 20 } },
)
/** One open shift. */
export const getOpenShift = call('GET /v1/medstaff/hcp/openshifts/:id/', { out: OpenShift }, { id: 142 })
/** Applies to an open shift. `forbidden` while a license is missing, a `conflict` while other work is in the way (`booked`). */
export const applyToShift = call(
  'POST /v1/medstaff/hcp/shiftapply/',
  {
    in: object({ shift_id: number(), note: optional(noteField) }),
    out: OpenShift,
    repeatable: true,
  },
  { body: { shift_id: 142 } },
)

/** Shifts that facilities ask the caller to work and that are open still, in order of their start. */
export const listShiftInvites = call('GET /v1/medstaff/hcp/shiftinvites/', {
  out: array(OpenShift),
  extension: true,
})

/**
 * Takes an application back, while the shift is open, of which the facility is told once; or says no to the facility that
 * asked.
 */
export const withdrawFromShift = call(
  'DELETE /v1/medstaff/hcp/shiftapply/:id/',
  {
    in: OptionalNote,
    out: OpenShift,
    extension: true,
    repeatable: true,
  },
  { id: 142 },
)

/** A facility with how many of its shifts are open. */
export const NearbyFacility = type({ ...FacilitySummary.schema, open_shifts: integer() })
export type NearbyFacility = Infer<typeof NearbyFacility>
/** Facilities around the caller, or around a place, within so many miles. */
export const listNearbyFacilities = call(
  'GET /v1/medstaff/hcp/nearby/',
  {
    query: object({
      ...pageFields,
      latitude: optional(latitudeField),
      longitude: optional(longitudeField),
      zip_code: optional(string()),
      ...filterFields(facilityFilters),
    }),
    out: array(NearbyFacility),
  },
  { query: { zip_code: '94601', distance: 20 } },
)

/** Open shifts of the older system, which knows no filters. */
export const listLegacyOpenShifts = call('GET /v1/medstaff/hcp/legacy/openshifts/', { out: array(OpenShift) })
/** One open shift of the older system. */
export const getLegacyOpenShift = call(
  'GET /v1/medstaff/hcp/legacy/openshifts/:id/',
  { out: OpenShift },
  { id: 142 },
)
/** Applies to a shift of the older system. */
export const applyToLegacyShift = call(
  'POST /v1/medstaff/hcp/legacy/shiftapply/:id/',
  {
    in: OptionalNote,
    out: OpenShift,
    repeatable: true,
  },
  { id: 142 },
)
