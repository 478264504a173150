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
import { call } from '../client/call.js'
import { pageFields } from '../kit/fields/fields.js'
import { ShiftApplicant } from '../shifts/calls.js'
import { Person } from '../vocabulary/account/person.js'

/** How a facility stands to somebody: it likes to have them, or does not want them; null for neither. */
export const facilityStandingIds = ['favorite', 'blocked'] as const
export type FacilityStanding = (typeof facilityStandingIds)[number]

/** Which of its people a facility lists: all that it knows and has not blocked, its favorites, or those blocked. */
export const facilityPeopleViewIds = ['known', ...facilityStandingIds] as const
export type FacilityPeopleView = (typeof facilityPeopleViewIds)[number]

/**
 * Somebody whom a facility knows: who has or had a shift of its, was asked or applied for one, or is a favorite.
 * `license_types` are those that count today, `worked` the shifts done there; `last` and `next` are the days
 * of shifts, where they are worked. One that has begun is neither until it is done.
 * `agency` names the agency that sends them, and answers for their license; null for who works on their own account.
 * `has_profile` says whether there is a public profile, and with it whether they can be written to first.
 */
export const FacilityPerson = type({
  ...Person.schema,
  license_types: array(integer()),
  agency: nullable(string()),
  worked: integer(),
  last: nullable(string()),
  next: nullable(string()),
  standing: nullable(enums(facilityStandingIds)),
  conversation_id: nullable(number()),
  has_profile: boolean(),
})
export type FacilityPerson = Infer<typeof FacilityPerson>

/** The people whom the caller's facilities know, favorites first, then those who worked there most; `records` counts all. */
export const listFacilityPeople = call(
  'GET /v1/medstaff/hcp/facility-people/',
  {
    query: object({ ...pageFields, view: optional(enums(facilityPeopleViewIds)) }),
    out: type({ data: array(FacilityPerson), records: integer() }),
    envelope: 'whole',
    extension: true,
  },
  { query: { view: 'favorite' } },
)

/** One of them with their licenses and their shifts at the caller's facilities, the latest first. */
export const FacilityPersonRecord = type({
  ...FacilityPerson.schema,
  licenses: ShiftApplicant.schema.licenses,
  shifts: array(
    type({
      id: number(),
      start: string(),
      end: string(),
      time_zone: string(),
      license_types: array(integer()),
      status: string(),
    }),
  ),
})
export type FacilityPersonRecord = Infer<typeof FacilityPersonRecord>

/** One of the people whom the caller's facilities know. */
export const getFacilityPerson = call(
  'GET /v1/medstaff/hcp/facility-people/:id/',
  { out: FacilityPersonRecord, extension: true },
  { id: 51 },
)

/**
 * Makes somebody a favorite, blocks them, or neither. Who is blocked sees no open shift of the facility, cannot apply, and
 * is declined where they have; shifts that they have stay theirs.
 */
export const updateFacilityStanding = call(
  'PUT /v1/medstaff/hcp/facility-people/:id/standing/',
  {
    in: object({ standing: nullable(enums(facilityStandingIds)) }),
    out: FacilityPersonRecord,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { standing: 'favorite' } },
)
