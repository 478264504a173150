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
  omit,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { call } from '../client/call.js'
import { flagFields } from '../client/fields.js'
import { Alert, ConnectionSummary } from '../families/entities.js'
import { JobSummary } from '../jobs/searchCalls.js'
import { shiftAvailabilities, shiftDurations, shiftZones } from '../shifts/catalogue.js'
import { scheduleFlags } from './catalogue.js'
import { Education, Experience } from './entities.js'
import { License } from './licenseCalls.js'

/**
 * A caregiver's own record (D2 §3), with what nobody else is shown: address, e-mail, phone, birthday. Wage in cents
 * an hour. `cg_profile_score` is 0 to 100.
 */
export const MyCaregiver = type({
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
  /** Objects when read, ids when written (D2 §3). */
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
export type MyCaregiver = Infer<typeof MyCaregiver>

/** The caregiver's own record; fetched once after login (D1 §4; D2 §7). */
export const getMyCaregiver = call('GET /v1/caregivers/0/', { out: MyCaregiver })

/** What the caregiver should look at, the most urgent first (D2 §7). */
export const listMyAlerts = call('GET /v1/caregivers/0/alerts/', { out: array(Alert) })

/** A connection as its caregiver sees it: with the job that it is about, whose title only who may read all of it is told. */
export const CaregiverConnection = type({
  ...ConnectionSummary.schema,
  job: nullable(
    type({
      id: number(),
      title: nullable(string()),
      city: string(),
      state: string(),
      hours_week: nullable(number()),
    }),
  ),
})
export type CaregiverConnection = Infer<typeof CaregiverConnection>

/** The caregiver's own jobs: the families she is in touch with, those who hired her first (D2 §7; D3 §7). */
export const listCaregiverConnections = call('GET /v1/caregivers/:id/jobs/', {
  out: array(CaregiverConnection),
})

/** What a week's work comes to, in cents before taxes; `start` is its Sunday. `open` is the week that still goes on. */
export const WeekEarnings = type({ start: string(), minutes: integer(), cents: integer(), open: boolean() })
export type WeekEarnings = Infer<typeof WeekEarnings>

/** What a caregiver earned by the hours that were clocked, by week, the earliest first. */
export const listMyEarnings = call('GET /v1/caregivers/0/earnings/', {
  out: array(WeekEarnings),
  extension: true,
})

/** The family's connections, those who are hired first (D3 §7). */
export const listConnections = call('GET /v1/connections/', { out: array(ConnectionSummary) })

/** Open jobs for the caller's kind of caregiver within the distance that she works, nearest first. */
export const jobsNearMe = call('GET /v1/jobs/near/', {
  query: object({ limit: optional(max(min(integer(), 1), 15)) }),
  out: type({ data: array(JobSummary), records: integer() }),
  envelope: 'whole',
  extension: true,
})
