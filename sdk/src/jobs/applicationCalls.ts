import {
  array,
  boolean,
  nullable,
  object,
  optional,
  record,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { noteField, OptionalNote } from '../kit/fields/fields.js'
import { Application } from '../vocabulary/jobs/applicationEntities.js'
import { JobSummary } from './searchCalls.js'

/** Applies to a job, again after a withdrawal too. Needs a verified phone. */
export const applyToJob = call(
  'POST /v1/jobs/:id/apply/',
  {
    in: OptionalNote,
    out: Application,
    repeatable: true,
  },
  { id: 71, body: { note: 'I live close by.' } },
)
/** Withdraws: the job counts as not applied. */
export const withdrawApplication = call(
  'DELETE /v1/jobs/:id/apply/',
  {
    in: OptionalNote,
    out: Application,
    repeatable: true,
  },
  { id: 71, body: { note: 'Found another.' } },
)
/** Says no to a job. */
export const markNotInterested = call(
  'DELETE /v1/jobs/:id/notinterested/',
  {
    in: OptionalNote,
    out: Application,
    repeatable: true,
  },
  { id: 71 },
)

/** What came of the questions before an application: it was made, or it was not. */
export const ScreenedApplication = type({ passed: boolean(), application: nullable(Application) })
export type ScreenedApplication = Infer<typeof ScreenedApplication>
/** Answers the questions of a job (`applyQuestions`) by yes or no, and applies, with a note, where they suffice. */
export const applyWithScreening = call(
  'POST /v1/jobs/:id/apply-screening/',
  {
    in: object({ answers: record(string(), boolean()), note: optional(noteField) }),
    out: ScreenedApplication,
    repeatable: true,
  },
  { id: 71, body: { answers: { q1: true } } },
)

/** The caregiver's own applications, latest first, each with its job. */
export const listOwnApplications = call('GET /v1/caregivers/0/applications/', {
  out: array(type({ ...Application.schema, job: JobSummary })),
})
