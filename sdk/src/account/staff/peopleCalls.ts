import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  omit,
  optional,
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
 * People by a part of their name, e-mail address or phone number, of `fewestSearchCharacters` at least, `mostPeopleFound` of them: for
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
 * What a family told the staff of a caregiver: that it declined them, or that the contract ended, at an instant, with a reason of
 * `declineReasons` or `endReasons` and words of its own. `from` is how the family is called.
 */
export const FamilyWord = type({
  what: enums(['declined', 'ended']),
  at: string(),
  from: string(),
  reason: nullable(string()),
  note: nullable(string()),
})
export type FamilyWord = Infer<typeof FamilyWord>

/**
 * What staff see of somebody before they judge: instants and days, cents an hour. `caregiver` is null for whoever has no
 * caregiver's profile; `asks_for_calls` says whether a family may ask its advisor for calls, and is null for anybody else;
 * `calls_by_membership`, that its membership lets it, whatever staff decide.
 */
export const PersonRecord = type({
  ...PersonFound.schema,
  created_at: string(),
  last_active_at: string(),
  phone_verified: boolean(),
  asks_for_calls: nullable(boolean()),
  calls_by_membership: optional(boolean()),
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
      /** The newest first. */
      family_words: optional(array(FamilyWord)),
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

/**
 * Lets a family ask its advisor for calls, or not any more, unless its membership lets it: what it has asked for already stays
 * to be made. For the staff, and noted in the family's trail; not found for whoever is no family, or one whose plan has a number of its own to call.
 */
export const updateMayAskForCalls = call(
  'PUT /v1/staff/people/:id/advisor-calls/',
  { in: object({ allowed: boolean() }), out: PersonRecord, extension: true, repeatable: true },
  { id: 1001, body: { allowed: true } },
)
