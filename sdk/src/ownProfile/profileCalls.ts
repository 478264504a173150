import {
  array,
  boolean,
  enums,
  integer,
  object,
  optional,
  partial,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { latitudeField, longitudeField } from '../kit/fields/coordinateFields.js'
import { dayField, flagFields, versionField } from '../kit/fields/fields.js'
import { shiftAvailabilities, shiftDurations, shiftZones } from '../vocabulary/shifts/catalogue.js'
import {
  clinicalSkills,
  conditions,
  housing,
  providerTypes,
  scheduleFlags,
} from '../vocabulary/caregivers/catalogue.js'
import { aboutMaxLength } from '../vocabulary/caregivers/constants.js'
import { Review } from '../vocabulary/caregivers/entities.js'
import { languages } from '../vocabulary/caregivers/languages.js'
import { LicenseDraft } from '../vocabulary/caregivers/licenseEntities.js'
import { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import { assistance } from '../vocabulary/caregivers/services.js'

/**
 * The caregiver's own fields that may be changed. Wage in cents an hour. What a field may hold is said by
 * `profileChangeErrors`, in words; this is its shape.
 */
export const CaregiverChange = partial(
  object({
    about: size(string(), 0, 4 * aboutMaxLength),
    birthday: dayField,
    gender: enums(['female', 'male']),
    desired_wage: integer(),
    spoken_languages: array(enums(languages.ids)),
    conditions: array(enums([...conditions.ids, ...clinicalSkills.ids])),
    home_support: array(enums(assistance.ids)),
    housing: enums(housing.ids),
    /** The selected one first. */
    provider_types: array(enums(providerTypes.ids)),
    photo_id: integer(),
    /** Merged by id: a license that is not named stays. */
    licenses: array(LicenseDraft),
    ...flagFields(scheduleFlags.ids),
    ...flagFields(shiftAvailabilities.ids),
    ...flagFields(shiftDurations.ids),
    ...flagFields(shiftZones.entries.map(({ flag }) => flag)),
  }),
)
export type CaregiverChange = Infer<typeof CaregiverChange>

/** The person behind the profile: the address as picked from suggestions, and how far to work, in miles. */
export const CaregiverUserChange = partial(
  object({
    first_name: size(string(), 0, 200),
    last_name: size(string(), 0, 200),
    address: size(string(), 0, 200),
    address2: size(string(), 0, 200),
    city: size(string(), 0, 200),
    state: size(string(), 0, 200),
    zip_code: size(string(), 0, 10),
    latitude: latitudeField,
    longitude: longitudeField,
    /** Takes a street that the provider of addresses does not know; such an address is not verified. */
    address_as_typed: boolean(),
    settings: object({ max_job_distance_preference: integer() }),
  }),
)
export type CaregiverUserChange = Infer<typeof CaregiverUserChange>

/** The caregiver's own record; fetched once after login. */
export const getOwnCaregiver = call('GET /v1/caregivers/0/', { out: OwnCaregiver })

/**
 * Saves what an editor of the own profile changed. Nothing comes back: on success the profile at hand
 * takes what was sent. With the `version` of what is changed, by `profileRecord`, a `conflict` with the record
 * as it is now where somebody has changed that meanwhile.
 */
export const updateCaregiver = call(
  'PATCH /v1/caregivers/',
  {
    in: object({
      caregiver: optional(CaregiverChange),
      user: optional(CaregiverUserChange),
      version: versionField,
    }),
    repeatable: true,
  },
  {
    body: {
      caregiver: {
        desired_wage: 2450,
        spoken_languages: [1, 20],
        schedule_full_time: true,
        licenses: [{ map_id: 3, license_number: 'HH-204816', expires: '2027-06-30' }],
      },
      user: { address: '88 Grand Ave', settings: { max_job_distance_preference: 30 } },
    },
  },
)

/** The caregiver's own reviews, those that wait for approval too. */
export const listOwnReviews = call('GET /v1/caregivers/0/reviews/', { out: array(Review) })

/** How complete a profile is: the numeric state and the score. */
export const ProfileScore = type({
  state_of_caregiver: integer(),
  profile_state_name: string(),
  cg_profile_score: integer(),
  cg_profile_state: string(),
})
export type ProfileScore = Infer<typeof ProfileScore>
/** Works the score out anew. */
export const refreshScore = call(
  'GET /v1/caregivers/:id/update/score/',
  { out: ProfileScore, changes: true },
  { id: 0 },
)
