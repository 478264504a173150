import { dayMs } from '../../kit/constants.js'
import {
  array,
  enums,
  integer,
  nullable,
  number,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { Person } from '../../vocabulary/account/person.js'

/** What an advisor should look at with a family, the most pressing first. */
export const familyNeeds = catalogue([
  {
    id: 'no_visit',
    label: ['Has a caregiver but no visits planned', 'Tiene quien cuide, pero ninguna visita planeada'],
  },
  {
    id: 'unanswered',
    label: ['Applicants waiting 3 days or more', 'Postulantes que esperan 3 días o más'],
  },
  {
    id: 'no_applicants',
    label: ['Nobody has applied in 3 days or more', 'Sin postulantes desde hace 3 días o más'],
  },
])
type FamilyNeed = IdOf<typeof familyNeeds>

/** How long an open job or an applicant may wait before the advisor is told. */
export const advisorWaitMs = 3 * dayMs

/** What is known of a family, as far as it tells what its advisor should look at. Instants; null where there is none. */
export interface AdvisedFacts {
  readonly hired: number
  readonly next_visit: string | null
  /** Since when the applicant who waits longest has not been answered. */
  readonly oldest_applicant: string | null
  /** Since when the open job to which nobody applied is open. */
  readonly oldest_empty_job: string | null
}

/** What an advisor should look at with a family. */
export function needsOf(facts: AdvisedFacts, now: number): FamilyNeed[] {
  const isLong = (since: string | null) => since !== null && now - Date.parse(since) >= advisorWaitMs
  return [
    ...(facts.hired > 0 && facts.next_visit === null ? (['no_visit'] as const) : []),
    ...(isLong(facts.oldest_applicant) ? (['unanswered'] as const) : []),
    ...(isLong(facts.oldest_empty_job) ? (['no_applicants'] as const) : []),
  ]
}

/** A family as its advisor finds it: how to reach it, its next visit as an instant, and what to look at. */
export const AdvisedFamily = type({
  id: number(),
  name: string(),
  city: string(),
  state: string(),
  email: string(),
  phone: nullable(string()),
  open_jobs: integer(),
  hired: integer(),
  next_visit: nullable(string()),
  needs: array(enums(familyNeeds.ids)),
})
export type AdvisedFamily = Infer<typeof AdvisedFamily>

/** The families whom the caller advises, those with something to look at first: for care managers. */
export const listAdvisedFamilies = call('GET /v1/advised-families/', {
  out: array(AdvisedFamily),
  extension: true,
})

/** A family with its jobs, its caregivers and the visits of the next two weeks: no health, no documents, no messages. */
export const AdvisedFamilyDetail = type({
  ...AdvisedFamily.schema,
  time_zone: string(),
  jobs: array(
    type({ id: number(), title: string(), status: string(), created_at: string(), applicants: integer() }),
  ),
  /** Caregivers of the family: `hire_stage` 3 is hired. */
  caregivers: array(type({ ...Person.schema, hire_stage: integer(), since: nullable(string()) })),
  visits: array(type({ id: number(), start: string(), end: string(), caregiver: string() })),
})
export type AdvisedFamilyDetail = Infer<typeof AdvisedFamilyDetail>

/** One family whom the caller advises. Of any other there is nothing to be had. */
export const getAdvisedFamily = call(
  'GET /v1/advised-families/:id/',
  { out: AdvisedFamilyDetail, extension: true },
  { id: 1001 },
)
