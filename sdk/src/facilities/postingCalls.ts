import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  omit,
  size,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { FacilityShift, FacilityShiftDraft } from '../shifts/calls.js'
import { shiftBlockTypes } from '../vocabulary/shifts/catalogue.js'
import { maxPosted } from './posting.js'

/**
 * Offers several shifts at one of the caller's facilities, all or none, the part of the day of each by its hours.
 * Answers them in the order they were given.
 */
export const postFacilityShifts = call(
  'POST /v1/medstaff/hcp/facility-shifts/several/',
  {
    in: object({
      facility_id: number(),
      shifts: size(array(omit(FacilityShiftDraft, ['facility_id', 'shift_block_type'])), 1, maxPosted),
    }),
    out: array(FacilityShift),
    extension: true,
    repeatable: true,
  },
  {
    body: {
      facility_id: 141,
      shifts: [
        {
          day: '2026-11-30',
          start_time: '23:00',
          end_time: '07:00',
          iso_type: null,
          license_types: [2],
          rate: 3100,
        },
      ],
    },
  },
)

/**
 * What shifts that were filled paid: the middle rate in cents an hour, of how many, for the same licenses and part of the
 * day, at the facility itself, or in its county where it has too few of its own.
 */
export const RateSuggestion = type({
  license_types: array(integer()),
  shift_block_type: nullable(enums(shiftBlockTypes.ids)),
  rate: integer(),
  filled: integer(),
  from: enums(['facility', 'county'] as const),
})
export type RateSuggestion = Infer<typeof RateSuggestion>

/** Rates that the shifts filled in the last 90 days suggest; none where there were too few. */
export const listRateSuggestions = call(
  'GET /v1/medstaff/hcp/facility/:id/rates/',
  { out: array(RateSuggestion), extension: true },
  { id: 141 },
)
