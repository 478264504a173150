import { any, array, boolean, integer, max, min, nullable, object, optional, record, size, string, type } from 'superstruct'
import { CaregiverSummary } from '../caregivers/entities.js'
import { call } from '../client/call.js'
import { Identity } from '../account/identity.js'
import { Job, JobDraft } from '../jobs/entities.js'
import { Family, FamilyDashboard, FamilySignup, OnboardingDraft } from './entities.js'

/** The family's own record; fetched once after login (D1 §4). */
export const getMyFamily = call('GET /v1/family/0/', { out: Family, extension: true })
/** Creates a family's account and signs in. */
export const signUpFamily = call('POST /v1/family/', {
  in: FamilySignup,
  out: type({ identity: Identity, family: Family }),
  extension: true,
  repeatable: true,
  signsIn: true,
})

/** The sign-up put aside on this browser or by this account; null when there is none. */
export const getOnboardingDraft = call('GET /v1/family/onboarding/', { out: nullable(OnboardingDraft), extension: true })
/** Puts the sign-up aside on the server. Passwords are refused. */
export const saveOnboardingDraft = call('PUT /v1/family/onboarding/', {
  in: object({ version: string(), step: string(), data: record(string(), any()) }),
  out: OnboardingDraft,
  extension: true,
  repeatable: true,
})
/** Mails a link with which the sign-up is resumed, on any device (finish-later dialog). */
export const finishOnboardingLater = call('POST /v1/family/onboarding/finish_later/', {
  in: object({ email: size(string(), 3, 254) }),
  extension: true,
  repeatable: true,
})
/** Takes up a sign-up by its mailed link. */
export const resumeOnboarding = call('POST /v1/family/onboarding/resume/', {
  in: object({ token: size(string(), 10, 200) }),
  out: OnboardingDraft,
  extension: true,
  repeatable: true,
})

export const getFamilyDashboard = call('GET /v1/family/0/dashboard/', { out: FamilyDashboard })
export const recommendCaregivers = call('GET /v1/family/recommend/', { out: array(CaregiverSummary) })
export const listFavorites = call('GET /v1/family/:id/favorites_list/', {
  query: object({ page: optional(min(integer(), 1)), perPage: optional(max(min(integer(), 1), 100)) }),
  out: type({ data: array(type({ provider: CaregiverSummary })), records: integer() }),
  envelope: 'whole',
})
export const addFavorite = call('POST /v1/family/0/favorites/:id/', {
  out: type({ has_favorited: boolean() }),
  repeatable: true,
})
export const removeFavorite = call('DELETE /v1/family/0/favorites/:id/', {
  out: type({ has_favorited: boolean() }),
  repeatable: true,
})

export const listMyJobs = call('GET /v1/family/job/1000/', { out: array(Job) })
export const getMyJob = call('GET /v1/family/job/1000/:id/', { out: Job })
const CompleteQuery = object({ complete: optional(integer()) })
/** Adds a job; `complete: 1` posts it. */
export const addJob = call('POST /v1/family/job/1000/', {
  query: CompleteQuery,
  in: JobDraft,
  out: Job,
  repeatable: true,
})
/** Posts the job of a sign-up, which completes the onboarding (D3 §4). */
export const postFirstJob = call('POST /v1/family/job/0/', {
  query: CompleteQuery,
  in: JobDraft,
  out: Job,
  repeatable: true,
})
