import {
  any,
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { Person } from '../account/person.js'
import { CaregiverSummary } from '../caregivers/entities.js'
import { advisorCallStates } from './advisorCalls.js'
import { Applicant } from '../jobs/applicationEntities.js'
import { Job, JobDraft } from '../jobs/entities.js'

/** A family's own record. `care_for` is a relationship id, `how_soon` a day. */
export const Family = type({
  id: number(),
  email: string(),
  first_name: string(),
  last_name: string(),
  user: type({ first_name: string(), last_name: string() }),
  care_for: nullable(integer()),
  how_soon: nullable(string()),
  city: string(),
  state: string(),
  zip_code: string(),
  onboarding_completed: boolean(),
  onboarding_saved_step: nullable(string()),
})
export type Family = Infer<typeof Family>

/** What creates a family's account: who writes, how to reach them, where care is needed, and the job to post. */
export const FamilySignup = object({
  first_name: size(string(), 1, 60),
  last_name: size(string(), 1, 60),
  email: size(string(), 3, 254),
  password: size(string(), 1, 256),
  phone: size(string(), 10, 11),
  preferred_contact_method: optional(nullable(string())),
  call_availability: optional(array(string())),
  referer: optional(nullable(size(string(), 0, 120))),
  invite_code: optional(nullable(size(string(), 0, 60))),
  member_id: optional(nullable(size(string(), 0, 60))),
  payment_option: optional(nullable(string())),
  payment_option_other: optional(nullable(size(string(), 0, 200))),
  partner_code: optional(nullable(size(string(), 0, 60))),
  care_for: integer(),
  city: string(),
  state: string(),
  zip_code: string(),
  dob: optional(nullable(string())),
  gender: optional(nullable(enums(['female', 'male']))),
  terms: boolean(),
  language: optional(enums(['en', 'es'])),
  job: optional(JobDraft),
})
export type FamilySignup = Infer<typeof FamilySignup>

/** A sign-up put aside: the step reached and what was entered, never a password. */
export const OnboardingDraft = type({
  version: string(),
  step: string(),
  data: record(string(), any()),
  saved_at: string(),
})
export type OnboardingDraft = Infer<typeof OnboardingDraft>

/** A notice on a dashboard, as the server words it. */
export const Alert = type({
  id: number(),
  kind: string(),
  title: string(),
  body: string(),
  href: nullable(string()),
  created_at: string(),
})
export type Alert = Infer<typeof Alert>

/** A family and a caregiver who are in touch. `hire_stage`: 1 contact, 2 hire, 3 hired. Rates in cents. */
export const ConnectionSummary = type({
  id: number(),
  provider: CaregiverSummary,
  family: Person,
  hire_stage: integer(),
  provider_hourly_rate: nullable(integer()),
  provider_daily_rate: nullable(integer()),
  job_id: nullable(number()),
  start_date: nullable(string()),
  conversation_id: nullable(number()),
})
export type ConnectionSummary = Infer<typeof ConnectionSummary>

/** A job on its family's dashboard: with the latest who applied and were not declined. */
export const DashboardJob = type({ ...Job.schema, applicants_list: array(Applicant) })
export type DashboardJob = Infer<typeof DashboardJob>

/**
 * The family's dashboard. The advisor is the care manager who looks after the family, `call` the state of the last call that
 * it asked for; null where there is none, `advisorCallStates` otherwise.
 */
export const FamilyDashboard = type({
  alerts: array(Alert),
  jobs: array(DashboardJob),
  connections: array(ConnectionSummary),
  favorites: array(type({ provider: CaregiverSummary })),
  advisor: nullable(
    type({
      name: string(),
      phone: string(),
      email: string(),
      call: nullable(enums(advisorCallStates.ids)),
    }),
  ),
})
export type FamilyDashboard = Infer<typeof FamilyDashboard>
