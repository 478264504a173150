import {
  array,
  boolean,
  enums,
  integer,
  object,
  optional,
  partial,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { lineField, noteField } from '../kit/fields/fields.js'
import { Applicant } from '../vocabulary/jobs/applicationEntities.js'
import { Job, JobDraft } from '../vocabulary/jobs/entities.js'
import { CompleteQuery } from './signupCalls.js'

/** Any fields of a job, and whether it is still looked for. */
export const JobChange = partial(
  object({ ...JobDraft.schema, status: enums(['draft', 'open', 'filled', 'closed']) }),
)
export type JobChange = Infer<typeof JobChange>

/** Changes one of the family's jobs; `complete: 1` posts a draft. */
export const updateJob = call(
  'PATCH /v1/family/job/1000/:id/',
  {
    query: CompleteQuery,
    in: JobChange,
    out: Job,
    repeatable: true,
  },
  { id: 71, query: { complete: 1 }, body: { status: 'closed' } },
)
/** Completes the onboarding with a job that holds nothing yet: for who wants to describe the care later. */
export const startEmptyJob = call('POST /v1/family/empty_job/0/', { out: Job, repeatable: true })
/** Who applied to one of the family's jobs. */
export const listOwnJobApplicants = call(
  'GET /v1/family/job/1000/:id/applicants/',
  { out: array(Applicant) },
  { id: 71 },
)

/** Declines a caregiver who applied or is in touch, with a reason, and feedback for the staff. */
export const declineCaregiver = call(
  'POST /v1/caregivers/:id/decline/',
  {
    in: object({ job_id: optional(integer()), reason: optional(lineField), feedback: optional(noteField) }),
    out: type({ declined: boolean() }),
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { job_id: 71, reason: 'found somebody' } },
)
