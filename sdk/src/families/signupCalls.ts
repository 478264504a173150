import { exampleJob } from './exampleJob.js'
import {
  any,
  integer,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
} from '../kit/structs/struct.js'
import { Identity } from '../vocabulary/account/identity.js'
import { call } from '../client/call.js'
import { Job, JobDraft } from '../vocabulary/jobs/entities.js'
import { Family, FamilySignup, OnboardingDraft } from '../vocabulary/families/entities.js'

/** Query of a job call: `complete: 1` posts the job instead of keeping a draft. */
export const CompleteQuery = object({ complete: optional(integer()) })

/**
 * Creates a family's account and signs in; with `job`, posts its first job at once. A guest client is not signed in:
 * its answer has a `continue_url`, an address on the product's own site that signs in once, within a quarter of an hour.
 */
export const signUpFamily = call(
  'POST /v1/family/',
  {
    in: FamilySignup,
    out: type({ identity: Identity, family: Family, job: optional(Job), continue_url: optional(string()) }),
    extension: true,
    repeatable: true,
    signsIn: true,
  },
  {
    body: {
      first_name: 'Carol',
      last_name: 'Ito',
      email: 'carol.ito@example.com',
      password: 'a long enough password',
      phone: '5105550142',
      care_for: 2,
      city: 'Oakland',
      state: 'CA',
      zip_code: '94601',
      terms: true,
    },
  },
)

/** The sign-up put aside on this browser or by this account; null when there is none. */
export const getOnboardingDraft = call('GET /v1/family/onboarding/', {
  out: nullable(OnboardingDraft),
  extension: true,
})
const Draft = object({ version: string(), step: string(), data: record(string(), any()) })

/** Puts the sign-up aside on the server. Passwords are refused. */
export const updateOnboardingDraft = call(
  'PUT /v1/family/onboarding/',
  {
    in: Draft,
    out: OnboardingDraft,
    extension: true,
    repeatable: true,
  },
  { body: { version: '1', step: 'needs', data: { care_for: 2 } } },
)
/**
 * Mails a link with which the sign-up is resumed, on any device (finish-later dialog): what this browser has put aside,
 * or the `draft` given. Passwords are refused.
 */
export const finishOnboardingLater = call(
  'POST /v1/family/onboarding/finish_later/',
  {
    in: object({ email: size(string(), 3, 254), draft: optional(Draft) }),
    extension: true,
    repeatable: true,
  },
  { body: { email: 'carol.ito@example.com' } },
)
/** Takes up a sign-up by its mailed link. */
export const resumeOnboarding = call(
  'POST /v1/family/onboarding/resume/',
  {
    in: object({ token: size(string(), 10, 200) }),
    out: OnboardingDraft,
    extension: true,
    repeatable: true,
  },
  { body: { token: '0123456789' } },
)

/** Posts the job of a sign-up, which completes the onboarding. */
export const postFirstJob = call(
  'POST /v1/family/job/0/',
  {
    query: CompleteQuery,
    in: JobDraft,
    out: Job,
    repeatable: true,
  },
  { query: { complete: 1 }, body: exampleJob },
)
