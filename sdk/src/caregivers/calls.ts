import {
  array,
  boolean,
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

/** A few caregivers near the caller. */
export const listNearbyCaregivers = call(
  'GET /v1/caregivers/near',
  {
    query: object({ limit: optional(max(min(integer(), 1), 15)) }),
    out: array(CaregiverSummary),
  },
  { query: { limit: 3 } },
)

/** The public profile of a caregiver. */
export const getCaregiver = call('GET /v1/caregivers/:id/', { out: PublicCaregiver }, { id: 51 })
/** The reviews of a caregiver, newest first, with how the stars are spread. */
export const listReviews = call(
  'GET /v1/caregivers/:id/reviews/',
  {
    query: object({ limit: optional(integer()), offset: optional(integer()) }),
    out: type({
      data: array(Review),
      records: integer(),
      /** How many reviews gave one star, two, … five. */
      distribution: array(integer()),
    }),
    envelope: 'whole',
  },
  { id: 51, query: { limit: 10, offset: 10 } },
)
/** The schools on a caregiver's public profile. */
export const listEducation = call('GET /v1/caregivers/:id/education/', { out: array(Education) }, { id: 51 })
/** The work experience on a caregiver's public profile. */
export const listExperience = call(
  'GET /v1/caregivers/:id/experiences/',
  { out: array(Experience) },
  { id: 51 },
)
/** Caregivers like this one: near them, and with most of their skills. */
export const listOthersViewed = call(
  'GET /v1/caregivers/:id/others_viewed/',
  {
    out: array(CaregiverSummary),
  },
  { id: 51 },
)

/** The caregiver's latest application to a job of the calling family; null where there is none. */
export const getLatestApplication = call(
  'GET /v1/caregivers/:id/latest-application/',
  {
    out: nullable(LatestApplication),
  },
  { id: 51 },
)
/** What the caregiver wrote with that application, or on withdrawing it; null where they wrote nothing. */
export const getApplicationNote = call(
  'GET /v1/caregivers/:id/note/',
  { out: nullable(ApplicationNote) },
  { id: 51 },
)

/** Whether the caller may write to this user, and if not, why. */
export const getMessageEligibility = call(
  'GET /v1/can_message/:id/',
  {
    out: type({ allowed: boolean(), reason: nullable(string()), conversation_id: nullable(number()) }),
  },
  { id: 51 },
)
/** Whether the caller may hire this caregiver, and if not, why. */
export const getHireEligibility = call(
  'GET /v1/can_hire/:id/',
  {
    out: type({ allowed: boolean(), reason: nullable(string()) }),
  },
  { id: 51 },
)

/** Writes to a caregiver from their profile; starts the conversation when there is none. */
export const messageCaregiver = call(
  'POST /v1/caregivers/:id/messages/',
  {
    in: object({ message: size(string(), 1, 4000), should_favorite: optional(boolean()) }),
    out: SentMessage,
    repeatable: true,
  },
  { id: 51, body: { message: 'Good morning' } },
)
/** Invites a caregiver to apply to one of the family's jobs. */
export const inviteCaregiver = call(
  'POST /v1/caregivers/:id/invites/',
  {
    in: object({ job_id: integer(), note: optional(shortNoteField) }),
    out: type({ invited: boolean() }),
    repeatable: true,
  },
  { id: 51, body: { job_id: 71 } },
)
/** Tells a caregiver that the family is waiting for an answer; at most once a day. */
export const notifyCaregiver = call(
  'GET /v1/notify_caregiver/:id/',
  {
    out: type({ notified: boolean() }),
    changes: true,
  },
  { id: 51 },
)
