import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  partial,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { versionField } from '../kit/fields/fields.js'
import { namedParts, type Editable } from '../kit/state/recordVersion.js'
import { Applicant } from '../vocabulary/jobs/applicationEntities.js'
import { Job, JobDraft } from '../vocabulary/jobs/entities.js'
import { CompleteQuery } from './signupCalls.js'

/** Any fields of a job, and whether it is still looked for. */
export const JobChange = partial(
  object({
    ...JobDraft.schema,
    status: enums(['draft', 'open', 'filled', 'closed']),
    version: versionField,
  }),
)
export type JobChange = Infer<typeof JobChange>

/** What a family changes of a job: what the change names. Who applies meanwhile is no change of it. */
export const jobRecord: Editable<Job, JobChange> = { shape: Job, parts: namedParts }

/**
 * Changes one of the family's jobs; `complete: 1` posts a draft. With the version of what was seen of it, a `conflict`
 * with the job as it is now where another tab has changed the same. Closed or filled it takes no more applications, and
 * who had applied is told, each once.
 */
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

/** What came of an answer to who applied. */
export const ApplicantAnswer = type({
  accepted: boolean(),
  declined: boolean(),
  /** Until this instant the answer can be taken back; the caregiver is told after it. */
  undo_until: nullable(string()),
  /** The connection that a yes began, or was there already. */
  connection_id: nullable(number()),
})
export type ApplicantAnswer = Infer<typeof ApplicantAnswer>

/**
 * Says yes to somebody who applied: they join the family's caregivers, in touch (hire stage 1). Nothing is agreed, signed
 * or paid by it. The caregiver is told once the answer can no longer be taken back.
 */
export const acceptApplicant = call(
  'POST /v1/family/job/1000/:id/applicants/:caregiver_id/accept/',
  { out: ApplicantAnswer, extension: true, repeatable: true },
  { id: 71, caregiver_id: 51 },
)
/** Takes back the yes or the no to who applied, as long as the caregiver has not been told: else a `conflict`. */
export const undoApplicantAnswer = call(
  'DELETE /v1/family/job/1000/:id/applicants/:caregiver_id/answer/',
  { out: ApplicantAnswer, extension: true, repeatable: true },
  { id: 71, caregiver_id: 51 },
)
