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
import { call } from '../client/call.js'
import { pageFields } from '../kit/fields/fields.js'
import { filterFields } from '../kit/filters/filterTable.js'
import { Applicant, Application, ApplicationSections } from '../vocabulary/jobs/applicationEntities.js'
import { helpKinds } from '../vocabulary/jobs/catalogue.js'
import { JobFit, WeeklyHours } from '../vocabulary/jobs/entities.js'
import { jobFilters } from './filters.js'

/** What jobs are searched by: the filters, a place, and the page. */
export const JobQuery = object({
  ...filterFields(jobFilters),
  ...pageFields,
  city: optional(string()),
  state: optional(string()),
  zip_code: optional(string()),
})
export type JobQuery = Infer<typeof JobQuery>

/**
 * A posted job as it is found: no address. Cents an hour, miles. What the family typed and what follows from the
 * person's health is null for whom `mayReadWholeJob` does not name; `help` says the same in general words.
 */
export const JobSummary = type({
  id: number(),
  title: nullable(string()),
  description: nullable(string()),
  help: array(enums(helpKinds.ids)),
  city: string(),
  state: string(),
  distance: nullable(number()),
  start_date: nullable(string()),
  hours_week: nullable(number()),
  schedule_type: integer(),
  housing: integer(),
  provider_type: nullable(integer()),
  conditions: nullable(array(integer())),
  assistance: nullable(array(integer())),
  wage_min: nullable(integer()),
  wage_max: nullable(integer()),
  created_at: string(),
  has_applied: boolean(),
  /** Whether its family has agreed that search engines list it. */
  may_be_indexed: boolean(),
  /** Why it fits the caregiver who asks, and where in part; null for anybody else. */
  why: nullable(array(JobFit)),
})
export type JobSummary = Infer<typeof JobSummary>

/** One job with its schedule and what the family wrote; null, as in the summary, where the reader may not know. */
export const JobDetail = type({
  ...JobSummary.schema,
  care_for: nullable(integer()),
  care_recipient_desc: nullable(string()),
  preferred_gender: nullable(integer()),
  preferred_languages: nullable(array(integer())),
  schedule: array(WeeklyHours),
  end_date: nullable(string()),
  status: string(),
  family: nullable(type({ first_name: string(), last_initial: string() })),
  applicants_count: nullable(integer()),
  application_sections: ApplicationSections,
})
export type JobDetail = Infer<typeof JobDetail>

/**
 * A page of jobs; `records` is the whole count. For a caregiver those come first that fit in full, of which there are
 * `fitting`; what somebody says of themselves ranks jobs and keeps them from none. For anybody else, `fitting` is null.
 */
export const searchJobs = call(
  'GET /v1/jobs/',
  {
    query: JobQuery,
    out: type({
      data: array(JobSummary),
      records: integer(),
      fitting: nullable(integer()),
      meta: type({
        /** The place that was searched, where there is one. */
        place: nullable(type({ city: string(), state: string() })),
        nearby: array(type({ city: string(), state: string(), jobs: integer() })),
      }),
    }),
    envelope: 'whole',
  },
  {
    query: { open_shifts_status: 1, iso_type: 3, shift_block_type: 2, distance: 30, limit: 10, offset: 10 },
  },
)

/** A job with the caller's application, null where there is none. */
export const getJob = call(
  'GET /v1/jobs/:id/',
  {
    out: type({ job: JobDetail, application: nullable(Application) }),
  },
  { id: 71 },
)
/** Who applied to a job, for those who may see it. */
export const listJobApplicants = call('GET /v1/jobs/:id/applicants/', { out: array(Applicant) }, { id: 71 })

/** Open jobs for the caller's kind of caregiver within the distance that they work, nearest first. */
export const listJobsNearMe = call(
  'GET /v1/jobs/near/',
  {
    query: object({ limit: optional(max(min(integer(), 1), 15)) }),
    out: type({ data: array(JobSummary), records: integer() }),
    envelope: 'whole',
    extension: true,
  },
  { query: { limit: 3 } },
)
