import { exampleJob } from './exampleJob.js'
import {
  array,
  boolean,
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
import { CaregiverSummary } from '../vocabulary/caregivers/entities.js'
import { call } from '../client/call.js'
import { Job, JobDraft } from '../vocabulary/jobs/entities.js'
import { Family, FamilyDashboard } from '../vocabulary/families/entities.js'
import { CompleteQuery } from './signupCalls.js'

/** The family's own record; fetched once after login. */
export const getOwnFamily = call('GET /v1/family/0/', { out: Family, extension: true })
/** Everything the family's dashboard shows, in one answer. */
export const getFamilyDashboard = call('GET /v1/family/0/dashboard/', { out: FamilyDashboard })
/** Caregivers near the family who fit its latest open job, the best fitting first. */
export const listRecommendedCaregivers = call('GET /v1/family/recommend/', { out: array(CaregiverSummary) })
/** The family's favourite caregivers, a page at a time. */
export const listFavorites = call(
  'GET /v1/family/:id/favorites_list/',
  {
    query: object({ page: optional(min(integer(), 1)), perPage: optional(max(min(integer(), 1), 100)) }),
    out: type({ data: array(type({ provider: CaregiverSummary })), records: integer() }),
    envelope: 'whole',
  },
  { id: 41, query: { page: 2, perPage: 15 } },
)
/** Puts a caregiver among the family's favourites. */
export const addFavorite = call(
  'POST /v1/family/0/favorites/:id/',
  {
    out: type({ has_favorited: boolean() }),
    repeatable: true,
  },
  { id: 51 },
)
/** Takes a caregiver from the family's favourites. */
export const removeFavorite = call(
  'DELETE /v1/family/0/favorites/:id/',
  {
    out: type({ has_favorited: boolean() }),
    repeatable: true,
  },
  { id: 51 },
)

/** The family's own jobs, newest first. */
export const listOwnJobs = call('GET /v1/family/job/1000/', { out: array(Job) })
/** One of the family's own jobs. */
export const getOwnJob = call('GET /v1/family/job/1000/:id/', { out: Job }, { id: 71 })
/** Adds a job; `complete: 1` posts it. */
export const addJob = call(
  'POST /v1/family/job/1000/',
  {
    query: CompleteQuery,
    in: JobDraft,
    out: Job,
    repeatable: true,
  },
  { query: { complete: 1 }, body: exampleJob },
)

/** What a caregiver in touch with a family is shown of it: nothing private. */
export const FamilySummary = type({
  id: number(),
  first_name: string(),
  last_initial: string(),
  photo: nullable(string()),
  city: string(),
  state: string(),
  /** A day. */
  member_since: string(),
  /** The open jobs; without a title for a caregiver who may not read all of them. */
  jobs: array(type({ id: number(), title: nullable(string()), hours_week: number() })),
})
export type FamilySummary = Infer<typeof FamilySummary>
/** A family as a caregiver sees it. */
export const getFamilySummary = call(
  'GET /v1/family/:id/profile-summary/',
  { out: FamilySummary },
  { id: 41 },
)
