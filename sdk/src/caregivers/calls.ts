import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  number,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { SentMessage } from '../vocabulary/chat/entities.js'
import { call } from '../client/call.js'
import { shortNoteField } from '../kit/fields/fields.js'
import {
  ApplicationNote,
  CaregiverSummary,
  Education,
  Experience,
  LatestApplication,
  PublicCaregiver,
  Review,
} from '../vocabulary/caregivers/entities.js'
import { searchSorts } from '../vocabulary/caregivers/constants.js'

/** The filters of the search as the server takes them: lists repeat their key, money is cents an hour. */
export const CaregiverQuery = object({
  city: optional(string()),
  state: optional(string()),
  county: optional(string()),
  zip_code: optional(string()),
  specialty: optional(string()),
  conditions: optional(array(integer())),
  home_support: optional(array(integer())),
  spoken_languages: optional(array(integer())),
  rate_min: optional(integer()),
  rate_max: optional(integer()),
  provider_type: optional(integer()),
  distance: optional(max(min(integer(), 1), 100)),
  schedule: optional(array(string())),
  gender: optional(enums(['female', 'male'])),
  vetted: optional(boolean()),
  favorites: optional(boolean()),
  school_id: optional(integer()),
  business_id: optional(integer()),
  sort: optional(enums(searchSorts)),
  limit: optional(max(min(integer(), 1), 100)),
  offset: optional(min(integer(), 0)),
})
export type CaregiverQuery = Infer<typeof CaregiverQuery>

/**
 * A page of caregivers: `records` is the whole count, also where a page beyond the last is asked for; `summary` is
 * over all of them, in cents an hour. `meta.place` is the place that was understood, null where none was named and
 * none is known, with an empty city for a whole state or county; `meta.nearby` are cities close by.
 */
export const CaregiverPage = type({
  data: array(CaregiverSummary),
  records: integer(),
  summary: type({
    rate_low: nullable(integer()),
    rate_median: nullable(integer()),
    rate_high: nullable(integer()),
    vetted: integer(),
  }),
  meta: type({
    place: nullable(type({ city: string(), state: string(), county: string() })),
    nearby: array(type({ city: string(), state: string(), distance: number(), caregivers: integer() })),
  }),
})
export type CaregiverPage = Infer<typeof CaregiverPage>

/** Caregivers by place and filters, a page at a time; rates in cents an hour. */
export const searchCaregivers = call('GET /v1/caregivers/', {
  query: CaregiverQuery,
  out: CaregiverPage,
  envelope: 'whole',
})

/** A few caregivers near the caller. */
export const listNearbyCaregivers = call('GET /v1/caregivers/near', {
  query: object({ limit: optional(max(min(integer(), 1), 15)) }),
  out: array(CaregiverSummary),
})

/** The public profile of a caregiver. */
export const getCaregiver = call('GET /v1/caregivers/:id/', { out: PublicCaregiver })
/** The reviews of a caregiver, newest first, with how the stars are spread. */
export const listReviews = call('GET /v1/caregivers/:id/reviews/', {
  query: object({ limit: optional(integer()), offset: optional(integer()) }),
  out: type({
    data: array(Review),
    records: integer(),
    /** How many reviews gave one star, two, … five. */
    distribution: array(integer()),
  }),
  envelope: 'whole',
})
/** The schools on a caregiver's public profile. */
export const listEducation = call('GET /v1/caregivers/:id/education/', { out: array(Education) })
/** The work experience on a caregiver's public profile. */
export const listExperience = call('GET /v1/caregivers/:id/experiences/', { out: array(Experience) })
/** Caregivers like this one: near them, and with most of their skills. */
export const listOthersViewed = call('GET /v1/caregivers/:id/others_viewed/', {
  out: array(CaregiverSummary),
})

/** The caregiver's latest application to a job of the calling family; null where there is none. */
export const getLatestApplication = call('GET /v1/caregivers/:id/latest-application/', {
  out: nullable(LatestApplication),
})
/** What the caregiver wrote with that application, or on withdrawing it; null where they wrote nothing. */
export const getApplicationNote = call('GET /v1/caregivers/:id/note/', { out: nullable(ApplicationNote) })

/** Whether the caller may write to this user, and if not, why. */
export const getMessageEligibility = call('GET /v1/can_message/:id/', {
  out: type({ allowed: boolean(), reason: nullable(string()), conversation_id: nullable(number()) }),
})
/** Whether the caller may hire this caregiver, and if not, why. */
export const getHireEligibility = call('GET /v1/can_hire/:id/', {
  out: type({ allowed: boolean(), reason: nullable(string()) }),
})

/** Writes to a caregiver from their profile; starts the conversation when there is none. */
export const messageCaregiver = call('POST /v1/caregivers/:id/messages/', {
  in: object({ message: size(string(), 1, 4000), should_favorite: optional(boolean()) }),
  out: SentMessage,
  repeatable: true,
})
/** Invites a caregiver to apply to one of the family's jobs. */
export const inviteCaregiver = call('POST /v1/caregivers/:id/invites/', {
  in: object({ job_id: integer(), note: optional(shortNoteField) }),
  out: type({ invited: boolean() }),
  repeatable: true,
})
/** Tells a caregiver that the family is waiting for an answer; at most once a day. */
export const notifyCaregiver = call('GET /v1/notify_caregiver/:id/', {
  out: type({ notified: boolean() }),
  changes: true,
})
