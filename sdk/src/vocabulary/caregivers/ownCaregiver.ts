import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  omit,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { flagFields } from '../../kit/fields/fields.js'
import { shiftAvailabilities, shiftDurations, shiftZones } from '../shifts/catalogue.js'
import { scheduleFlags } from './catalogue.js'
import { Education, Experience } from './entities.js'
import { License } from './licenseEntities.js'

/**
 * A caregiver's own record, with what nobody else is shown: address, e-mail, phone, birthday. Wage in cents
 * an hour. `cg_profile_score` is 0 to 100.
 */
export const OwnCaregiver = type({
  id: number(),
  user: type({
    first_name: string(),
    last_name: string(),
    address: string(),
    address2: string(),
    city: string(),
    state: string(),
    zip_code: string(),
    latitude: nullable(number()),
    longitude: nullable(number()),
    /** Whether a provider of addresses knows this very street; an address that was merely typed is not verified. */
    address_verified: boolean(),
    email: string(),
    phone: nullable(string()),
    /** How far they work, in miles. */
    settings: optional(type({ max_job_distance_preference: nullable(number()) })),
  }),
  birthday: nullable(string()),
  gender: nullable(enums(['female', 'male'])),
  about: string(),
  photo: nullable(string()),
  /** Where the own photo stands, of `photoStates`. */
  photo_state: string(),
  is_hcp: boolean(),
  housing: integer(),
  licenses: array(omit(License, ['photos'])),
  education: array(Education),
  experience: array(Experience),
  conditions: array(number()),
  home_support: array(number()),
  desired_wage: integer(),
  avg_rating: nullable(number()),
  reviews_count: integer(),
  phone_verified: boolean(),
  /** Objects when read, ids when written. */
  spoken_languages: array(type({ id: number() })),
  background_checked: boolean(),
  background_photo_url: nullable(string()),
  certifications_initials: array(string()),
  covid_vaccinated_tag: boolean(),
  provider_types: array(number()),
  state_of_caregiver: integer(),
  profile_state_name: string(),
  cg_profile_score: integer(),
  cg_profile_state: string(),
  ...flagFields(scheduleFlags.ids),
  ...flagFields(shiftAvailabilities.ids),
  ...flagFields(shiftDurations.ids),
  ...flagFields(shiftZones.entries.map(({ flag }) => flag)),
})
export type OwnCaregiver = Infer<typeof OwnCaregiver>
