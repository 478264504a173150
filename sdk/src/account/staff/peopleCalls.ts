import {
  array,
  integer,
  nullable,
  number,
  object,
  omit,
  size,
  string,
  boolean,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { License } from '../../vocabulary/caregivers/licenseEntities.js'

/** Somebody with an account, as staff find them. */
export const PersonFound = type({
  id: number(),
  name: string(),
  user_type: string(),
  email: string(),
  phone: nullable(string()),
  city: string(),
  state: string(),
  photo: nullable(string()),
})
export type PersonFound = Infer<typeof PersonFound>

/** How many people a look-up gives at most. */
export const mostPeopleFound = 20

/**
 * People by a part of their name, e-mail address or phone number, of three signs at least, `mostPeopleFound` of them: for
 * the staff.
 */
export const findPeople = call(
  'GET /v1/staff/people/',
  {
    query: object({ search: size(string(), 0, 100) }),
    out: array(PersonFound),
    extension: true,
  },
  { query: { search: 'marisol' } },
)

/**
 * What staff see of somebody before they judge: instants and days, cents an hour. `caregiver` is null for whoever has no
 * caregiver's profile.
 */
export const PersonRecord = type({
  ...PersonFound.schema,
  created_at: string(),
  last_active_at: string(),
  phone_verified: boolean(),
  caregiver: nullable(
    type({
      profile_state_name: string(),
      about: string(),
      provider_types: array(number()),
      desired_wage: integer(),
      years_experience: integer(),
      home_support: array(number()),
      conditions: array(number()),
      avg_rating: nullable(number()),
      reviews_count: integer(),
      background_checked_on: nullable(string()),
      references_answered: integer(),
      licenses: array(omit(License, ['photos'])),
    }),
  ),
})
export type PersonRecord = Infer<typeof PersonRecord>

/** The record of one person: for the staff, and noted in that person's trail. */
export const getPersonRecord = call(
  'GET /v1/staff/people/:id/',
  { out: PersonRecord, extension: true },
  { id: 51 },
)
