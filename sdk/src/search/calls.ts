import { call } from '../client/call.js'
import { filterFields } from '../kit/filters/filterTable.js'
import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { searchSorts } from '../vocabulary/caregivers/constants.js'
import { CaregiverSummary, FreeHours } from '../vocabulary/caregivers/entities.js'
import { caregiverFilters } from './filters.js'

/** What the search is asked: a place, filters and a page. Lists repeat their key, money is cents an hour. */
export const CaregiverQuery = object({
  city: optional(string()),
  state: optional(string()),
  county: optional(string()),
  zip_code: optional(string()),
  /** A part of the earth (`writeBox`), in the place of a named one: its middle is where distances are measured from. */
  box: optional(string()),
  specialty: optional(string()),
  ...filterFields(caregiverFilters),
  favorites: optional(boolean()),
  school_id: optional(integer()),
  business_id: optional(integer()),
  /** By distance where none is named. */
  sort: optional(enums(searchSorts)),
  limit: optional(max(min(integer(), 1), 100)),
  offset: optional(min(integer(), 0)),
})
export type CaregiverQuery = Infer<typeof CaregiverQuery>

/**
 * A caregiver whom a search found, with the hours in which they are free, and within how many hours they answer families who
 * write first (`replyHours`): null where that is not known; and the smallest area of a map in which they live (`readArea`), null where
 * nobody knows it.
 */
export const FoundCaregiver = type({
  ...CaregiverSummary.schema,
  free: FreeHours,
  reply_hours: nullable(integer()),
  area: nullable(string()),
})
export type FoundCaregiver = Infer<typeof FoundCaregiver>

/**
 * A page of caregivers: `records` is the whole count, also where a page beyond the last is asked for. `fits` of them
 * fulfil all that was asked, and `summary` is over these, in cents an hour: with `sort=best` the others fulfil at least
 * half of the wishes and come after them (`compareMatches`), in any other order there are no others. `meta.place` is the
 * place that was understood, null where none was named and none is known, with an empty city for a whole state or county;
 * `meta.nearby` are cities close by.
 */
export const CaregiverPage = type({
  data: array(FoundCaregiver),
  records: integer(),
  fits: integer(),
  summary: type({
    rate_low: nullable(integer()),
    rate_median: nullable(integer()),
    rate_high: nullable(integer()),
    vetted: integer(),
  }),
  meta: type({
    place: nullable(type({ city: string(), state: string(), county: string() })),
    nearby: array(type({ city: string(), state: string(), distance: number(), caregivers: integer() })),
  }),
})
export type CaregiverPage = Infer<typeof CaregiverPage>

/** Caregivers by place and filters, a page at a time; rates in cents an hour. */
export const searchCaregivers = call(
  'GET /v1/caregivers/',
  {
    query: CaregiverQuery,
    out: CaregiverPage,
    envelope: 'whole',
  },
  { query: { city: 'Oakland', conditions: [2, 20], vetted: true } },
)
