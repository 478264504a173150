import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { housing } from '../caregivers/catalogue.js'
import { jobFitParts, jobScheduleTypes } from './catalogue.js'

/** Hours of one week day: 0 is Sunday; times are HH:MM, and an end at or before the start is the next morning. */
export const WeeklyHours = type({ day_of_week: integer(), start_time: string(), end_time: string() })
export type WeeklyHours = Infer<typeof WeeklyHours>

/** A job as its family posts it: care needed, schedule, place and wage in cents an hour. */
export const JobDraft = object({
  title: size(string(), 1, 120),
  description: size(string(), 0, 4000),
  care_for: integer(),
  care_recipient_desc: optional(size(string(), 0, 2000)),
  provider_type: optional(integer()),
  conditions: array(integer()),
  assistance: array(integer()),
  schedule_type: enums(jobScheduleTypes.ids),
  schedule: array(object({ day_of_week: integer(), start_time: string(), end_time: string() })),
  hours_week: nullable(number()),
  num_days: optional(nullable(integer())),
  time_of_day: optional(array(string())),
  housing: enums(housing.ids),
  preferred_gender: enums([0, 1, 2]),
  preferred_languages: array(integer()),
  wage_min: optional(nullable(integer())),
  wage_max: optional(nullable(integer())),
  start_date: string(),
  end_date: optional(nullable(string())),
  city: string(),
  state: string(),
  zip_code: string(),
  /** Agreed to in so many words: search engines may list what a visitor sees of the job. Without it, no. */
  may_be_indexed: optional(boolean()),
})
export type JobDraft = Infer<typeof JobDraft>

/**
 * Why a job fits the caregiver who reads of it, or where it does so in part: `ids` are of the catalogue of what it is
 * about, empty for the pay (`whyJobFits`).
 */
export const JobFit = type({ about: enums(jobFitParts), fits: boolean(), ids: array(integer()) })
export type JobFit = Infer<typeof JobFit>

/** A posted job as its family sees it. */
export const Job = type({
  id: number(),
  status: enums(['draft', 'open', 'filled', 'closed']),
  title: string(),
  description: string(),
  care_for: integer(),
  provider_type: nullable(integer()),
  conditions: array(integer()),
  assistance: array(integer()),
  schedule_type: integer(),
  schedule: array(WeeklyHours),
  hours_week: nullable(number()),
  housing: integer(),
  preferred_gender: integer(),
  preferred_languages: array(integer()),
  wage_min: nullable(integer()),
  wage_max: nullable(integer()),
  start_date: string(),
  end_date: nullable(string()),
  num_days: nullable(integer()),
  time_of_day: array(string()),
  city: string(),
  state: string(),
  zip_code: string(),
  may_be_indexed: boolean(),
  created_at: string(),
  applicants_count: integer(),
})
export type Job = Infer<typeof Job>
